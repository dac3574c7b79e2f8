//! 10-20-30 decks whose games are long.

use super::{decks::outcome, rules::Outcome, Deck};

/// The longest games known, found by changing and swapping cards while the game got no shorter.
pub const KNOWN: [Deck; 8] = [
    // Loss: 2098, a standard pack.
    [
        7, 10, 9, 5, 10, 1, 6, 8, 10, 5, 4, 2, 4, 3, 3, 10, 6, 4, 7, 10, 10, 8, 10, 10, 7, 10, 5, 9, 2, 1, 6, 6, 8, 7,
        3, 10, 10, 9, 1, 10, 10, 4, 2, 10, 10, 1, 5, 8, 3, 9, 2, 10,
    ],
    // Loss: 2080, a standard pack.
    [
        1, 4, 2, 4, 5, 10, 10, 5, 6, 10, 3, 6, 6, 9, 7, 10, 2, 5, 10, 4, 3, 4, 1, 1, 10, 10, 6, 8, 7, 10, 10, 5, 7, 1,
        10, 10, 10, 8, 3, 10, 9, 9, 7, 10, 2, 10, 2, 3, 9, 8, 8, 10,
    ],
    // Win : 2007, a standard pack.
    [
        7, 4, 10, 5, 10, 3, 5, 10, 10, 2, 10, 5, 10, 8, 3, 2, 8, 1, 10, 4, 10, 10, 9, 10, 8, 10, 7, 1, 9, 3, 10, 10, 4,
        1, 7, 10, 9, 2, 5, 4, 9, 3, 1, 6, 7, 10, 6, 8, 6, 2, 6, 10,
    ],
    // Draw: 1801, a standard pack.
    [
        4, 10, 4, 3, 10, 10, 10, 3, 8, 9, 10, 3, 10, 10, 10, 7, 7, 9, 6, 2, 10, 10, 5, 7, 3, 1, 10, 10, 1, 1, 9, 4, 10,
        10, 6, 8, 4, 2, 10, 5, 5, 2, 6, 5, 9, 2, 6, 8, 10, 1, 8, 7,
    ],
    // Draw: 145558, no standard pack.
    [
        3, 1, 9, 4, 10, 2, 5, 5, 1, 9, 5, 10, 5, 4, 1, 8, 2, 1, 10, 8, 9, 5, 8, 7, 7, 3, 8, 3, 8, 7, 4, 3, 4, 9, 1, 8,
        3, 8, 4, 10, 10, 3, 1, 9, 4, 9, 8, 2, 5, 2, 4, 7,
    ],
    // Draw: 116980, no standard pack.
    [
        8, 10, 5, 2, 2, 9, 7, 4, 4, 4, 10, 9, 6, 9, 2, 6, 1, 9, 10, 10, 10, 5, 6, 8, 6, 1, 7, 8, 2, 1, 6, 4, 8, 6, 9,
        7, 4, 5, 2, 6, 7, 9, 2, 8, 1, 4, 10, 2, 4, 5, 9, 4,
    ],
    // Win : 8763, no standard pack.
    [
        4, 9, 7, 5, 2, 3, 6, 8, 9, 7, 9, 10, 3, 8, 6, 2, 6, 6, 5, 8, 6, 10, 2, 5, 6, 6, 3, 1, 6, 6, 7, 2, 3, 6, 5, 10,
        2, 3, 6, 1, 9, 5, 6, 6, 6, 8, 9, 6, 4, 3, 3, 3,
    ],
    // Loss: 2338, no standard pack.
    [
        4, 10, 5, 5, 7, 2, 9, 6, 7, 6, 6, 6, 9, 6, 10, 8, 7, 4, 7, 6, 2, 6, 8, 2, 10, 5, 5, 1, 7, 4, 3, 9, 7, 9, 8, 3,
        9, 5, 1, 6, 10, 3, 2, 9, 8, 10, 2, 4, 7, 8, 5, 10,
    ],
];

/// The deck with the longest game among 64.
pub fn of_many(deck: impl FnMut() -> Deck) -> Deck {
    std::iter::repeat_with(deck).take(64).max_by_key(length).expect("64 are more than none")
}

/// How many cards are dealt until the game ends.
fn length(deck: &Deck) -> u64 {
    match outcome(deck) {
        Outcome::Win(dealt) | Outcome::Loss(dealt) | Outcome::Draw { dealt, .. } => dealt,
    }
}

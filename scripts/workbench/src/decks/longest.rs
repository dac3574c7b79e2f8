//! 10-20-30 decks whose games are long.

use super::outcome;
use crate::{literal::ten_twenty_thirty::Outcome, Deck};

/// The longest games known, found by changing and swapping cards while the game got no shorter.
pub const KNOWN: [Deck; 7] = [
    // Loss: 2080, a standard pack.
    [
        1, 4, 2, 4, 5, 10, 10, 5, 6, 10, 3, 6, 6, 9, 7, 10, 2, 5, 10, 4, 3, 4, 1, 1, 10, 10, 6, 8,
        7, 10, 10, 5, 7, 1, 10, 10, 10, 8, 3, 10, 9, 9, 7, 10, 2, 10, 2, 3, 9, 8, 8, 10,
    ],
    // Win : 2007, a standard pack.
    [
        7, 4, 10, 5, 10, 3, 5, 10, 10, 2, 10, 5, 10, 8, 3, 2, 8, 1, 10, 4, 10, 10, 9, 10, 8, 10, 7,
        1, 9, 3, 10, 10, 4, 1, 7, 10, 9, 2, 5, 4, 9, 3, 1, 6, 7, 10, 6, 8, 6, 2, 6, 10,
    ],
    // Draw: 1636, a standard pack.
    [
        8, 1, 10, 5, 10, 10, 4, 6, 5, 10, 8, 10, 10, 1, 6, 10, 10, 4, 10, 7, 3, 8, 5, 10, 5, 6, 9,
        6, 9, 2, 3, 7, 10, 10, 2, 7, 9, 7, 4, 3, 3, 9, 10, 10, 10, 10, 1, 2, 4, 8, 1, 2,
    ],
    // Draw: 102121, no standard pack.
    [
        9, 8, 4, 6, 3, 4, 5, 10, 10, 7, 4, 4, 8, 2, 5, 10, 2, 7, 10, 8, 3, 6, 5, 9, 5, 6, 9, 9, 6,
        6, 4, 7, 2, 8, 6, 4, 8, 10, 5, 8, 3, 2, 5, 2, 8, 7, 7, 3, 6, 10, 9, 7,
    ],
    // Draw: 71401, no standard pack.
    [
        5, 3, 4, 8, 9, 9, 8, 4, 5, 8, 9, 4, 10, 10, 8, 7, 8, 3, 5, 1, 1, 4, 5, 5, 7, 4, 7, 1, 7, 5,
        10, 2, 2, 5, 4, 10, 7, 3, 7, 8, 8, 2, 4, 8, 4, 1, 7, 3, 5, 10, 9, 3,
    ],
    // Loss: 2035, no standard pack.
    [
        4, 5, 3, 10, 9, 6, 8, 2, 3, 10, 2, 1, 1, 10, 5, 4, 7, 3, 10, 8, 2, 5, 8, 2, 7, 9, 8, 10, 6,
        6, 8, 2, 3, 2, 9, 9, 6, 7, 3, 1, 4, 1, 1, 9, 2, 2, 4, 5, 1, 9, 2, 5,
    ],
    // Win : 1857, no standard pack.
    [
        8, 9, 6, 4, 2, 1, 9, 5, 4, 4, 9, 1, 9, 10, 5, 6, 4, 2, 7, 3, 9, 7, 2, 6, 7, 9, 1, 4, 2, 9,
        10, 1, 3, 1, 3, 9, 2, 10, 3, 8, 3, 10, 4, 10, 6, 1, 2, 6, 5, 8, 1, 4,
    ],
];

/// The deck with the longest game among 64.
pub fn of_many(deck: impl FnMut() -> Deck) -> Deck {
    std::iter::repeat_with(deck)
        .take(64)
        .max_by_key(length)
        .expect("64 are more than none")
}

/// How many cards are dealt until the game ends.
fn length(deck: &Deck) -> u64 {
    match outcome(deck) {
        Outcome::Win(dealt) | Outcome::Loss(dealt) | Outcome::Draw { dealt, .. } => dealt,
    }
}

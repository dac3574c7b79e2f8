//! Ways to get the rules wrong.

use super::rules::Rules;
use crate::Misreading;

/// The known ways to get the rules wrong.
pub fn all() -> Vec<Misreading<Rules>> {
    let right = Rules::default;
    // Lengths that a slip of the pen makes, such as an index one too low or too high.
    let steps = [
        ("two places to the left, not three", [2, 1]),
        ("four places to the left, not three", [4, 1]),
        ("two places to the left, not one", [3, 2]),
    ]
    .map(|(words, steps)| (format!("goes {words}"), Rules { steps, ..right() }));
    let others = [
        ("has the step order wrong: it tries one place to the left before three", Rules { steps: [1, 3], ..right() }),
        ("goes only one place to the left, never three", Rules { steps: [1, 1], ..right() }),
        ("goes only three places to the left, never one", Rules { steps: [3, 3], ..right() }),
        ("ignores the suit: only equal ranks match", Rules { by_suit: false, ..right() }),
        ("ignores the rank: only equal suits match", Rules { by_rank: false, ..right() }),
        ("moves the rightmost card that can move, not the leftmost", Rules { rightmost: true, ..right() }),
        (
            "does not look again from the left after a move, but goes on to the right",
            Rules { back: Some(0), ..right() },
        ),
        ("goes back only one place after a move, not to the left end", Rules { back: Some(1), ..right() }),
        // To go back three is right: no pile further left has changed.
        ("goes back only two places after a move, not to the left end", Rules { back: Some(2), ..right() }),
        ("makes only one move after each dealt card", Rules { one_move: true, ..right() }),
        ("moves whole piles, not only their top cards", Rules { whole_pile: true, ..right() }),
        ("does not close up empty piles, so that their places still count", Rules { gaps_stay: true, ..right() }),
    ]
    .map(|(words, rules)| (words.to_owned(), rules));
    others.into_iter().chain(steps).map(|(words, rules)| Misreading { words, rules }).collect()
}

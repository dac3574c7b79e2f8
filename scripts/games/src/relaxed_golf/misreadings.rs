//! Ways to get the rules wrong.

use super::rules::Rules;
use crate::Misreading;

/// The known ways to get the rules wrong.
pub fn all() -> Vec<Misreading<Rules>> {
    let right = Rules::default;
    [
        ("does not let king and ace be neighbours", Rules { wrap: false, ..right() }),
        ("lets a card go on one of the same rank too", Rules { same_rank: true, ..right() }),
        (
            "draws the draw pile reversed, from its first number instead of its last",
            Rules { reversed: true, ..right() },
        ),
        (
            "holds the columns upside down: it takes the first row to be on top, not the fifth",
            Rules { upside_down: true, ..right() },
        ),
        (
            "holds the columns upside down and the draw pile reversed",
            Rules { upside_down: true, reversed: true, ..right() },
        ),
        ("draws only when no column card can go", Rules { forced: true, ..right() }),
        (
            "gives up a state that has fewer draws left than one it is still exploring, as after two equal draws",
            Rules { pruned: true, ..right() },
        ),
    ]
    .map(|(words, rules)| Misreading { words: words.to_owned(), rules })
    .to_vec()
}

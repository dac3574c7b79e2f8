//! Ways to get the rules wrong.

use super::rules::{Combination, Rules, Sameness};
use crate::Misreading;
use itertools::Itertools;

/// The known ways to get the rules wrong.
pub fn all() -> Vec<Misreading<Rules>> {
    let right = Rules::default;
    let orders = right().combinations.into_iter().permutations(3).skip(1).map(|order| {
        let words = format!("tries the combinations in another order: {}", order.iter().join(", then "));
        let combinations: [Combination; 3] = [order[0], order[1], order[2]];
        (words, Rules { combinations, ..right() })
    });
    let others = [
        ("does not pick up cards that add up to 30", Rules { sums: &[10, 20], ..right() }),
        ("does not pick up cards that add up to 10", Rules { sums: &[20, 30], ..right() }),
        ("looks at a pile only once after a deal", Rules { look_again: false, ..right() }),
        ("puts picked-up cards under the deck in reverse order", Rules { reversed: true, ..right() }),
        ("goes on dealing to piles that are gone", Rules { refilled: true, ..right() }),
        (
            "compares states as text without separators, so that 1 0 and 10 are the same",
            Rules { sameness: Sameness::Text, ..right() },
        ),
        ("finds a draw one deal late", Rules { draw_surplus: 1, ..right() }),
        ("counts, for a loss, the card that could not be dealt any more", Rules { loss_surplus: 1, ..right() }),
    ];
    let others = others.map(|(words, rules)| (words.to_owned(), rules));
    orders.chain(others).map(|(words, rules)| Misreading { words, rules }).collect()
}

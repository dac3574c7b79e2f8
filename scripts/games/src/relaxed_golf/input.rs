//! Cards in words: the number of the rank.

use super::Layout;
use crate::input;
use itertools::Itertools;

/// What a card looks like.
pub const WANTED: &str = "a rank from 1 to 13";

/// Reads one card.
pub fn card(word: &str) -> Option<u8> {
    input::number(word, 13)
}

/// Writes one layout: five rows, then the draw pile.
pub fn text(layout: &Layout) -> String {
    let rows = layout.rows.iter().map(|row| row.iter().map(|rank| format!("{rank:2}")).join(" "));
    rows.chain([layout.draws.iter().join(" ")]).map(|line| line + "\n").collect()
}

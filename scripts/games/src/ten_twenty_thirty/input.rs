//! Cards in words: a number, by what the card is worth.

use super::Deck;
use crate::input;
use itertools::Itertools;

/// What stands behind the last deck.
pub const END: &str = "0\n";

/// Whether a word ends the input where a deck would begin.
pub fn is_end(word: &str) -> bool {
    word == "0"
}

/// What a card looks like.
pub const WANTED: &str = "a card from 1 to 10";

/// Reads one card.
pub fn card(word: &str) -> Option<u8> {
    input::number(word, 10)
}

/// Writes one deck, on two lines.
pub fn text(deck: &Deck) -> String {
    deck.chunks(26).map(|cards| cards.iter().join(" ") + "\n").collect()
}

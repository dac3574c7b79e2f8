//! Cards in words: a letter or digit for the rank and a letter for the suit.

use super::{Card, Deck};
use itertools::Itertools;
use std::fmt;

/// Ranks and suits in the order of their numbers in a [`Card`].
const RANKS: &[u8; 13] = b"A23456789TJQK";
const SUITS: &[u8; 4] = b"CDHS";

/// What stands behind the last deck.
pub const END: &str = "#\n";

/// Whether a word ends the input where a deck would begin.
pub fn is_end(word: &str) -> bool {
    word.starts_with('#')
}

/// What a card looks like.
pub const WANTED: &str = "a card; write the rank A23456789TJQK, then the suit CDHS";

/// Reads one card.
///
/// ```
/// let king = games::accordian::input::card("KS").unwrap();
/// assert_eq!((king.rank, king.suit), (12, 3));
/// assert_eq!(king.to_string(), "KS");
/// ```
pub fn card(word: &str) -> Option<Card> {
    let &[rank, suit] = word.as_bytes() else {
        return None;
    };
    let rank = (0..).zip(RANKS).find(|(_, &name)| name == rank)?.0;
    let suit = (0..).zip(SUITS).find(|(_, &name)| name == suit)?.0;
    Some(Card { rank, suit })
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rank, suit) = (RANKS[usize::from(self.rank) % 13], SUITS[usize::from(self.suit) % 4]);
        write!(f, "{}{}", char::from(rank), char::from(suit))
    }
}

/// Writes one deck, on two lines.
pub fn text(deck: &Deck) -> String {
    deck.chunks(26).map(|cards| cards.iter().join(" ") + "\n").collect()
}

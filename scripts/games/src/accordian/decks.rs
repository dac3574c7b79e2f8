//! The kinds of decks that only this game has, or that it must make in its own way.

use super::{Accordian, Card, Deck};
use crate::deal::{standard, Kind};
use rand::{rngs::ChaCha8Rng, seq::SliceRandom};

/// The kinds that there are.
pub const KINDS: &[Kind] = &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Blocked, Kind::Winning];

/// Deals a deck of such a kind.
pub fn deal(kind: Kind, rng: &mut ChaCha8Rng) -> Option<Deck> {
    match kind {
        Kind::Winning => Some(chain(rng, |row, card| matches(row[row.len() - 1], card))),
        Kind::Blocked => Some(chain(rng, |row, card| {
            !matches(row[row.len() - 1], card) && !row.iter().nth_back(2).is_some_and(|&third| matches(third, card))
        })),
        _ => None,
    }
}

fn matches(one: Card, other: Card) -> bool {
    one.rank == other.rank || one.suit == other.suit
}

/// A pack in which every card fits those before it, as `fits(cards before it, card)` says.
///
/// Cards are taken at random; where none fits, the pack is begun anew.
fn chain(rng: &mut ChaCha8Rng, fits: impl Fn(&[Card], Card) -> bool) -> Deck {
    loop {
        let mut left = standard::<Accordian>().to_vec();
        left.shuffle(rng);
        let mut row: Vec<Card> = left.pop().into_iter().collect();
        while let Some(place) = left.iter().rposition(|&card| fits(&row, card)) {
            row.push(left.swap_remove(place));
        }
        if let Ok(deck) = row.try_into() {
            return deck;
        }
    }
}

//! Decks that are no standard pack. The judges promise one; files in the wild, and tests, hold others.

use super::standard;
use crate::Game;
use rand::{
    rngs::ChaCha8Rng,
    seq::{IndexedRandom, SliceRandom},
    RngExt,
};

/// The cards of a deck that repeats some, in a manner that goes round with its number.
pub fn cards<G: Game>(number: usize, rng: &mut ChaCha8Rng) -> [G::Card; 52] {
    let pack = standard::<G>();
    let any = |rng: &mut ChaCha8Rng| pack[rng.random_range(0..52)];
    match number % 6 {
        // All equal.
        0 => [any(rng); 52],
        // Any card at any place.
        1 => std::array::from_fn(|_| any(rng)),
        // Two to four different cards.
        2 => {
            let few: Vec<G::Card> = (0..rng.random_range(2..5)).map(|_| any(rng)).collect();
            std::array::from_fn(|_| *few.choose(rng).expect("at least two"))
        }
        // A pattern of two to nine cards, over and over.
        3 => {
            let pattern: Vec<G::Card> = (0..rng.random_range(2..10)).map(|_| any(rng)).collect();
            std::array::from_fn(|place| pattern[place % pattern.len()])
        }
        // Runs of two to six equal cards.
        4 => {
            let mut deck = Vec::new();
            while deck.len() < 52 {
                deck.extend(vec![any(rng); rng.random_range(2..7)]);
            }
            std::array::from_fn(|place| deck[place])
        }
        // A shuffled pack in which one card lies twice and another is missing.
        _ => {
            let mut deck = pack;
            deck.shuffle(rng);
            let other = any(rng);
            if let Some(card) = deck.iter_mut().find(|card| **card != other) {
                *card = other;
            }
            deck
        }
    }
}

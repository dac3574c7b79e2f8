//! The kinds of decks that only this game has, or that it must make in its own way.

use super::{
    longest,
    rules::{play, Outcome},
    Deck, TenTwentyThirty,
};
use crate::deal::{shuffled, shuffled_until, Kind};
use rand::rngs::ChaCha8Rng;

/// The kinds that there are.
pub const KINDS: &[Kind] = &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Longest, Kind::Winning, Kind::Drawn];

/// Deals deck `number` of such a kind.
pub fn deal(kind: Kind, number: usize, rng: &mut ChaCha8Rng) -> Option<Deck> {
    match kind {
        Kind::Longest => Some(
            longest::KNOWN
                .get(number)
                .copied()
                .unwrap_or_else(|| longest::of_many(|| shuffled::<TenTwentyThirty>(rng))),
        ),
        Kind::Winning => Some(shuffled_until::<TenTwentyThirty>(rng, |deck| matches!(outcome(deck), Outcome::Win(_)))),
        Kind::Drawn => {
            Some(shuffled_until::<TenTwentyThirty>(rng, |deck| matches!(outcome(deck), Outcome::Draw { .. })))
        }
        _ => None,
    }
}

/// How a deck's game ends by the rules.
pub fn outcome(deck: &Deck) -> Outcome {
    play(deck, &Default::default(), &mut |_, _| {})
}

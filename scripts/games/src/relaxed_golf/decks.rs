//! The kinds of decks that only this game has, or that it must make in its own way.

use super::{rules::solve, Layout, RelaxedGolf};
use crate::deal::{shuffled, shuffled_until, Kind};
use rand::{rngs::ChaCha8Rng, seq::SliceRandom};

/// The kinds that there are.
pub const KINDS: &[Kind] = &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Blocked, Kind::Winning, Kind::EqualDraws];

/// Deals a deck of such a kind.
pub fn deal(kind: Kind, rng: &mut ChaCha8Rng) -> Option<Layout> {
    match kind {
        Kind::Winning => Some(shuffled_until::<RelaxedGolf>(rng, is_solvable)),
        Kind::Blocked => Some(shuffled_until::<RelaxedGolf>(rng, |layout| !is_solvable(layout))),
        Kind::EqualDraws => Some(equal_draws(shuffled::<RelaxedGolf>(rng), rng)),
        _ => None,
    }
}

fn is_solvable(layout: &Layout) -> bool {
    solve(layout, &Default::default()).len() == 52
}

/// A layout in which the cards of the draw pile that have the same rank lie together.
fn equal_draws(mut layout: Layout, rng: &mut ChaCha8Rng) -> Layout {
    let mut ranks: Vec<u8> = (1..=13).collect();
    ranks.shuffle(rng);
    layout.draws.sort_by_key(|rank| ranks.iter().position(|other| other == rank));
    layout
}

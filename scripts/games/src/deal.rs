//! # Decks to order
//!
//! The same problem, kind and seed give the same decks on every machine: the generator is ChaCha with eight rounds,
//! and every number drawn from it is 32 bits wide. Decks are made one at a time, so a million take no more memory
//! than one.

mod kind;
mod odd;
mod pack;

pub use kind::Kind;
pub use pack::{is_standard, oddity, standard};

use crate::{input, Game};
use rand::{rngs::ChaCha8Rng, seq::SliceRandom, SeedableRng};
use std::{
    io::{self, Write},
    marker::PhantomData,
};

/// An endless row of decks of one kind.
///
/// ```
/// use games::{deal::{Dealer, Kind}, Accordian};
/// let deal = |seed| Dealer::<Accordian>::new(Kind::Random, seed).take(3).collect::<Vec<_>>();
/// assert_eq!(deal(1), deal(1));
/// assert_ne!(deal(1), deal(2));
/// ```
pub struct Dealer<G> {
    game: PhantomData<G>,
    kind: Kind,
    /// How many decks were dealt.
    dealt: usize,
    rng: ChaCha8Rng,
}

impl<G: Game> Dealer<G> {
    /// A dealer that has dealt nothing yet. A kind that the game has not (see [`Game::KINDS`]) deals random decks.
    pub fn new(kind: Kind, seed: u64) -> Self {
        Dealer { game: PhantomData, kind, dealt: 0, rng: ChaCha8Rng::seed_from_u64(seed) }
    }
}

impl<G: Game> Iterator for Dealer<G> {
    type Item = G::Deck;

    fn next(&mut self) -> Option<G::Deck> {
        let number = self.dealt;
        self.dealt += 1;
        Some(match self.kind {
            Kind::Sorted => G::deck(pack::sorted::<G>(number, &mut self.rng)),
            Kind::Odd => G::deck(odd::cards::<G>(number, &mut self.rng)),
            kind => G::deal(kind, number, &mut self.rng).unwrap_or_else(|| shuffled::<G>(&mut self.rng)),
        })
    }
}

/// A shuffled pack.
pub(crate) fn shuffled<G: Game>(rng: &mut ChaCha8Rng) -> G::Deck {
    let mut cards = standard::<G>();
    cards.shuffle(rng);
    G::deck(cards)
}

/// The first shuffled pack that will do. Every kind that asks for one is at least one pack in 200.
pub(crate) fn shuffled_until<G: Game>(rng: &mut ChaCha8Rng, will_do: impl Fn(&G::Deck) -> bool) -> G::Deck {
    loop {
        let deck = shuffled::<G>(rng);
        if will_do(&deck) {
            return deck;
        }
    }
}

/// Writes `count` decks in the judge's format, with the number of cases before or the terminator after them.
///
/// # Errors
/// Whatever the writer fails with.
pub fn deal_to<G: Game>(to: &mut impl Write, kind: Kind, seed: u64, count: usize) -> io::Result<()> {
    to.write_all(input::head::<G>(count).as_bytes())?;
    for deck in Dealer::<G>::new(kind, seed).take(count) {
        to.write_all(G::text(&deck).as_bytes())?;
    }
    to.write_all(G::END.as_bytes())
}

/// `count` decks in the judge's format as one text.
///
/// ```
/// use games::{deal::{deal, Kind}, TenTwentyThirty};
/// let input = deal::<TenTwentyThirty>(Kind::Drawn, 7, 2);
/// let answers = games::answers::<TenTwentyThirty>(&input).unwrap();
/// assert!(answers.lines().all(|line| line.starts_with("Draw: ")));
/// ```
pub fn deal<G: Game>(kind: Kind, seed: u64, count: usize) -> String {
    let decks: Vec<G::Deck> = Dealer::<G>::new(kind, seed).take(count).collect();
    input::write::<G>(&decks)
}

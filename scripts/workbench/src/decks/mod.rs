//! # Decks to order
//!
//! The same problem, kind and seed give the same decks on every machine: the generator is ChaCha with eight rounds,
//! and every number drawn from it is 32 bits wide. Decks are made one at a time, so a million take no more memory
//! than one.

mod kind;
mod longest;
mod odd;
mod pack;

pub use kind::Kind;
pub use pack::{is_standard, oddity, standard};

use crate::{
    input,
    literal::{accordian, relaxed_golf, ten_twenty_thirty},
    Deck, Problem,
};
use rand::{rngs::ChaCha8Rng, seq::SliceRandom, SeedableRng};
use std::io::{self, Write};
use ten_twenty_thirty::Outcome;

/// An endless row of decks of one kind.
///
/// ```
/// use workbench::{decks::{Dealer, Kind}, Problem};
/// let deal = |seed| Dealer::new(Problem::Accordian, Kind::Random, seed).take(3).collect::<Vec<_>>();
/// assert_eq!(deal(1), deal(1));
/// assert_ne!(deal(1), deal(2));
/// ```
pub struct Dealer {
    problem: Problem,
    kind: Kind,
    /// How many decks were dealt.
    dealt: usize,
    rng: ChaCha8Rng,
}

impl Dealer {
    /// A dealer that has dealt nothing yet. A kind that the problem has not (see [`Kind::of`]) deals random decks.
    pub fn new(problem: Problem, kind: Kind, seed: u64) -> Self {
        Dealer { problem, kind, dealt: 0, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    fn shuffled(&mut self) -> Deck {
        let mut deck = standard(self.problem);
        deck.shuffle(&mut self.rng);
        deck
    }

    /// The first shuffled pack that will do. Every kind that asks for one is at least one pack in 200.
    fn shuffled_until(&mut self, will_do: impl Fn(&Deck) -> bool) -> Deck {
        loop {
            let deck = self.shuffled();
            if will_do(&deck) {
                return deck;
            }
        }
    }

    fn make(&mut self) -> Deck {
        let number = self.dealt;
        self.dealt += 1;
        match (self.kind, self.problem) {
            (Kind::Sorted, problem) => pack::sorted(problem, number, &mut self.rng),
            (Kind::Odd, problem) => odd::deck(problem, number, &mut self.rng),
            (Kind::Longest, Problem::TenTwentyThirty) => {
                longest::KNOWN.get(number).copied().unwrap_or_else(|| longest::of_many(|| self.shuffled()))
            }
            (Kind::Winning, Problem::TenTwentyThirty) => {
                self.shuffled_until(|deck| matches!(outcome(deck), Outcome::Win(_)))
            }
            (Kind::Drawn, Problem::TenTwentyThirty) => {
                self.shuffled_until(|deck| matches!(outcome(deck), Outcome::Draw { .. }))
            }
            (Kind::Winning, Problem::Accordian) => {
                pack::chain(&mut self.rng, |row, card| matches(row[row.len() - 1], card))
            }
            (Kind::Blocked, Problem::Accordian) => pack::chain(&mut self.rng, |row, card| {
                !matches(row[row.len() - 1], card) && !row.iter().nth_back(2).is_some_and(|&third| matches(third, card))
            }),
            (Kind::Winning, Problem::RelaxedGolf) => self.shuffled_until(is_solvable),
            (Kind::Blocked, Problem::RelaxedGolf) => self.shuffled_until(|deck| !is_solvable(deck)),
            (Kind::EqualDraws, Problem::RelaxedGolf) => pack::equal_draws(self.shuffled(), &mut self.rng),
            _ => self.shuffled(),
        }
    }
}

impl Iterator for Dealer {
    type Item = Deck;

    fn next(&mut self) -> Option<Deck> {
        Some(self.make())
    }
}

fn outcome(deck: &Deck) -> Outcome {
    ten_twenty_thirty::play(deck, &Default::default(), &mut |_, _| {})
}

fn is_solvable(deck: &Deck) -> bool {
    relaxed_golf::solve(deck, &Default::default()).len() == 52
}

fn matches(one: u8, other: u8) -> bool {
    let [one, other] = [one, other].map(accordian::Card::from);
    one.rank == other.rank || one.suit == other.suit
}

/// Writes `count` decks in the judge's format, with the number of cases before or the terminator after them.
///
/// # Errors
/// Whatever the writer fails with.
pub fn deal_to(to: &mut impl Write, problem: Problem, kind: Kind, seed: u64, count: usize) -> io::Result<()> {
    to.write_all(input::head(problem, count).as_bytes())?;
    for deck in Dealer::new(problem, kind, seed).take(count) {
        to.write_all(input::deck(problem, &deck).as_bytes())?;
    }
    to.write_all(input::end(problem).as_bytes())
}

/// `count` decks in the judge's format as one text.
///
/// ```
/// use workbench::{decks::{self, Kind}, literal, Problem};
/// let input = decks::deal(Problem::TenTwentyThirty, Kind::Drawn, 7, 2);
/// let answers = literal::answers(Problem::TenTwentyThirty, &input).unwrap();
/// assert!(answers.lines().all(|line| line.starts_with("Draw: ")));
/// ```
pub fn deal(problem: Problem, kind: Kind, seed: u64, count: usize) -> String {
    let decks: Vec<Deck> = Dealer::new(problem, kind, seed).take(count).collect();
    input::write(problem, &decks)
}

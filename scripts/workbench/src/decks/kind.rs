//! The kinds of decks that can be ordered.

use crate::Problem;
use clap::ValueEnum;
use std::fmt;

/// What a deck is good for. Not every problem has every kind: see [`Kind::of`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum Kind {
    /// A shuffled pack
    Random,
    /// A pack in order: by ranks, by suits, riffled once, low and high in turn; later ones cut somewhere
    Sorted,
    /// No standard pack: all equal, two ranks in turn, few ranks, repeated patterns, one card twice
    Odd,
    /// 10-20-30: the longest games known, then the longest of 64 shuffled packs each
    Longest,
    /// No card ever finds a place (accordian: 52 piles stay), or no line of play wins (golf: No)
    Blocked,
    /// The game is won (10-20-30: Win, accordian: one pile, golf: Yes)
    Winning,
    /// 10-20-30: the game repeats itself
    Drawn,
    /// Golf: equal ranks follow each other in the draw pile
    EqualDraws,
}

impl Kind {
    /// The kinds that a problem has.
    ///
    /// ```
    /// use workbench::{decks::Kind, Problem};
    /// assert!(Kind::of(Problem::RelaxedGolf).contains(&Kind::EqualDraws));
    /// assert!(!Kind::of(Problem::RelaxedGolf).contains(&Kind::Drawn));
    /// ```
    pub fn of(problem: Problem) -> &'static [Kind] {
        match problem {
            Problem::TenTwentyThirty => {
                &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Longest, Kind::Winning, Kind::Drawn]
            }
            Problem::Accordian => &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Blocked, Kind::Winning],
            Problem::RelaxedGolf => {
                &[Kind::Random, Kind::Sorted, Kind::Odd, Kind::Blocked, Kind::Winning, Kind::EqualDraws]
            }
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.to_possible_value().expect("no kind is hidden");
        f.pad(value.get_name())
    }
}

//! The kinds of decks that can be ordered.

use std::{fmt, str::FromStr};

/// What a deck is good for. Not every game has every kind: see [`Game::KINDS`](crate::Game::KINDS).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A shuffled pack.
    Random,
    /// A pack in order.
    Sorted,
    /// No standard pack.
    Odd,
    /// Long games.
    Longest,
    /// Games that come to nothing.
    Blocked,
    /// Games that are won.
    Winning,
    /// Games that repeat themselves.
    Drawn,
    /// Equal ranks that are drawn one after the other.
    EqualDraws,
}

impl Kind {
    /// All of them, whatever the game.
    pub const ALL: [Kind; 8] = [
        Kind::Random,
        Kind::Sorted,
        Kind::Odd,
        Kind::Longest,
        Kind::Blocked,
        Kind::Winning,
        Kind::Drawn,
        Kind::EqualDraws,
    ];

    /// The name and, for a help text, what it is in each game.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Kind::Random => ("random", "A shuffled pack"),
            Kind::Sorted => (
                "sorted",
                "A pack in order: by ranks, by suits, riffled once, low and high in turn; later ones cut somewhere",
            ),
            Kind::Odd => {
                ("odd", "No standard pack: all equal, two ranks in turn, few ranks, repeated patterns, one card twice")
            }
            Kind::Longest => ("longest", "The longest games known, then the longest of 64 shuffled packs each"),
            Kind::Blocked => {
                ("blocked", "No card ever finds a place, so that all 52 piles stay; or no line of play wins")
            }
            Kind::Winning => ("winning", "The game is won, or ends with one pile"),
            Kind::Drawn => ("drawn", "The game repeats itself"),
            Kind::EqualDraws => ("equal-draws", "Equal ranks follow each other in the draw pile"),
        }
    }

    /// The name by which it is ordered.
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// What it is in each game, in a line.
    pub const fn help(self) -> &'static str {
        self.words().1
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    /// # Errors
    /// A name that no kind has.
    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
            format!("\"{name}\" is no kind of decks; there are {}", Self::ALL.map(Kind::name).join(", "))
        })
    }
}

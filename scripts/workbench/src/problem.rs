//! The three games, and the one form in which the workbench hands their decks about.

use clap::ValueEnum;
use std::{fmt, str::FromStr};

/// One deck as the judge gives it: 52 values in the order of the input.
///
/// | problem | values | order |
/// |---|---|---|
/// | 10-20-30 | 1..=10, the worth of a card | top of the deck first |
/// | Accordian | 0..52, four times the rank (0 is the ace) plus the suit (clubs, diamonds, hearts, spades) | as dealt |
/// | Relaxed Golf | 1..=13, the rank | five rows of seven, the fifth on top; then the draw pile, drawn from its end |
pub type Deck = [u8; 52];

/// A problem, named as its program is.
///
/// ```
/// use workbench::Problem;
/// assert_eq!("relaxed-golf".parse(), Ok(Problem::RelaxedGolf));
/// assert_eq!(Problem::TenTwentyThirty.to_string(), "ten-twenty-thirty");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum Problem {
    /// 10-20-30, UVa 246.
    TenTwentyThirty,
    /// "Accordian" Patience, UVa 127.
    Accordian,
    /// Relaxed Golf, UVa 11126.
    RelaxedGolf,
}

impl Problem {
    /// All three, in the order of the README.
    pub const ALL: [Problem; 3] = [Problem::TenTwentyThirty, Problem::Accordian, Problem::RelaxedGolf];
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Problem::TenTwentyThirty => "ten-twenty-thirty",
            Problem::Accordian => "accordian",
            Problem::RelaxedGolf => "relaxed-golf",
        })
    }
}

impl FromStr for Problem {
    type Err = String;

    /// # Errors
    /// A name that is none of the three programs'.
    fn from_str(name: &str) -> Result<Self, String> {
        <Problem as ValueEnum>::from_str(name, false).map_err(|_| {
            format!("\"{name}\" is no problem; there are {}, {} and {}", Self::ALL[0], Self::ALL[1], Self::ALL[2])
        })
    }
}

//! # Games
//!
//! The patience games, each in a folder of its own: its rules played literally, how they are misread, its input, its
//! kinds of decks, and how its moves are told. What all games share stands beside the folders.
//!
//! Nothing here opens a file, starts a process or looks at a clock, so it runs wherever Rust does, a browser included.
//! The programs' own tests compare their answers with [`answers`].
//!
//! ```
//! let pack = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D TD 9D JD QD KD
//!             AH 2H 3H 4H 5H 6H 7H 8H 9H KH 6S QH TH AS 2S 3S 4S 5S JH 7S 8S 9S TS JS QS KS #";
//! assert_eq!(games::answers::<games::Accordian>(pack).unwrap(), "1 pile remaining: 52\n");
//! ```

pub mod accordian;
mod answer;
mod board;
pub mod deal;
pub mod divergence;
pub mod format;
mod game;
pub mod input;
pub mod relaxed_golf;
pub mod replay;
pub mod ten_twenty_thirty;

pub use accordian::Accordian;
pub use answer::{answer, answers, answers_to};
pub use game::{Game, Misreading};
pub use relaxed_golf::RelaxedGolf;
pub use ten_twenty_thirty::TenTwentyThirty;

use std::{fmt, str::FromStr};

/// A problem, named as its program is: a [`Game`] that is known only when the program runs.
///
/// ```
/// use games::Problem;
/// for problem in Problem::ALL {
///     assert_eq!(problem.to_string().parse(), Ok(problem));
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    /// 10-20-30, UVa 246.
    TenTwentyThirty,
    /// "Accordian" Patience, UVa 127.
    Accordian,
    /// Relaxed Golf, UVa 11126.
    RelaxedGolf,
}

/// Something that can be done for any game.
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn run<G: Game>(self, game: G) -> Self::Output;
}

impl Problem {
    /// All of them, in the order of the README.
    pub const ALL: [Problem; 3] = [Problem::TenTwentyThirty, Problem::Accordian, Problem::RelaxedGolf];

    /// Does a task for this problem's game. No other code asks which of the games it has.
    pub fn dispatch<T: Task>(self, task: T) -> T::Output {
        match self {
            Problem::TenTwentyThirty => task.run(TenTwentyThirty),
            Problem::Accordian => task.run(Accordian),
            Problem::RelaxedGolf => task.run(RelaxedGolf),
        }
    }

    /// The name, as that of its program.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Task for Name {
            type Output = &'static str;

            fn run<G: Game>(self, _: G) -> &'static str {
                G::NAME
            }
        }
        self.dispatch(Name)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Problem {
    type Err = String;

    /// # Errors
    /// A name that is none of the programs'.
    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|problem| problem.name() == name)
            .ok_or_else(|| format!("\"{name}\" is no problem; there are {}", Self::ALL.map(Problem::name).join(", ")))
    }
}

//! # How long each deck takes
//!
//! One deck at a time is written to a running program, and the clock runs until its answer is there. So a deck's time
//! holds the way to the program and back, some ten to twenty microseconds, but no start and no other deck.
//!
//! The decks are asked in several rounds and the shortest time counts: what else the machine was busy with can only
//! make an answer come later.

mod dialogue;
mod summary;

pub use dialogue::{Dialogue, Failure};
pub use summary::{by_ending, table, Summary};

use games::{input, Game};
use std::time::Duration;

/// What one deck took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// How the game ended: the word of the judge's line that says it, such as `Yes`; empty in Accordian, where none does.
    pub ending: String,
    /// From the first byte of the deck to the last of its answer.
    pub time: Duration,
}

/// Asks a program every deck, `rounds` times over, and gives each deck's shortest time, in the order of `decks`.
///
/// `limit` bounds the wait for one answer. `rounds` is at least 1.
///
/// # Errors
/// A [`Failure`]; its deck is counted from 1 and on through the rounds.
pub fn time<G: Game>(
    decks: &[G::Deck],
    command: &[String],
    rounds: usize,
    limit: Duration,
) -> Result<Vec<Timing>, Failure> {
    let texts: Vec<String> = decks.iter().map(G::text).collect();
    let mut program = Dialogue::start(command, limit)?;
    program.tell(&input::head::<G>(rounds * decks.len()))?;
    let mut timings = Vec::with_capacity(decks.len());
    for round in 0..rounds {
        for (place, text) in texts.iter().enumerate() {
            let (answer, time) = program.ask(text)?;
            if round == 0 {
                let ending = G::ending(&answer).to_owned();
                timings.push(Timing { ending, time });
            } else {
                timings[place].time = timings[place].time.min(time);
            }
        }
    }
    Ok(timings)
}

//! The three games played as their rules read: slow, obvious, and written without a look at any faster program.
//!
//! Each model takes its `Rules` as a value. `Rules::default()` is the game; every other value is a misreading of it,
//! which lets the workbench say *which* rule a wrong program got wrong.

pub mod accordian;
pub mod relaxed_golf;
pub mod ten_twenty_thirty;

use crate::{input, misreading::Rules, Deck, Problem};

/// The judge's answers to a whole input, one line a deck.
///
/// # Errors
/// An [`input::Error`] where the input is not in the judge's format.
///
/// ```
/// use workbench::{literal, Problem};
/// assert_eq!(literal::answers(Problem::RelaxedGolf, "0"), Ok(String::new()));
/// ```
pub fn answers(problem: Problem, input: &str) -> Result<String, input::Error> {
    Ok(answers_to(problem, &input::read(problem, input)?))
}

/// The judge's answers to the decks of one input, one line a deck.
pub fn answers_to(problem: Problem, decks: &[Deck]) -> String {
    decks.iter().zip(1..).map(|(deck, number)| answer(problem, deck, number) + "\n").collect()
}

/// The judge's line for one deck, without its line end. `number` counts the decks of an input from 1.
pub fn answer(problem: Problem, deck: &Deck, number: usize) -> String {
    Rules::right(problem).answer(deck, number)
}

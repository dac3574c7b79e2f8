//! The answers by the literal models.

use crate::{input, Game};

/// The judge's answers to a whole input, one line a deck.
///
/// # Errors
/// An [`input::Error`] where the input is not in the judge's format.
///
/// ```
/// assert_eq!(games::answers::<games::RelaxedGolf>("0"), Ok(String::new()));
/// ```
pub fn answers<G: Game>(input: &str) -> Result<String, input::Error> {
    Ok(answers_to::<G>(&input::read::<G>(input)?))
}

/// The judge's answers to the decks of one input, one line a deck.
pub fn answers_to<G: Game>(decks: &[G::Deck]) -> String {
    decks.iter().zip(1..).map(|(deck, number)| answer::<G>(deck, number) + "\n").collect()
}

/// The judge's line for one deck, without its line end. `number` counts the decks of an input from 1.
pub fn answer<G: Game>(deck: &G::Deck, number: usize) -> String {
    G::answer(deck, number, &G::Rules::default())
}

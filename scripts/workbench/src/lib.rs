//! # Workbench
//!
//! Deals decks for the three patience games, plays them literally by their rules, and finds the deck that breaks
//! a solution. The programs' own tests compare their answers with [`literal::answers`].
//!
//! ```
//! use workbench::{literal, Problem};
//!
//! let pack = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D TD 9D JD QD KD
//!             AH 2H 3H 4H 5H 6H 7H 8H 9H KH 6S QH TH AS 2S 3S 4S 5S JH 7S 8S 9S TS JS QS KS #";
//! assert_eq!(literal::answers(Problem::Accordian, pack).unwrap(), "1 pile remaining: 52\n");
//! ```

pub mod check;
pub mod decks;
pub mod input;
pub mod lasting;
pub mod literal;
pub mod misreading;
pub mod pace;
pub mod plot;
mod problem;
pub mod referee;
pub mod replay;
pub mod shell;
pub mod stress;

pub use problem::{Deck, Problem};

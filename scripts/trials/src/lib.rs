//! # Trials
//!
//! What all three judge programs must stand, written once: [`inside`] calls a program's `solve` in the test's own
//! process, [`outside`] runs the built program as a judge does. A trial that fails panics with what to paste to see it.
//!
//! A program's tests hold what is its own (a table of games, a table of bad inputs) and call these for the rest.

pub mod inside;
pub mod outside;

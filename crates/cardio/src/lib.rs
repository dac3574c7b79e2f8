//! # Card input and answer output for judge programs
//!
//! A program reads decks and writes answers through one [`Io`]. Tokens come from a fixed buffer, so
//! memory does not grow with the input; answers go out in blocks, always before the program waits
//! for more input. Wrong input becomes an [`Error`] with its line and column.
//!
//! The insight: a byte that ends every token, the *sentinel*, stands behind the buffered input. So a
//! common token needs no question about the end of the buffer, and all that is rare (a refill, the
//! end, odd white space, wrong text) is one cold path. Lines are counted a deck at a time.
//!
//! [`Io`] knows a [`Source`] and a [`Sink`] only; [`run`] alone knows the standard streams.
#![forbid(unsafe_code)]

mod cards;
mod error;
mod io;
mod memory;
mod streams;
mod tokens;

pub use self::cards::{Card, Rank, Suit};
pub use self::error::Error;
pub use self::io::Io;
pub use self::streams::run;

/// Where input comes from.
pub trait Source {
    /// Fills the start of `buffer`, which is not empty, waiting if need be. Returns how many bytes that
    /// are; 0 at the end of the input.
    ///
    /// # Errors
    /// [`Error::Stream`] when the input cannot be read.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error>;
}

/// Where answers go.
pub trait Sink {
    /// Writes all of `answers` so that their reader can see them.
    ///
    /// # Errors
    /// [`Error::Closed`] when nobody reads any more, [`Error::Stream`] when writing fails.
    fn write(&mut self, answers: &[u8]) -> Result<(), Error>;
}

/// What a program is: it reads decks and writes an answer for each.
pub type Solve = fn(&mut Io<'_>) -> Result<(), Error>;

/// Lets `solve` read `source`; `sink` gets every complete answer, also when an error ends the run.
///
/// # Errors
/// That of `solve`, or else that of the last write.
///
/// ```
/// fn double(io: &mut cardio::Io<'_>) -> Result<(), cardio::Error> {
///     while io.next_deck(|token| token == b"0")? {
///         let digit = io.number(1, 9, "a digit")?;
///         io.write_number(2 * u64::from(digit));
///         io.write("\n");
///     }
///     Ok(())
/// }
/// let mut answers = Vec::new();
/// let error = cardio::play(double, &mut "4 7\n3x 0".as_bytes(), &mut answers).unwrap_err();
/// assert_eq!(answers, b"8\n14\n");
/// assert_eq!(error.message(), "line 2, column 1: \"3x\" is not a digit; write an integer from 1 to 9");
/// ```
pub fn play(solve: Solve, source: &mut dyn Source, sink: &mut dyn Sink) -> Result<(), Error> {
    let mut io = Io::new(source, sink);
    let solved = solve(&mut io);
    let flushed = io.flush();
    solved.and(flushed)
}

//! # Replays
//!
//! A game told move by move in the words of the rules, with the table drawn after each; or one machine-readable line a
//! move. Either way the judge's answer is the last line of a deck.

pub use crate::board::fill;

use crate::Game;
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};

/// How something is set off on a terminal; the writer drops it where there is none.
pub(crate) const STRONG: Style = Style::new().bold();
pub(crate) const RED: Style = AnsiColor::Red.on_default();
pub(crate) const FAINT: Style = Style::new().dimmed();

/// One move as it is told.
pub struct Step<'a> {
    /// The number of the deal it belongs to (for golf: the number of the move), counted from 1.
    pub number: u64,
    /// A sentence, without colours.
    pub words: String,
    /// The machine-readable line: the move's name, then its cards and places, counted from 1.
    pub line: String,
    /// Whether the rules had to choose: another move was there too.
    pub choice: bool,
    /// Draws the table after the move, in lines at most so many columns wide.
    pub board: &'a dyn Fn(usize) -> String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// A sentence or two that say so.
    pub words: String,
    /// The judge's answer line.
    pub answer: String,
}

/// What of a game is written, and how.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The columns of the terminal or page.
    pub width: usize,
    /// Whether each move is one machine-readable line.
    pub moves: bool,
    /// The first deal (for golf: move) that is told, counted from 1.
    pub from: u64,
    /// How many moves from the first on are left out.
    pub skip: usize,
    /// At most how many moves are told.
    pub most: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { width: 80, moves: false, from: 1, skip: 0, most: usize::MAX }
    }
}

/// Writes the replay of deck `number` of an input, counted from 1.
///
/// # Errors
/// Whatever the writer fails with.
///
/// ```
/// use games::{replay, TenTwentyThirty};
/// let mut lines = Vec::new();
/// let options = replay::Options { moves: true, skip: 14, ..Default::default() };
/// replay::write::<TenTwentyThirty>(&mut lines, &[10; 52], 1, options).unwrap();
/// let lines = String::from_utf8(lines).unwrap();
/// assert!(lines.starts_with("deal 10 1\npick-up 1 10 10 10\ngone 1\n"));
/// assert!(lines.ends_with("\nWin : 21\n"));
/// ```
pub fn write<G: Game>(to: &mut impl Write, deck: &G::Deck, number: usize, options: Options) -> io::Result<()> {
    let (mut made, mut told) = (0, 0);
    let mut left_out = 0;
    let mut written = Ok(());
    let end = G::follow(deck, number, &G::Rules::default(), &mut |step| {
        made += 1;
        if made <= options.skip || step.number < options.from || written.is_err() {
            return;
        }
        if told == options.most {
            left_out += 1;
            return;
        }
        told += 1;
        written = match options.moves {
            true => writeln!(to, "{}", step.line),
            false => {
                let words = fill(&step.words, options.width);
                writeln!(to, "{STRONG}{words}{STRONG:#}\n{}", (step.board)(options.width))
            }
        };
    });
    written?;
    if left_out > 0 {
        writeln!(to, "{FAINT}({left_out} more moves){FAINT:#}")?;
    }
    if !options.moves {
        writeln!(to, "{}", fill(&end.words, options.width))?;
    }
    writeln!(to, "{}", end.answer)
}

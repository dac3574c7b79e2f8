//! What can be wrong with the form of an answer, told from how its line looks.

use crate::Game;
use std::fmt;

/// What a line looks like that has the right answer in the wrong form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The last line does not end.
    NoLastNewline,
    /// Lines end with a carriage return.
    CarriageReturn,
    /// Blanks before the end of a line.
    TrailingBlank,
    /// An empty line.
    EmptyLine,
    /// The right answers, but not each on a line of its own.
    Lines,
    /// Blanks missing, or too many, or others than blanks.
    Blanks,
    /// "1 piles" or "6 pile".
    Plural,
    /// Capital or small letters.
    Letters,
    /// The number of the case.
    CaseNumber,
    /// Something else before or after the answer.
    Surplus,
    /// Bytes that are no text.
    NoText,
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::NoLastNewline => "the last line has no newline at its end",
            Form::CarriageReturn => "lines end with a carriage return before the newline (CRLF)",
            Form::TrailingBlank => "there is a trailing blank at the end of a line",
            Form::EmptyLine => "there is an empty line",
            Form::Lines => "the answers are right, but not each on a line of its own",
            Form::Blanks => "the answer is right, but its blanks are not (in 10-20-30, note the blank before the colon of \"Win :\")",
            Form::Plural => "one is a \"pile\", every other number are \"piles\"",
            Form::Letters => "the answer is right, but for capital and small letters",
            Form::CaseNumber => "the answer is right, but the number of the case is not; cases count from 1",
            Form::Surplus => "the right answer is there, with other text around it",
            Form::NoText => "the output has bytes that are no text",
        })
    }
}

/// What is wrong with the form of a line that holds the right answer; `None` for another answer.
///
/// ```
/// use games::{format::{form_of, Form}, Accordian};
/// assert_eq!(form_of::<Accordian>("1 pile remaining: 52", "1 piles remaining: 52"), Some(Form::Plural));
/// assert_eq!(form_of::<Accordian>("1 pile remaining: 52", "2 piles remaining: 51 1"), None);
/// ```
pub fn form_of<G: Game>(right: &str, line: &str) -> Option<Form> {
    let trimmed = line.trim_end();
    if trimmed.is_empty() {
        Some(Form::EmptyLine)
    } else if line.strip_suffix('\r') == Some(right) {
        Some(Form::CarriageReturn)
    } else if trimmed == right {
        Some(Form::TrailingBlank)
    } else if close(line) == close(right) {
        Some(Form::Blanks)
    } else if letters(line) == letters(right) {
        Some(Form::Letters)
    } else if line.contains(right) && !continues(line, right) {
        Some(Form::Surplus)
    } else {
        G::form_of(right, line)
    }
}

fn close(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The letters of a text, small and without blanks.
pub(crate) fn letters(text: &str) -> String {
    close(text).to_lowercase()
}

/// Whether a line only begins as the right one does, and goes on with a digit: 66 in 660.
fn continues(line: &str, right: &str) -> bool {
    line.split_once(right).is_some_and(|(before, after)| {
        before.ends_with(|c: char| c.is_ascii_digit()) || after.trim_start().starts_with(|c: char| c.is_ascii_digit())
    })
}

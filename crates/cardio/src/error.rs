use std::char::from_digit;

/// Why a program stops before its input ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The input breaks the problem's format.
    Input {
        /// The line of the wrong token, from 1.
        line: u64,
        /// Its first byte on that line, from 1.
        column: u64,
        /// What was found there and what was expected.
        fault: String,
    },
    /// A stream failed: what could not be done, and why.
    Stream(String),
    /// Nobody reads the answers any more; no fault of the input, and nothing to report.
    Closed,
}

impl Error {
    /// The message for a user, in one line without the program's name.
    ///
    /// ```
    /// let error = cardio::Error::Input { line: 3, column: 7, fault: "no card".into() };
    /// assert_eq!(error.message(), "line 3, column 7: no card");
    /// ```
    pub fn message(&self) -> String {
        match self {
            Error::Input { line, column, fault } => {
                ["line ", &decimal(*line), ", column ", &decimal(*column), ": ", fault].concat()
            }
            Error::Stream(fault) => fault.clone(),
            Error::Closed => String::from("nobody reads the answers"),
        }
    }
}

/// `number` in decimal; `core::fmt` would do, but makes most of the size of a small program.
pub(super) fn decimal(number: u64) -> String {
    let mut digits = if number > 9 { decimal(number / 10) } else { String::new() };
    digits.push(char::from(digit(number)));
    digits
}

/// The last digit of `number`.
pub(super) fn digit(number: u64) -> u8 {
    b'0' + (number % 10) as u8
}

/// The start of `token` in quotes, with `\x..` for what would not show.
pub(super) fn quoted(token: &[u8]) -> String {
    const SHOWN: usize = 20;
    let mut text = String::from("\"");
    for &byte in token.iter().take(SHOWN) {
        if byte.is_ascii_graphic() {
            text.push(char::from(byte));
        } else {
            text.push_str("\\x");
            let halves = [byte >> 4, byte & 15];
            text.extend(halves.iter().filter_map(|&half| from_digit(half.into(), 16)));
        }
    }
    text.push_str(if token.len() > SHOWN { "\"..." } else { "\"" });
    text
}

/// What to write for an integer in `low..=high`.
pub(super) fn integers(low: u32, high: u32) -> String {
    ["write an integer from ", &decimal(low.into()), " to ", &decimal(high.into())].concat()
}

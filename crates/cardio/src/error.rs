use super::io::decimal;

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
            Error::Input {
                line,
                column,
                fault,
            } => [
                "line ",
                &decimal(*line),
                ", column ",
                &decimal(*column),
                ": ",
                fault,
            ]
            .concat(),
            Error::Stream(fault) => fault.clone(),
            Error::Closed => String::from("the answers' reader is gone"),
        }
    }
}

//! What can be wrong with a program's output, told from how it looks.

use super::child::{End, Run};
use games::{
    format::{form_of, Form},
    Game,
};
use std::fmt;

/// What is wrong with a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub what: What,
    /// The deck at which it shows, counted from 0.
    pub place: usize,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It does not end.
    Hang,
    /// All answers are right, but then it does not end.
    HangAtTheEnd,
    /// It prints without end.
    Endless,
    /// It was ended by this signal.
    Signal(i32),
    /// It ended with this exit status.
    Status(i32),
    /// It printed nothing at all.
    Nothing,
    /// The last lines are missing.
    TooFew,
    /// More lines than decks.
    TooMany,
    /// All is right but the form of a line.
    Form(Form),
    /// Another answer.
    Answer,
}

impl What {
    /// Whether two faults are so much alike that one may stand for the other while the input shrinks.
    pub fn is_like(&self, other: &What) -> bool {
        self == other || matches!((self, other), (What::Nothing | What::TooFew, What::Nothing | What::TooFew))
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Hang => f.write_str("hang: the program does not end within the time limit"),
            What::HangAtTheEnd => f.write_str(
                "hang at the end: all answers are right, but then the program waits for more; does it stop at the end \
                 of the input?",
            ),
            What::Endless => f.write_str("endless output: the program prints far more than one line a deck"),
            What::Signal(signal) => write!(f, "crash: the program is ended by {}", signal_name(*signal)),
            What::Status(status) => write!(f, "crash: the program ends with exit status {status}, not 0"),
            What::Nothing => f.write_str("no output: the program prints nothing"),
            What::TooFew => f.write_str("too little output: the last lines are missing"),
            What::TooMany => f.write_str("too much output: there are more lines than decks"),
            What::Form(form) => write!(f, "wrong format: {form}"),
            What::Answer => f.write_str("wrong answer"),
        }
    }
}

fn signal_name(signal: i32) -> String {
    let name = match signal {
        4 => "an illegal instruction",
        6 => "abort, as after a failed assertion",
        8 => "an arithmetic error, as a division by zero",
        9 => "a kill, as when memory runs out",
        11 => "a segmentation fault: an index or a pointer is out of bounds, or the recursion is too deep",
        _ => return format!("signal {signal}"),
    };
    format!("signal {signal}, {name}")
}

/// The fault of a run, if it has one. `expected` has one line a deck.
pub fn find<G: Game>(expected: &str, run: &Run) -> Option<Fault> {
    let (text, no_text) = match std::str::from_utf8(&run.stdout) {
        Ok(text) => (text, None),
        Err(error) => {
            let text = std::str::from_utf8(&run.stdout[..error.valid_up_to()]).unwrap_or_default();
            (text, Some(Fault { what: What::Form(Form::NoText), place: text.lines().count().saturating_sub(1) }))
        }
    };
    let answers = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).count();
    let ends = match run.end {
        End::Exit(0) => None,
        End::Exit(status) => Some(What::Status(status)),
        End::Signal(signal) => Some(What::Signal(signal)),
        End::TimedOut if text == expected => Some(What::HangAtTheEnd),
        End::TimedOut => Some(What::Hang),
        End::Endless => Some(What::Endless),
    };
    if let Some(what) = ends {
        // It stopped at the deck after its last whole line, unless it holds lines back.
        return Some(Fault { what, place: answers });
    }
    no_text.or_else(|| find_in_text::<G>(expected, text))
}

fn find_in_text<G: Game>(expected: &str, text: &str) -> Option<Fault> {
    let at = |what, place| Some(Fault { what, place });
    if text == expected {
        return None;
    }
    if text.is_empty() {
        return at(What::Nothing, 0);
    }
    let decks = expected.lines().count();
    let other = || match text.split_whitespace().eq(expected.split_whitespace()) {
        true => What::Form(Form::Lines),
        false => What::Answer,
    };
    let mut lines = text.split('\n');
    for (place, right) in expected.lines().enumerate() {
        match lines.next() {
            Some(line) if line == right => {}
            Some("") if lines.clone().next().is_none() => return at(What::TooFew, place),
            None => return at(What::TooFew, place),
            Some(line) => return at(form_of::<G>(right, line).map_or_else(other, What::Form), place),
        }
    }
    let last = decks.saturating_sub(1);
    let rest: Vec<&str> = lines.collect();
    match rest.iter().all(|line| line.trim().is_empty()) {
        true if rest.is_empty() => at(What::Form(Form::NoLastNewline), last),
        true => at(What::Form(Form::EmptyLine), last),
        false => at(What::TooMany, decks),
    }
}

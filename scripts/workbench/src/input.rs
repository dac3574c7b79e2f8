//! Reads and writes decks in the judge's own format.

use crate::{Deck, Problem};
use itertools::Itertools;

/// Ranks in the order of their value, suits in the order of a card's number (see [`Deck`]).
const RANKS: &[u8; 13] = b"A23456789TJQK";
const SUITS: &[u8; 4] = b"CDHS";

/// Text that is no judge's input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A word that cannot stand where it does.
    #[error("line {line}: \"{word}\" is not {wanted}")]
    Word {
        /// Its line, counted from 1.
        line: usize,
        /// The word itself.
        word: String,
        /// What belongs there.
        wanted: &'static str,
    },
    /// The input ends inside a deck.
    #[error("deck {deck} ends after {cards} of its 52 cards")]
    Short {
        /// The deck's number, counted from 1.
        deck: usize,
        /// How many of its cards were there.
        cards: usize,
    },
    /// Relaxed Golf with fewer cases than its first line says.
    #[error("{promised} cases are promised and {found} are there")]
    Cases {
        /// The count on the first line.
        promised: usize,
        /// How many decks followed.
        found: usize,
    },
    /// Relaxed Golf without a first line.
    #[error("the input is empty; its first line should be the number of cases")]
    NoCount,
}

/// All decks of an input, up to its terminator, the count on its first line, or its end.
///
/// # Errors
/// An [`Error`] for a word that is no card, a deck of fewer than 52 cards, or a missing case.
///
/// ```
/// use workbench::{input, Problem};
/// let text = "10 ".repeat(52) + "0";
/// assert_eq!(input::read(Problem::TenTwentyThirty, &text), Ok(vec![[10; 52]]));
/// assert_eq!(input::read(Problem::TenTwentyThirty, "1 2 0").unwrap_err().to_string(), "line 1: \"0\" is not a card from 1 to 10");
/// ```
pub fn read(problem: Problem, text: &str) -> Result<Vec<Deck>, Error> {
    // Some editors begin a file with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let mut words = (1..)
        .zip(text.lines())
        .flat_map(|(line, words)| words.split_whitespace().map(move |word| (line, word)))
        .peekable();
    let promised = match problem {
        Problem::RelaxedGolf => {
            let (line, word) = words.next().ok_or(Error::NoCount)?;
            let count =
                word.parse().map_err(|_| Error::Word { line, word: word.to_owned(), wanted: "a number of cases" })?;
            Some(count)
        }
        _ => None,
    };
    let mut decks = Vec::new();
    while promised != Some(decks.len()) {
        match (words.peek(), promised) {
            (None, Some(promised)) => return Err(Error::Cases { promised, found: decks.len() }),
            (None, None) => break,
            (Some((_, word)), _) if is_end(problem, word) => break,
            _ => {}
        }
        let mut deck = [0; 52];
        for (cards, card) in deck.iter_mut().enumerate() {
            let (line, word) = words.next().ok_or(Error::Short { deck: decks.len() + 1, cards })?;
            let value = value(problem, word);
            *card = value.ok_or(Error::Word { line, word: word.to_owned(), wanted: wanted(problem) })?;
        }
        decks.push(deck);
    }
    Ok(decks)
}

/// Whether a word ends the input where a deck would begin.
fn is_end(problem: Problem, word: &str) -> bool {
    match problem {
        Problem::TenTwentyThirty => word == "0",
        Problem::Accordian => word.starts_with('#'),
        Problem::RelaxedGolf => false,
    }
}

/// The value of a card as [`Deck`] holds it.
fn value(problem: Problem, word: &str) -> Option<u8> {
    let highest = match problem {
        Problem::TenTwentyThirty => 10,
        Problem::RelaxedGolf => 13,
        Problem::Accordian => {
            let &[rank, suit] = word.as_bytes() else {
                return None;
            };
            let rank = (0..).zip(RANKS).find(|(_, &name)| name == rank)?.0;
            let suit = (0..).zip(SUITS).find(|(_, &name)| name == suit)?.0;
            return Some(4 * rank + suit);
        }
    };
    word.parse().ok().filter(|number| (1..=highest).contains(number))
}

/// What a card of this problem looks like, for a message.
fn wanted(problem: Problem) -> &'static str {
    match problem {
        Problem::TenTwentyThirty => "a card from 1 to 10",
        Problem::Accordian => "a card; write the rank A23456789TJQK, then the suit CDHS",
        Problem::RelaxedGolf => "a rank from 1 to 13",
    }
}

/// A card as the judge writes it.
///
/// ```
/// use workbench::{input, Problem};
/// assert_eq!(input::card(Problem::Accordian, 51), "KS");
/// assert_eq!(input::card(Problem::RelaxedGolf, 13), "13");
/// ```
pub fn card(problem: Problem, value: u8) -> String {
    match problem {
        Problem::Accordian => {
            let (rank, suit) = (value / 4 % 13, value % 4);
            [RANKS[usize::from(rank)], SUITS[usize::from(suit)]].map(char::from).iter().collect()
        }
        _ => value.to_string(),
    }
}

/// What stands before the first of `count` decks.
pub fn head(problem: Problem, count: usize) -> String {
    match problem {
        Problem::RelaxedGolf => format!("{count}\n"),
        _ => String::new(),
    }
}

/// One deck, over as many lines as the judge's files take.
pub fn deck(problem: Problem, deck: &Deck) -> String {
    match problem {
        Problem::RelaxedGolf => {
            let (rows, draws) = deck.split_at(35);
            let rows = rows.chunks(7).map(|row| row.iter().map(|rank| format!("{rank:2}")).join(" "));
            rows.chain([draws.iter().join(" ")]).map(|line| line + "\n").collect()
        }
        _ => {
            let line = |cards: &[u8]| cards.iter().map(|&value| card(problem, value)).join(" ");
            deck.chunks(26).map(|cards| line(cards) + "\n").collect()
        }
    }
}

/// What stands after the last deck.
pub fn end(problem: Problem) -> &'static str {
    match problem {
        Problem::TenTwentyThirty => "0\n",
        Problem::Accordian => "#\n",
        Problem::RelaxedGolf => "",
    }
}

/// A whole input: head, decks and end.
///
/// ```
/// use workbench::{input, Problem};
/// let text = input::write(Problem::RelaxedGolf, &[[1; 52], [13; 52]]);
/// assert_eq!(input::read(Problem::RelaxedGolf, &text), Ok(vec![[1; 52], [13; 52]]));
/// ```
pub fn write(problem: Problem, decks: &[Deck]) -> String {
    let cards: String = decks.iter().map(|cards| deck(problem, cards)).collect();
    head(problem, decks.len()) + &cards + end(problem)
}

//! Reads and writes decks in the judge's own format, whatever the game.

use crate::Game;

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
    /// Fewer decks than the number on the first line says.
    #[error("{promised} cases are promised and {found} are there")]
    Cases {
        /// The count on the first line.
        promised: usize,
        /// How many decks followed.
        found: usize,
    },
    /// No number of decks where one should be.
    #[error("the input is empty; its first line should be the number of cases")]
    NoCount,
}

/// All decks of an input, up to its terminator, the count on its first line, or its end.
///
/// # Errors
/// An [`Error`] for a word that is no card, a deck of fewer than 52 cards, or a missing case.
///
/// ```
/// use games::{input, TenTwentyThirty};
/// let text = "10 ".repeat(52) + "0";
/// assert_eq!(input::read::<TenTwentyThirty>(&text), Ok(vec![[10; 52]]));
/// assert_eq!(input::read::<TenTwentyThirty>("1 2 0").unwrap_err().to_string(), "line 1: \"0\" is not a card from 1 to 10");
/// ```
pub fn read<G: Game>(text: &str) -> Result<Vec<G::Deck>, Error> {
    // Some editors begin a file with a byte order mark.
    let text = text.trim_start_matches('\u{feff}');
    let mut words = (1..)
        .zip(text.lines())
        .flat_map(|(line, words)| words.split(is_space).filter(|word| !word.is_empty()).map(move |word| (line, word)))
        .peekable();
    let promised = if G::COUNTED {
        let (line, word) = words.next().ok_or(Error::NoCount)?;
        let count =
            integer(word).ok_or_else(|| Error::Word { line, word: word.to_owned(), wanted: "a number of cases" })?;
        Some(count as usize)
    } else {
        None
    };
    let mut decks = Vec::new();
    while promised != Some(decks.len()) {
        match (words.peek(), promised) {
            (None, Some(promised)) => return Err(Error::Cases { promised, found: decks.len() }),
            (None, None) => break,
            (Some((_, word)), _) if G::is_end(word) => break,
            _ => {}
        }
        let mut deck = [G::pack_card(0, 0); 52];
        for (cards, card) in deck.iter_mut().enumerate() {
            let (line, word) = words.next().ok_or(Error::Short { deck: decks.len() + 1, cards })?;
            *card = G::card(word).ok_or(Error::Word { line, word: word.to_owned(), wanted: G::WANTED })?;
        }
        decks.push(G::deck(deck));
    }
    Ok(decks)
}

/// What stands before the first of `count` decks.
pub fn head<G: Game>(count: usize) -> String {
    if G::COUNTED {
        format!("{count}\n")
    } else {
        String::new()
    }
}

/// A whole input: head, decks and end.
///
/// ```
/// use games::{input, Game, RelaxedGolf};
/// let decks = [[1; 52], [13; 52]].map(RelaxedGolf::deck);
/// let text = input::write::<RelaxedGolf>(&decks);
/// assert_eq!(input::read::<RelaxedGolf>(&text), Ok(decks.to_vec()));
/// ```
pub fn write<G: Game>(decks: &[G::Deck]) -> String {
    let cards: String = decks.iter().map(G::text).collect();
    head::<G>(decks.len()) + &cards + G::END
}

/// What splits words, as the programs have it: no blank beyond ASCII does.
fn is_space(letter: char) -> bool {
    matches!(letter, ' ' | '\t'..='\r')
}

/// The number that a word is, as the programs read it: without a sign, of ten digits at most.
fn integer(word: &str) -> Option<u32> {
    if word.len() > 10 || !word.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    word.parse().ok()
}

/// A number from 1 to `highest`, as two of the games write their cards.
pub(crate) fn number(word: &str, highest: u8) -> Option<u8> {
    u8::try_from(integer(word)?).ok().filter(|number| (1..=highest).contains(number))
}

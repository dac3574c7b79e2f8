//! Trials of a program's `solve`, on input in memory.

use cardio::{Error, Solve, Source};
use games::{
    answer,
    deal::{deal, Dealer, Kind},
    input, Game,
};
use proptest::{
    collection::vec,
    option,
    prelude::{any, prop_oneof, Strategy},
    sample::select,
    test_runner::{Config, TestRunner},
};
use std::thread;

/// The answers to `text`, and the message if the run ends with one.
///
/// ```
/// fn nothing(io: &mut cardio::Io<'_>) -> Result<(), cardio::Error> {
///     io.number(0, 0, "the number of cases").map(drop)
/// }
/// let message = "line 1, column 1: the end of the input is not the number of cases; write an integer from 0 to 0";
/// assert_eq!(trials::inside::run(nothing, b""), (String::new(), Some(message.into())));
/// ```
pub fn run(solve: Solve, text: &[u8]) -> (String, Option<String>) {
    run_from(solve, &mut &*text)
}

fn run_from(solve: Solve, source: &mut dyn Source) -> (String, Option<String>) {
    let mut answers = Vec::new();
    let end = cardio::play(solve, source, &mut answers);
    let answers = String::from_utf8(answers).expect("programs write ASCII");
    (answers, end.err().map(|error| error.message()))
}

/// The answers to `text`, which must be right.
///
/// # Panics
/// Where the program finds fault with it.
pub fn answers(solve: Solve, text: &str) -> String {
    let (answers, message) = run(solve, text.as_bytes());
    assert_eq!(message, None, "for this input:\n{text}");
    answers
}

/// Compares a program with the literal model on `count` decks, half of them shuffled packs, half no packs.
///
/// # Panics
/// At the first deck with different answers; it is printed ready to paste.
pub fn agrees_with_the_model<G: Game>(_: G, solve: Solve, seed: u64, count: usize) {
    let agrees = |kind| {
        for deck in Dealer::<G>::new(kind, seed).take(count / 2) {
            let text = input::write::<G>(std::slice::from_ref(&deck));
            let expected = answer::<G>(&deck, 1) + "\n";
            assert_eq!(answers(solve, &text), expected, "for this input:\n{text}");
        }
    };
    // At the same time, for the model is slow.
    thread::scope(|scope| {
        scope.spawn(|| agrees(Kind::Random));
        agrees(Kind::Odd);
    });
}

/// Compares the answers to many decks in one input, of every kind, with those of the model.
///
/// # Panics
/// Where they differ.
pub fn plays_decks_in_a_row<G: Game>(_: G, solve: Solve, count: usize) {
    for &kind in G::KINDS {
        let text = deal::<G>(kind, 1, count);
        let expected = games::answers::<G>(&text).expect("dealt decks are right");
        assert_eq!(answers(solve, &text), expected, "{count} decks of the kind {kind}");
    }
}

/// Words that one of the programs may know, and some that none does.
const WORDS: &[&str] = &[
    "0",
    "00",
    "1",
    "2",
    "7",
    "10",
    "11",
    "13",
    "14",
    "99",
    "256",
    "4294967296",
    "-1",
    "+1",
    "1.5",
    "#",
    "##",
    "AC",
    "TD",
    "KS",
    "1H",
    "tc",
    "A",
    "ACC",
    "\0",
    "\u{feff}",
    "\u{e9}",
];
const BLANKS: &[&str] = &[" ", "\n", "\r\n", "\t", "\x0b", "\x0c", "   ", "\n\n", " \r\n\t "];

/// Feeds a program with bytes and with words that it may know, right or wrong.
///
/// # Panics
/// Where the program does.
pub fn survives_anything<G: Game>(_: G, solve: Solve, cases: u32) {
    let word = (select(WORDS), option::of(select(BLANKS)))
        .prop_map(|(word, blank)| [word, blank.unwrap_or("")].concat().into_bytes());
    let deck = any::<u64>().prop_map(move |seed| deal::<G>(Kind::Odd, seed, 1).into_bytes());
    let piece = prop_oneof![8 => word, 1 => deck, 1 => vec(any::<u8>(), 0..40)];
    let text = vec(piece, 0..80).prop_map(|pieces| pieces.concat());
    check(cases, text, |text| {
        run(solve, &text);
    });
}

/// Writes decks with odd white space between their words, reads them in odd pieces, with or without the last newline.
///
/// # Panics
/// Where answers differ from those to the plain text.
pub fn ignores_white_space<G: Game>(_: G, solve: Solve, cases: u32) {
    let layout = (any::<u64>(), vec(select(BLANKS), 120), vec(1..90usize, 40), any::<bool>());
    check(cases, layout, |(seed, blanks, pieces, ends)| {
        let plain = deal::<G>(Kind::Odd, seed, 2);
        let words = plain.split_whitespace().zip(blanks.iter().cycle());
        let mut text = words.map(|(word, blank)| [word, blank].concat()).collect::<String>();
        if !ends {
            text.truncate(text.trim_end().len());
        }
        let read = run_from(solve, &mut Pieces { text: text.as_bytes(), lengths: pieces.iter().cycle() });
        assert_eq!(read, (answers(solve, &plain), None), "for this input:\n{text:?}");
    });
}

/// Cuts an input anywhere.
///
/// # Panics
/// Where the answers to the complete decks are not all there, or a cut deck is not reported.
pub fn answers_before_a_cut<G: Game>(_: G, solve: Solve) {
    let text = deal::<G>(Kind::Odd, 3, 3);
    let whole = answers(solve, &text);
    let head = input::head::<G>(3).split_whitespace().count();
    for cut in 0..text.len() {
        let (answers, message) = run(solve, &text.as_bytes()[..cut]);
        match games::answers::<G>(&text[..cut]) {
            Ok(expected) => assert_eq!((answers, message), (expected, None), "cut at {cut}"),
            Err(_) => {
                // Without the last word, for it may be half of one.
                let words = text[..cut].split_whitespace().count().saturating_sub(head + 1);
                let complete = words / 52;
                assert!(message.is_some(), "cut at {cut}");
                assert!(whole.starts_with(&answers), "cut at {cut}: {answers}");
                assert!(answers.lines().count() >= complete, "cut at {cut}: {answers}");
            }
        }
    }
}

/// Puts a wrong word in the place of each.
///
/// # Panics
/// Unless just the decks before it are answered, and it is reported.
pub fn answers_before_a_wrong_word<G: Game>(_: G, solve: Solve) {
    let text = deal::<G>(Kind::Odd, 4, 3);
    let whole = answers(solve, &text);
    let head = input::head::<G>(3).split_whitespace().count();
    let words = text.split_whitespace().collect::<Vec<_>>();
    for at in 0..words.len() {
        let wrong = [&words[..at], &["x"], &words[at + 1..]].concat().join(" ");
        let (answers, message) = run(solve, wrong.as_bytes());
        let complete = at.saturating_sub(head) / 52;
        let expected = whole.split_inclusive('\n').take(complete).collect::<String>();
        assert_eq!(answers, expected, "word {at} is wrong");
        assert!(message.is_some_and(|message| message.contains("\"x\" ")), "word {at} is wrong");
    }
}

/// Hands out a text in pieces of odd lengths, as a terminal or a slow pipe does.
struct Pieces<'a, L> {
    text: &'a [u8],
    lengths: L,
}

impl<'a, L: Iterator<Item = &'a usize>> Source for Pieces<'_, L> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        let length = *self.lengths.next().expect("lengths go round");
        let length = length.min(buffer.len());
        self.text.read(&mut buffer[..length])
    }
}

/// Runs a property on seeded input, so that a failure comes back at the next run.
fn check<S: Strategy>(cases: u32, strategy: S, property: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRunner::deterministic().new_rng());
    if let Err(error) = runner.run(&strategy, |value| {
        property(value);
        Ok(())
    }) {
        panic!("{error}");
    }
}

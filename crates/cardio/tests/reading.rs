//! Reads decks of integers and cards in every form, in blocks and in pieces, and writes what was read.

use cardio::{Card, Error, Io, Rank, Sink, Solve, Source, Suit};
use std::cell::RefCell;

/// As much as is buffered at a time.
const BLOCK: usize = 1 << 16;

/// Decks of three integers, 1 to 13, up to a 0: written back with dots between them.
fn triples(io: &mut Io<'_>) -> Result<(), Error> {
    let mut deck = [0; 3];
    while io.next_deck(|token| token == b"0")? {
        io.numbers(1, 13, &mut deck)?;
        for (card, end) in deck.iter().zip([".", ".", "\n"]) {
            io.write_number(u64::from(*card));
            io.write(end);
        }
    }
    Ok(())
}

fn run(solve: Solve, mut source: impl Source) -> (String, Option<String>) {
    let mut answers = Vec::new();
    let end = cardio::play(solve, &mut source, &mut answers);
    let answers = String::from_utf8(answers).expect("only ASCII was written");
    (answers, end.err().map(|error| error.message()))
}

/// Gives a byte at a time.
struct Drops<'a>(&'a [u8]);

impl Source for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        self.0.read(&mut buffer[..1])
    }
}

#[test]
fn reads_integers_in_every_form() {
    for (text, expected) in [
        ("", ""),
        (" \n\t", ""),
        ("0", ""),
        ("0 1 2 x", ""),
        ("1 2 3", "1.2.3\n"),
        ("1 2 3 0", "1.2.3\n"),
        ("1 2 3 0\n1", "1.2.3\n"),
        ("13 1 10\n10 11 9\n0\n", "13.1.10\n10.11.9\n"),
        (" 9 10  9\r\n10\t1\x0c2\x0b\r\n0\r\n", "9.10.9\n10.1.2\n"),
        ("\u{feff}0 1", ""),
        ("\u{feff}1 2 3", "1.2.3\n"),
        ("\u{feff}\u{feff}\u{feff}1 2 3", "1.2.3\n"),
        ("\u{feff} 1\n\n2\n\n\n3\n\n", "1.2.3\n"),
        ("01 002 0000000003", "1.2.3\n"),
    ] {
        assert_eq!(run(triples, text.as_bytes()), (expected.into(), None), "{text:?}");
        assert_eq!(run(triples, Drops(text.as_bytes())), (expected.into(), None), "{text:?} in drops");
    }
}

#[test]
fn says_what_is_wrong_and_where() {
    let form = "is not a card; write an integer from 1 to 13";
    let (many, one) = ("1".repeat(70_000), "00000000001");
    for (text, place, fault) in [
        ("1 2 14", "line 1, column 5", format!("\"14\" {form}")),
        ("1 14 2 ", "line 1, column 3", format!("\"14\" {form}")),
        ("1 0 2 ", "line 1, column 3", "\"0\" cuts the deck that begins at line 1 short: it has 1 of 3 cards".into()),
        ("1 twenty-bytes-of-noise", "line 1, column 3", format!("\"twenty-bytes-of-nois\"... {form}")),
        ("1 twenty-bytes-of-nois", "line 1, column 3", format!("\"twenty-bytes-of-nois\" {form}")),
        ("1 2 3\r\n 4 00", "line 2, column 4", format!("\"00\" {form}")),
        ("\u{feff}x", "line 1, column 1", format!("\"x\" {form}")),
        ("\u{feff}1 x", "line 1, column 3", format!("\"x\" {form}")),
        ("\u{feff}\n1 2 x", "line 2, column 5", format!("\"x\" {form}")),
        ("1 2 \u{feff}3", "line 1, column 5", format!("\"\\xef\\xbb\\xbf3\" {form}")),
        ("1 2\n\u{feff}3", "line 2, column 1", format!("\"\\xef\\xbb\\xbf3\" {form}")),
        ("1 1\u{feff}", "line 1, column 3", format!("\"1\\xef\\xbb\\xbf\" {form}")),
        ("1 -2", "line 1, column 3", format!("\"-2\" {form}")),
        ("1 2\0", "line 1, column 3", format!("\"2\\x00\" {form}")),
        ("\0", "line 1, column 1", format!("\"\\x00\" {form}")),
        ("4294967297 ", "line 1, column 1", format!("\"4294967297\" {form}")),
        (one, "line 1, column 1", format!("\"{one}\" {form}")),
        (&many, "line 1, column 1", format!("\"11111111111111111111\"... {form}")),
        ("1 2\n\n0", "line 3, column 1", "\"0\" cuts the deck that begins at line 1 short: it has 2 of 3 cards".into()),
        (
            "1 2 3\n\n 1\n2\n",
            "line 5, column 1",
            "the end of the input cuts the deck that begins at line 3 short: it has 2 of 3 cards".into(),
        ),
    ] {
        let message = Some(format!("{place}: {fault}"));
        assert_eq!(run(triples, text.as_bytes()).1, message, "{text:?}");
        assert_eq!(run(triples, Drops(text.as_bytes())).1, message, "{text:?} in drops");
    }
}

#[test]
fn keeps_count_of_lines_from_block_to_block() {
    // The block's end falls on each byte of a deck as the first line grows.
    for blanks in 0..12 {
        let text = " ".repeat(blanks) + &"10 1 12\n".repeat(BLOCK / 4) + "10 1 99";
        let (answers, message) = run(triples, text.as_bytes());
        assert_eq!(answers, "10.1.12\n".repeat(BLOCK / 4));
        let place = format!("line {}, column 6: ", BLOCK / 4 + 1);
        assert!(message.expect("99 is too high").starts_with(&place), "{blanks} blanks");
    }
    for gap in [BLOCK - 3, BLOCK - 2, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK] {
        let text = "\n1".to_string() + &" ".repeat(gap) + "2";
        let place = format!("line 2, column {}: ", gap + 3);
        let message = run(triples, text.as_bytes()).1.expect("the deck is cut short");
        assert!(message.starts_with(&place) && message.contains("begins at line 2"), "{gap}: {message}");
    }
    // The deck's first card stands on both sides of the block's end.
    for gap in BLOCK - 3..=BLOCK + 1 {
        let text = "\n".repeat(gap) + "12 3";
        let fault = format!(
            "line {line}, column 5: the end of the input cuts the deck that begins at line {line} short: it has 2 of 3 cards",
            line = gap + 1
        );
        assert_eq!(run(triples, text.as_bytes()).1.as_ref(), Some(&fault));
        assert_eq!(run(triple, text.as_bytes()).1, Some(fault));
    }
}

/// One deck of three integers, without a look at what begins it.
fn triple(io: &mut Io<'_>) -> Result<(), Error> {
    io.numbers(1, 13, &mut [0; 3])
}

/// Decks of one card, written back by the numbers of rank and suit.
fn cards(io: &mut Io<'_>) -> Result<(), Error> {
    let mut deck = [Card { rank: Rank::Ace, suit: Suit::Clubs }];
    while io.next_deck(|token| token[0] == b'#')? {
        io.cards(&mut deck)?;
        io.write_number(deck[0].rank as u64 + 100 * deck[0].suit as u64);
        io.write(" ");
    }
    Ok(())
}

#[test]
fn reads_every_card_and_no_other() {
    for (rank, number) in "A23456789TJQK".chars().zip(0..) {
        for (suit, hundreds) in "CDHS".chars().zip(0..) {
            let expected = format!("{} ", number + 100 * hundreds);
            assert_eq!(run(cards, format!("{rank}{suit}#").as_bytes()).0, "");
            assert_eq!(run(cards, format!("{rank}{suit}\n#").as_bytes()), (expected, None));
        }
    }
    let read = (0..=u8::MAX)
        .flat_map(|rank| (0..=u8::MAX).map(move |suit| [rank, suit, b' ', b'#']))
        .filter(|text| !run(cards, &text[..]).0.is_empty())
        .count();
    assert_eq!(read, 52);
}

#[test]
fn reads_every_short_number_and_no_other() {
    let short = |text: &[u8]| {
        let number = std::str::from_utf8(text).ok().filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()));
        number.and_then(|text| text.parse::<u8>().ok()).filter(|number| (1..=13).contains(number))
    };
    let is_space = |byte: &u8| matches!(byte, b' ' | b'\t'..=b'\r');
    let tokens = (1..=u8::MAX)
        .map(|byte| vec![byte])
        .chain((0..=u8::MAX).flat_map(|first| (0..=u8::MAX).map(move |second| vec![first, second])))
        .filter(|token| !token.iter().any(is_space));
    for token in tokens {
        // As the first, the second and the last of three.
        for place in 0..3 {
            let mut words = [&b"7"[..]; 3];
            words[place] = &token;
            let text = [&words.join(&b' ')[..], b"\n0"].concat();
            let expected = match short(&token) {
                Some(number) => {
                    let mut numbers = ["7".to_string(), "7".to_string(), "7".to_string()];
                    numbers[place] = number.to_string();
                    numbers.join(".") + "\n"
                }
                None => String::new(),
            };
            assert_eq!(run(triples, &text[..]).0, expected, "{:?}", String::from_utf8_lossy(&text));
        }
    }
}

#[test]
fn writes_numbers_of_every_length() {
    fn numbers(io: &mut Io<'_>) -> Result<(), Error> {
        for number in [0, 7, 10, 99, 100, 65_536, u64::MAX] {
            io.write_number(number);
            io.write(" ");
        }
        Ok(())
    }
    assert_eq!(run(numbers, &b""[..]).0, "0 7 10 99 100 65536 18446744073709551615 ");
}

/// A sink whose reader has gone.
struct Gone;

impl Sink for Gone {
    fn write(&mut self, _: &[u8]) -> Result<(), Error> {
        Err(Error::Closed)
    }
}

/// A source that fails once it has given its bytes.
struct Breaks<'a>(&'a [u8]);

impl Source for Breaks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        match self.0.read(buffer)? {
            0 => Err(Error::Stream("cannot read the input: it broke".into())),
            count => Ok(count),
        }
    }
}

#[test]
fn passes_on_what_the_streams_say() {
    let end = cardio::play(triples, &mut &b"1 2 3 0"[..], &mut Gone);
    assert_eq!(end, Err(Error::Closed));
    // What was complete before a fault is answered all the same.
    let broken = (String::from("1.2.3\n"), Some("cannot read the input: it broke".into()));
    assert_eq!(run(triples, Breaks(b"1 2 3 4")), broken);
}

/// A player at a terminal: types a deck when the answer to the last one is there.
struct Terminal<'a> {
    decks: Vec<&'a str>,
    typed: usize,
    shown: &'a RefCell<String>,
}

impl Source for Terminal<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        assert_eq!(self.shown.borrow().lines().count(), self.typed, "answers before deck {}", self.typed + 1);
        match self.decks.get(self.typed) {
            Some(deck) => {
                self.typed += 1;
                deck.as_bytes().read(buffer)
            }
            None => Ok(0),
        }
    }
}

struct Screen<'a>(&'a RefCell<String>);

impl Sink for Screen<'_> {
    fn write(&mut self, answers: &[u8]) -> Result<(), Error> {
        self.0.borrow_mut().push_str(std::str::from_utf8(answers).expect("only ASCII was written"));
        Ok(())
    }
}

#[test]
fn answers_before_it_waits_for_more() {
    let shown = Default::default();
    let mut terminal = Terminal { decks: vec!["1 2 3\n", "4 5 6 ", "7 8 9\n"], typed: 0, shown: &shown };
    assert_eq!(cardio::play(triples, &mut terminal, &mut Screen(&shown)), Ok(()));
    assert_eq!(*shown.borrow(), "1.2.3\n4.5.6\n7.8.9\n");
}

#[test]
fn skips_several_byte_order_marks_before_a_number() {
    fn one(io: &mut Io<'_>) -> Result<(), Error> {
        let number = io.number(1, 9, "a digit")?;
        io.write_number(u64::from(number));
        Ok(())
    }
    let text = "\u{feff}\u{feff}7".as_bytes();
    assert_eq!(run(one, text), ("7".into(), None));
    assert_eq!(run(one, Drops(text)), ("7".into(), None));
}

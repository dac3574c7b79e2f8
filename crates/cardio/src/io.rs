use super::error::{decimal, digit, integers, quoted};
use super::tokens::{integer, is_space, short_card, short_number};
use super::{Card, Error, Sink, Source};

/// Room for input, in bytes: as much as one read of a pipe gives.
const BLOCK: usize = 1 << 16;
/// Bytes of a token that are looked at. No number and no card is as long, so a longer one is wrong anyway.
const LONGEST: usize = 64;
/// Stands behind the input. A byte of the input may have its value; it is part of a wrong token then.
const SENTINEL: u8 = 0;
/// What some editors put in front of a text.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Buffered input and output of one program.
pub struct Io<'a> {
    source: &'a mut dyn Source,
    sink: &'a mut dyn Sink,
    /// At most `BLOCK` bytes of input, then a sentinel.
    buffer: Vec<u8>,
    /// Where in the buffer the next byte to read stands.
    next: usize,
    /// Where the sentinel stands.
    end: usize,
    /// The source has nothing more to give.
    ended: bool,
    /// The place of the buffer's first byte.
    place: Place,
    deck_start: Start,
    is_terminator: fn(&[u8]) -> bool,
    /// Complete answers. Each is shorter than its deck and all go out before the next block comes
    /// in, so they never fill more than a block.
    answers: Vec<u8>,
}

/// A line and a column, both from 1.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    line: u64,
    column: u64,
}

const TOP: Place = Place { line: 1, column: 1 };

/// Where the current deck begins. Its line is counted only when it leaves the buffer or a message needs it.
#[derive(Clone, Copy)]
enum Start {
    InBuffer(usize),
    OnLine(u64),
}

impl<'a> Io<'a> {
    pub(super) fn new(source: &'a mut dyn Source, sink: &'a mut dyn Sink) -> Self {
        Io {
            source,
            sink,
            buffer: vec![SENTINEL; BLOCK + 1],
            next: 0,
            end: 0,
            ended: false,
            place: TOP,
            deck_start: Start::InBuffer(0),
            is_terminator: |_| false,
            answers: Vec::with_capacity(BLOCK),
        }
    }

    /// Whether another deck begins here: not at the end of the input, nor at a token that
    /// `is_terminator` knows. Reads no more than white space. Inside a deck, such a token cuts it short.
    ///
    /// # Errors
    /// [`Error::Stream`] and [`Error::Closed`], as it may read and write.
    pub fn next_deck(&mut self, is_terminator: fn(&[u8]) -> bool) -> Result<bool, Error> {
        self.is_terminator = is_terminator;
        let token = self.token()?;
        Ok(!token.is_empty() && !is_terminator(token))
    }

    /// Reads one integer in `low..=high`. Messages call it `what`, such as "the number of cases".
    ///
    /// # Errors
    /// [`Error::Input`] when something else stands there; those of [`Io::next_deck`].
    pub fn number(&mut self, low: u32, high: u32, what: &str) -> Result<u32, Error> {
        let token = self.token()?;
        let length = token.len();
        match integer(token, low, high) {
            Some(number) => {
                self.next += length;
                Ok(number)
            }
            None => Err(self.wrong(what, &integers(low, high))),
        }
    }

    /// Reads a deck of integers in `low..=high`, as many as `deck` has places.
    ///
    /// # Errors
    /// [`Error::Input`] when another token stands there or the deck is cut short; those of
    /// [`Io::next_deck`].
    pub fn numbers(&mut self, low: u8, high: u8, deck: &mut [u8]) -> Result<(), Error> {
        self.deck(
            deck,
            |bytes| short_number(bytes).filter(|&(number, _)| low <= number && number <= high),
            |token| integer(token, low.into(), high.into()).map(|number| number as u8), // at most `high`
            || integers(low.into(), high.into()),
        )
    }

    /// Reads a deck of cards, rank and suit each as in `TD`, as many as `deck` has places.
    ///
    /// # Errors
    /// Those of [`Io::numbers`].
    ///
    /// ```
    /// use cardio::{Card, Rank, Suit};
    /// fn last(io: &mut cardio::Io<'_>) -> Result<(), cardio::Error> {
    ///     let mut deck = [Card { rank: Rank::Ace, suit: Suit::Clubs }; 2];
    ///     io.cards(&mut deck)?;
    ///     io.write(if deck[1].suit == Suit::Hearts { "hearts" } else { "another" });
    ///     Ok(())
    /// }
    /// let mut answer = Vec::new();
    /// assert_eq!(cardio::play(last, &mut "TS\tQH".as_bytes(), &mut answer), Ok(()));
    /// assert_eq!(answer, b"hearts");
    /// ```
    pub fn cards(&mut self, deck: &mut [Card]) -> Result<(), Error> {
        self.deck(
            deck,
            short_card,
            |token| match *token {
                [rank, suit] => Card::named(rank, suit),
                _ => None,
            },
            || String::from("write the rank A23456789TJQK, then the suit CDHS"),
        )
    }

    /// Adds `text` to the answers.
    pub fn write(&mut self, text: &str) {
        self.answers.extend_from_slice(text.as_bytes());
    }

    /// Adds `number`, in decimal, to the answers.
    pub fn write_number(&mut self, number: u64) {
        if number > 9 {
            self.write_number(number / 10);
        }
        self.answers.push(digit(number));
    }

    pub(super) fn flush(&mut self) -> Result<(), Error> {
        if self.answers.is_empty() {
            return Ok(());
        }
        let written = self.sink.write(&self.answers);
        self.answers.clear();
        written
    }

    /// Reads a deck. `short` reads a card from the buffer as it is, with the blanks around it, if there
    /// is no more to them than is usual; where it cannot, `careful` reads a token in full.
    fn deck<T>(
        &mut self,
        deck: &mut [T],
        short: impl Fn(&[u8]) -> Option<(T, usize)>,
        careful: impl Fn(&[u8]) -> Option<T>,
        form: impl Fn() -> String,
    ) -> Result<(), Error> {
        self.skip_space()?;
        self.deck_start = Start::InBuffer(self.next);
        for have in 0..deck.len() {
            deck[have] = match short(&self.buffer[self.next..]) {
                Some((card, length)) => {
                    self.next += length;
                    card
                }
                None => self.careful_card(&careful, &form, have, deck.len())?,
            };
        }
        Ok(())
    }

    #[cold]
    fn careful_card<T>(
        &mut self,
        read: impl Fn(&[u8]) -> Option<T>,
        form: impl Fn() -> String,
        have: usize,
        of: usize,
    ) -> Result<T, Error> {
        let is_terminator = self.is_terminator;
        let token = self.token()?;
        let length = token.len();
        if let Some(card) = read(token) {
            self.next += length;
            return Ok(card);
        }
        Err(if token.is_empty() || is_terminator(token) {
            self.cut_short(have, of)
        } else {
            self.wrong("a card", &form())
        })
    }

    /// Skips white space and looks at the token behind it, without reading it: at most `LONGEST`
    /// bytes, none at the end of the input.
    fn token(&mut self) -> Result<&[u8], Error> {
        self.skip_space()?;
        let mut length = 0;
        while length < LONGEST
            && (self.next + length < self.end || self.refill()?)
            && !is_space(self.buffer[self.next + length])
        {
            length += 1;
        }
        Ok(&self.buffer[self.next..self.next + length])
    }

    fn skip_space(&mut self) -> Result<(), Error> {
        if self.next == 0 && self.place == TOP {
            self.skip_byte_order_marks()?;
        }
        loop {
            while is_space(self.buffer[self.next]) {
                self.next += 1;
            }
            if self.next < self.end || !self.refill()? {
                return Ok(());
            }
        }
    }

    /// Joined files may begin with several marks.
    fn skip_byte_order_marks(&mut self) -> Result<(), Error> {
        let length = BYTE_ORDER_MARK.len();
        while BYTE_ORDER_MARK.starts_with(&self.buffer[..self.end.min(length)]) {
            if self.end >= length {
                self.buffer.copy_within(length.., 0);
                self.end -= length;
            } else if !self.refill()? {
                break;
            }
        }
        Ok(())
    }

    /// Reads more input behind what is unread, which moves to the front; `false` at the end.
    /// Answers go out first, for this may wait.
    #[cold]
    fn refill(&mut self) -> Result<bool, Error> {
        if self.ended {
            return Ok(false);
        }
        self.flush()?;
        self.deck_start = match self.deck_start {
            Start::InBuffer(at) if at < self.next => Start::OnLine(self.place_of(at).line),
            Start::InBuffer(at) => Start::InBuffer(at - self.next),
            gone => gone,
        };
        self.place = self.place_of(self.next);
        self.buffer.copy_within(self.next..self.end, 0);
        self.end -= self.next;
        self.next = 0;
        let count = self.source.read(&mut self.buffer[self.end..BLOCK])?;
        self.ended = count == 0;
        self.end += count;
        self.buffer[self.end] = SENTINEL;
        Ok(!self.ended)
    }

    fn place_of(&self, at: usize) -> Place {
        let before = &self.buffer[..at];
        match before.iter().rposition(|&byte| byte == b'\n') {
            Some(newline) => Place { line: self.place.line + newlines(before), column: (at - newline) as u64 },
            None => Place { line: self.place.line, column: self.place.column + at as u64 },
        }
    }

    #[cold]
    fn wrong(&mut self, what: &str, form: &str) -> Error {
        let found = self.found();
        self.fault(&[&found, " is not ", what, "; ", form])
    }

    #[cold]
    fn cut_short(&mut self, have: usize, of: usize) -> Error {
        let line = match self.deck_start {
            Start::InBuffer(at) => self.place_of(at).line,
            Start::OnLine(line) => line,
        };
        let (found, line) = (self.found(), decimal(line));
        let (have, of) = (decimal(have as u64), decimal(of as u64));
        let deck = [" cuts the deck that begins at line ", &line, " short: it has ", &have, " of ", &of, " cards"];
        self.fault(&[&found, &deck.concat()])
    }

    /// What stands where a token should: its text, in quotes, or the end of the input.
    fn found(&mut self) -> String {
        match self.token() {
            // The token was looked at before, so nothing is read now that could fail.
            Ok([]) | Err(_) => String::from("the end of the input"),
            Ok(token) => quoted(token),
        }
    }

    fn fault(&self, words: &[&str]) -> Error {
        let Place { line, column } = self.place_of(self.next);
        Error::Input { line, column, fault: words.concat() }
    }
}

/// Counted a few at a time in a byte each, which compilers turn into vector code.
fn newlines(bytes: &[u8]) -> u64 {
    let count = |few: &[u8]| few.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    bytes.chunks(usize::from(u8::MAX)).map(|few| u64::from(count(few))).sum()
}

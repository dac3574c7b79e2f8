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
    /// How far into the buffer lines and columns are counted, and the place of the byte there, from 1.
    counted: usize,
    line: u64,
    column: u64,
    /// Where the current deck begins.
    deck_line: u64,
    is_terminator: fn(&[u8]) -> bool,
    /// Complete answers. Each is shorter than its deck and all go out before the next block comes
    /// in, so they never fill more than a block.
    answers: Vec<u8>,
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
            counted: 0,
            line: 1,
            column: 1,
            deck_line: 1,
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

    /// Reads a deck. `quick` reads a card from the buffer as it is, with the blanks around it, if there
    /// is no more to them than is usual; where it cannot, `careful` reads a token in full.
    fn deck<T>(
        &mut self,
        deck: &mut [T],
        quick: impl Fn(&[u8]) -> Option<(T, usize)>,
        careful: impl Fn(&[u8]) -> Option<T>,
        form: impl Fn() -> String,
    ) -> Result<(), Error> {
        self.token()?;
        self.count();
        self.deck_line = self.line;
        for have in 0..deck.len() {
            let (card, length) = match quick(&self.buffer[self.next..]) {
                Some(read) => read,
                None => {
                    let token = self.token()?;
                    match careful(token) {
                        Some(card) => (card, token.len()),
                        None => return Err(self.no_card(have, deck.len(), &form())),
                    }
                }
            };
            deck[have] = card;
            self.next += length;
        }
        Ok(())
    }

    /// Skips white space and looks at the token behind it, without reading it: at most `LONGEST`
    /// bytes, none at the end of the input.
    #[cold]
    fn token(&mut self) -> Result<&[u8], Error> {
        loop {
            while is_space(self.buffer[self.next]) {
                self.next += 1;
            }
            let rest = &self.buffer[self.next..self.end];
            let length = rest.iter().take(LONGEST).take_while(|&&byte| !is_space(byte)).count();
            // At the end of the buffer, more of it may come.
            if length < rest.len() || !self.refill()? {
                return Ok(&self.buffer[self.next..self.next + length]);
            }
        }
    }

    /// Reads more input behind what is unread, which moves to the front; `false` at the end.
    /// Answers go out first, for this may wait.
    fn refill(&mut self) -> Result<bool, Error> {
        if self.ended {
            return Ok(false);
        }
        self.flush()?;
        self.count();
        self.buffer.copy_within(self.next..self.end, 0);
        self.end -= self.next;
        self.next = 0;
        self.counted = 0;
        let count = self.source.read(&mut self.buffer[self.end..BLOCK])?;
        self.ended = count == 0;
        self.end += count;
        self.buffer[self.end] = SENTINEL;
        // Joined files may begin with several marks. They take up no columns.
        while (self.line, self.column) == (1, 1) && self.buffer[self.next..].starts_with(BYTE_ORDER_MARK) {
            self.next += BYTE_ORDER_MARK.len();
            self.counted = self.next;
        }
        Ok(!self.ended)
    }

    /// Counts lines and columns up to the next byte to read.
    fn count(&mut self) {
        let read = &self.buffer[self.counted..self.next];
        // A few at a time are counted in a byte each, which compilers turn into vector code.
        let newlines = |few: &[u8]| few.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
        self.line += read.chunks(usize::from(u8::MAX)).map(|few| u64::from(newlines(few))).sum::<u64>();
        self.column = match read.iter().rposition(|&byte| byte == b'\n') {
            Some(newline) => (read.len() - newline) as u64,
            None => self.column + read.len() as u64,
        };
        self.counted = self.next;
    }

    /// The fault of a token that should be the card behind `have` others.
    #[cold]
    fn no_card(&mut self, have: usize, of: usize, form: &str) -> Error {
        let is_terminator = self.is_terminator;
        match self.token() {
            Ok(token) if !token.is_empty() && !is_terminator(token) => self.wrong("a card", form),
            _ => {
                let (line, have, of) = (decimal(self.deck_line), decimal(have as u64), decimal(of as u64));
                self.fault(&[
                    " cuts the deck that begins at line ",
                    &line,
                    " short: it has ",
                    &have,
                    " of ",
                    &of,
                    " cards",
                ])
            }
        }
    }

    fn wrong(&mut self, what: &str, form: &str) -> Error {
        self.fault(&[" is not ", what, "; ", form])
    }

    /// An error at the next token, or at the end of the input, with these words behind what stands there.
    fn fault(&mut self, words: &[&str]) -> Error {
        // The token was looked at before, so nothing is read now that could fail.
        let found = match self.token() {
            Ok([]) | Err(_) => String::from("the end of the input"),
            Ok(token) => quoted(token),
        };
        self.count();
        Error::Input { line: self.line, column: self.column, fault: found + &words.concat() }
    }
}

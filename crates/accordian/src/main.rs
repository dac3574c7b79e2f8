//! # "Accordian" Patience
//!
//! Cards are dealt in a row, each a new pile at the right end. A pile's top card moves onto the pile
//! three places to its left, or else onto its left neighbour, if it matches the top card there in
//! rank or suit. After each move the leftmost card that can move is next; empty piles close up.
//!
//! The insight: nothing left of a moved card can move, for what a card can do depends only on cards
//! to its left. So the card hops on until it matches no more, and the search goes on just right of
//! where it lands. The tops stand in a row of their own, three blanks before them: a blank matches
//! nothing, so the left edge needs no test.
//!
//! Cost: a few dozen steps a card; memory for one pack.
//! Source: UVa 127; also POJ 1214 and others.
#![forbid(unsafe_code)]

use cardio::{Card, Error, Io, Rank, Suit};

const CARDS: usize = 52;
/// Before the leftmost pile: as many as the places that a card can go to the left.
const BLANKS: usize = 3;

fn main() {
    cardio::run("accordian", solve);
}

fn solve(io: &mut Io<'_>) -> Result<(), Error> {
    let mut row = Row::new();
    let mut deck = [Card { rank: Rank::Ace, suit: Suit::Clubs }; CARDS];
    while io.next_deck(|token| token[0] == b'#')? {
        io.cards(&mut deck)?;
        row.play(&deck);
        io.write_number(row.piles() as u64);
        io.write(if row.piles() == 1 { " pile remaining:" } else { " piles remaining:" });
        for size in row.sizes() {
            io.write(" ");
            io.write_number(size as u64);
        }
        io.write("\n");
    }
    Ok(())
}

/// A card as a set of two: a bit for its rank and one for its suit.
#[derive(Clone, Copy)]
struct Face(u32);

/// Matches no card.
const BLANK: Face = Face(0);

impl Face {
    fn of(card: Card) -> Self {
        Face(1 << card.rank as u32 | 1 << (13 + card.suit as u32))
    }

    fn matches(self, other: Face) -> bool {
        self.0 & other.0 != 0
    }
}

/// The row of piles. Their places count from `BLANKS`.
struct Row {
    /// The blanks, then each pile's top card; nothing at all before the first `clear`.
    tops: Vec<Face>,
    /// Under each top the rest of its pile, the lowest card first; empty behind the last pile.
    rests: Vec<Vec<Face>>,
}

impl Row {
    fn new() -> Self {
        Row {
            tops: Vec::with_capacity(BLANKS + CARDS),
            rests: (0..BLANKS + CARDS).map(|_| Vec::with_capacity(CARDS)).collect(),
        }
    }

    fn piles(&self) -> usize {
        self.tops.len() - BLANKS
    }

    fn sizes(&self) -> impl Iterator<Item = usize> + '_ {
        self.rests[BLANKS..self.tops.len()].iter().map(|rest| rest.len() + 1)
    }

    fn play(&mut self, deck: &[Card; CARDS]) {
        self.clear();
        for &card in deck {
            self.deal(Face::of(card));
        }
    }

    fn clear(&mut self) {
        for rest in &mut self.rests {
            rest.clear();
        }
        self.tops.clear();
        self.tops.extend([BLANK; BLANKS].iter());
    }

    /// Deals a card and makes all moves that it leads to.
    fn deal(&mut self, card: Face) {
        let end = self.tops.len();
        let place = self.landing(card, end);
        if place == end {
            self.tops.push(card);
            return;
        }
        self.put(card, place);
        let mut place = place + 1;
        while place < self.tops.len() {
            let card = self.tops[place];
            let to = self.landing(card, place);
            if to < place {
                self.put(card, to);
                self.take(place);
                place = to;
            }
            place += 1;
        }
    }

    /// Where a card at `place` comes to rest: it moves on from pile to pile as long as it matches.
    fn landing(&self, card: Face, mut place: usize) -> usize {
        loop {
            let left = &self.tops[place - BLANKS..place];
            // Both are asked, and only whether it moves is a branch: processors cannot foresee where to.
            let (third, neighbour) = (card.matches(left[0]), card.matches(left[2]));
            let step = if third { 3 } else { usize::from(neighbour) };
            if step == 0 {
                return place;
            }
            place -= step;
        }
    }

    fn put(&mut self, card: Face, place: usize) {
        self.rests[place].push(self.tops[place]);
        self.tops[place] = card;
    }

    /// Takes the top card off a pile. If it was the only one, the piles to the right close up.
    fn take(&mut self, place: usize) {
        match self.rests[place].pop() {
            Some(top) => self.tops[place] = top,
            None => {
                self.rests[place..self.tops.len()].rotate_left(1);
                self.tops.remove(place);
            }
        }
    }
}

#[cfg(test)]
mod tests;

//! # 10-20-30
//!
//! Cards go one by one onto seven piles in turn. When three of the first two and last two cards of
//! the pile just dealt to, in one of three combinations, sum to 10, 20 or 30, they go under the deck.
//! A game is won when all piles are gone, lost when the deck is, drawn when its state repeats.
//!
//! The insight: repeats need no store of states. Brent's cycle search keeps one earlier state, saved
//! anew whenever twice as many cards have been dealt, and so finds the length of the cycle. Two
//! tables that play the game again, one a cycle ahead of the other, meet where the cycle begins.
//!
//! Cost: a few dozen steps a card; memory for two tables, however long the game.
//! Source: UVa 246, from the ACM ICPC World Finals 1996.

use cardio::{Error, Io};
use std::collections::VecDeque;

const CARDS: usize = 52;
const PILES: usize = 7;
/// The sums that are picked up, a bit each.
const SUMS: u32 = 1 << 10 | 1 << 20 | 1 << 30;
/// The deal after which a state is saved for the first time. Most games end before.
const FIRST_MARK: u64 = 256;

fn main() {
    cardio::run("ten-twenty-thirty", solve);
}

fn solve(io: &mut Io<'_>) -> Result<(), Error> {
    let mut game = Game::new();
    let mut deck = [0; CARDS];
    while io.next_deck(|token| token == b"0")? {
        io.numbers(1, 10, &mut deck)?;
        let (outcome, dealt) = game.play(&deck);
        io.write(match outcome {
            Outcome::Win => "Win : ",
            Outcome::Loss => "Loss: ",
            Outcome::Draw => "Draw: ",
        });
        io.write_number(dealt);
        io.write("\n");
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Outcome {
    Win,
    Loss,
    Draw,
}

struct Game {
    table: Table,
    /// An earlier state of `table`, to find it repeated.
    mark: Table,
}

impl Game {
    fn new() -> Self {
        Game { table: Table::new(), mark: Table::new() }
    }

    /// The outcome and the count of cards dealt until it is known.
    fn play(&mut self, deck: &[u8; CARDS]) -> (Outcome, u64) {
        let mut next_mark = FIRST_MARK;
        self.table.lay_out(deck);
        loop {
            if let Some(outcome) = self.table.deal() {
                return (outcome, self.table.dealt);
            }
            let dealt = self.table.dealt;
            if dealt > FIRST_MARK && self.table.repeats(&self.mark) {
                return (Outcome::Draw, self.first_repeat(deck, dealt - self.mark.dealt));
            }
            if dealt == next_mark {
                self.mark.clone_from(&self.table);
                next_mark *= 2;
            }
        }
    }

    /// The deal that first produces an earlier state, in a game that ends in a cycle of `cycle` deals.
    fn first_repeat(&mut self, deck: &[u8; CARDS], cycle: u64) -> u64 {
        self.table.lay_out(deck);
        self.mark.lay_out(deck);
        while self.table.dealt < cycle || !self.table.repeats(&self.mark) {
            if self.table.dealt >= cycle {
                self.mark.deal();
            }
            self.table.deal();
        }
        self.table.dealt
    }
}

/// A game under way. The cards' places are all of its state; `dealt` is what has led there.
struct Table {
    /// The front is the top.
    deck: VecDeque<u8>,
    /// The piles that are left, from left to right, then those that are gone. Only the last pile of
    /// the list can be dealt to after one has gone, so its cyclic order is all that counts.
    piles: [VecDeque<u8>; PILES],
    left: usize,
    /// The pile that the next card goes to.
    next: usize,
    dealt: u64,
}

impl Table {
    fn new() -> Self {
        Table { deck: VecDeque::with_capacity(CARDS), piles: Default::default(), left: 0, next: 0, dealt: 0 }
    }

    fn lay_out(&mut self, deck: &[u8; CARDS]) {
        self.deck.clear();
        self.deck.extend(deck);
        for pile in &mut self.piles {
            pile.clear();
        }
        self.left = PILES;
        self.next = 0;
        self.dealt = 0;
    }

    /// Deals one card and picks up what it can; the outcome if that ends the game.
    fn deal(&mut self) -> Option<Outcome> {
        let card = match self.deck.pop_front() {
            Some(card) => card,
            None => return Some(Outcome::Loss),
        };
        self.dealt += 1;
        let pile = &mut self.piles[self.next];
        pile.push_back(card);
        while let Some(cards) = pick_up(pile) {
            self.deck.extend(&cards);
        }
        if pile.is_empty() {
            self.piles[self.next..self.left].rotate_left(1);
            self.left -= 1;
            if self.left == 0 {
                return Some(Outcome::Win);
            }
        } else {
            self.next += 1;
        }
        if self.next == self.left {
            self.next = 0;
        }
        None
    }

    fn repeats(&self, mark: &Table) -> bool {
        self.deck.len() == mark.deck.len() && self.next == mark.next && self.deck == mark.deck && self.piles == mark.piles
    }

    fn clone_from(&mut self, table: &Table) {
        self.deck.clone_from(&table.deck);
        self.piles.clone_from(&table.piles);
        self.left = table.left;
        self.next = table.next;
        self.dealt = table.dealt;
    }
}

/// Takes the first combination that fits off the pile, in the order in which its cards lay.
fn pick_up(pile: &mut VecDeque<u8>) -> Option<[u8; 3]> {
    let count = pile.len();
    if count < 3 {
        return None;
    }
    let (first, second) = (pile[0], pile[1]);
    let (last_but_one, last) = (pile[count - 2], pile[count - 1]);
    if fits(first, second, last) {
        pile.drain(..2);
        pile.pop_back();
        Some([first, second, last])
    } else if fits(first, last_but_one, last) {
        pile.pop_front();
        pile.truncate(count - 3);
        Some([first, last_but_one, last])
    } else if fits(pile[count - 3], last_but_one, last) {
        let third = pile[count - 3];
        pile.truncate(count - 3);
        Some([third, last_but_one, last])
    } else {
        None
    }
}

fn fits(a: u8, b: u8, c: u8) -> bool {
    SUMS >> (a + b + c) & 1 != 0
}

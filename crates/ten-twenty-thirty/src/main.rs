//! # 10-20-30
//!
//! Cards are dealt one by one onto seven piles in turn. When three cards of the pile just dealt to,
//! taken from its ends in one of three combinations, sum to 10, 20 or 30, they go under the deck.
//! A game is won when all piles are gone, lost when the deck is, drawn when its state repeats.
//!
//! The insight: two cards of a combination leave one value for the third, so a pile knows before
//! the deal which cards it will pick up, and most deals are one bit test. And a repeat needs no
//! store of states: Brent's cycle search keeps a single earlier state, saved anew whenever twice as
//! many cards are dealt, and so finds the cycle's length. Then the game is played again at two
//! tables, one a cycle ahead of the other: they first agree where the cycle begins.
//!
//! Cost: a few dozen steps a card; memory for two tables, however long the game.
//! Source: UVa 246, from the ACM ICPC World Finals 1996.
#![forbid(unsafe_code)]

use cardio::{Error, Io};
use std::collections::VecDeque;

const CARDS: usize = 52;
const PILES: usize = 7;
/// The sums that are picked up, a bit each.
const SUMS: u32 = 1 << 10 | 1 << 20 | 1 << 30;
/// The count of deals after which the first state is saved. Most games end before.
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

    /// The outcome, and the count of cards dealt until it is known.
    fn play(&mut self, deck: &[u8; CARDS]) -> (Outcome, u64) {
        let (table, mark) = (&mut self.table, &mut self.mark);
        table.lay_out(deck);
        let mut next_mark = FIRST_MARK;
        let mut end = table.deal_until(next_mark);
        loop {
            if let Some(outcome) = end {
                return (outcome, table.dealt);
            }
            if table.dealt == next_mark {
                mark.save(table);
                next_mark *= 2;
            } else if table.repeats(mark) {
                let cycle = table.dealt - mark.dealt;
                return (Outcome::Draw, self.first_repeat(deck, cycle));
            }
            end = table.deal_until(table.dealt + 1);
        }
    }

    /// The deal that first repeats a state in a game with a cycle of `cycle` deals.
    fn first_repeat(&mut self, deck: &[u8; CARDS], cycle: u64) -> u64 {
        let (ahead, behind) = (&mut self.table, &mut self.mark);
        ahead.lay_out(deck);
        behind.lay_out(deck);
        ahead.deal_until(cycle);
        while !ahead.repeats(behind) {
            ahead.deal_until(ahead.dealt + 1);
            behind.deal_until(behind.dealt + 1);
        }
        ahead.dealt
    }
}

/// A game under way.
struct Table {
    /// The front is the top.
    deck: VecDeque<u8>,
    /// The piles that are left, from left to right; behind them those that are gone.
    piles: [Pile; PILES],
    piles_left: usize,
    /// The pile that the next card goes to.
    next: usize,
    dealt: u64,
}

impl Table {
    fn new() -> Self {
        Table { deck: VecDeque::with_capacity(CARDS), piles: Default::default(), piles_left: 0, next: 0, dealt: 0 }
    }

    fn lay_out(&mut self, deck: &[u8; CARDS]) {
        self.deck.clear();
        self.deck.extend(deck);
        for pile in &mut self.piles {
            pile.clear();
        }
        self.piles_left = PILES;
        self.next = 0;
        self.dealt = 0;
    }

    /// Deals until the count of cards dealt is `count`, or the game ends: with that outcome.
    fn deal_until(&mut self, count: u64) -> Option<Outcome> {
        while self.dealt < count {
            let card = match self.deck.pop_front() {
                Some(card) => card,
                None => return Some(Outcome::Loss),
            };
            self.dealt += 1;
            let pile = &mut self.piles[self.next];
            let mut next = self.next + 1;
            if pile.wants(card) {
                pile.pick_up(card, &mut self.deck);
                if pile.cards.is_empty() {
                    self.piles[self.next..self.piles_left].rotate_left(1);
                    self.piles_left -= 1;
                    next = self.next;
                    if self.piles_left == 0 {
                        return Some(Outcome::Win);
                    }
                }
            } else {
                pile.add(card);
            }
            self.next = if next < self.piles_left { next } else { 0 };
        }
        None
    }

    /// Whether deck, piles and next pile are those of another state of this game. Piles that are empty
    /// are gone; or not dealt to yet, but then the next pile is empty, and later it never is.
    fn repeats(&self, mark: &Table) -> bool {
        self.deck.len() == mark.deck.len()
            && self.next == mark.next
            && self.deck == mark.deck
            && self.piles.iter().zip(&mark.piles).all(|(pile, other)| pile.cards == other.cards)
    }

    /// Copies what `repeats` compares, and when it was so.
    fn save(&mut self, table: &Table) {
        self.deck.clone_from(&table.deck);
        for (pile, other) in self.piles.iter_mut().zip(&table.piles) {
            pile.cards.clone_from(&other.cards);
        }
        self.next = table.next;
        self.dealt = table.dealt;
    }
}

/// A pile, and what it waits for: a card that sums with two of its cards in some combination.
#[derive(Default)]
struct Pile {
    cards: VecDeque<u8>,
    /// Its first and its last card, stale while it is empty.
    first: u8,
    last: u8,
    /// The values that sum with the first two cards, a bit each.
    opening: u32,
    /// The values that sum in any of the combinations, a bit each; none before there are two cards.
    wanted: u32,
}

impl Pile {
    fn clear(&mut self) {
        self.cards.clear();
        self.opening = 0;
        self.wanted = 0;
    }

    fn wants(&self, card: u8) -> bool {
        self.wanted >> card & 1 != 0
    }

    /// Puts a card on the end that the pile does not want.
    fn add(&mut self, card: u8) {
        match self.cards.len() {
            0 => self.first = card,
            1 => {
                self.opening = SUMS >> (self.first + card);
                self.wanted = self.opening;
            }
            _ => self.wanted = self.opening | SUMS >> (self.first + card) | SUMS >> (self.last + card),
        }
        self.last = card;
        self.cards.push_back(card);
    }

    /// Puts a card on the end and moves three cards under the deck as long as a combination fits.
    fn pick_up(&mut self, card: u8, deck: &mut VecDeque<u8>) {
        self.cards.push_back(card);
        while let Some(cards) = take_combination(&mut self.cards) {
            for &card in &cards {
                deck.push_back(card);
            }
        }
        self.note_ends();
    }

    /// Finds out what the pile waits for after its ends have changed.
    fn note_ends(&mut self) {
        self.opening = 0;
        self.wanted = 0;
        let count = self.cards.len();
        if count > 0 {
            self.first = self.cards[0];
            self.last = self.cards[count - 1];
        }
        if count > 1 {
            self.opening = SUMS >> (self.first + self.cards[1]);
            self.wanted = self.opening | SUMS >> (self.first + self.last) | SUMS >> (self.cards[count - 2] + self.last);
        }
    }
}

/// Takes the first combination that fits off a pile: its cards in the order in which they lay.
fn take_combination(pile: &mut VecDeque<u8>) -> Option<[u8; 3]> {
    let end = pile.len().checked_sub(3)?;
    let (first, second) = (pile[0], pile[1]);
    let (third_last, second_last, last) = (pile[end], pile[end + 1], pile[end + 2]);
    let two_and_one = fits(first, second, last);
    let one_and_two = fits(first, second_last, last);
    if !(two_and_one | one_and_two | fits(third_last, second_last, last)) {
        return None;
    }
    // Chosen without a branch, as it would be mispredicted at every other pick-up.
    let from_front = usize::from(one_and_two).max(2 * usize::from(two_and_one));
    let cards = [[third_last, second_last, last], [first, second_last, last], [first, second, last]][from_front];
    pile.drain(..from_front);
    pile.truncate(end);
    Some(cards)
}

fn fits(a: u8, b: u8, c: u8) -> bool {
    SUMS >> (a + b + c) & 1 != 0
}

#[cfg(test)]
mod tests;

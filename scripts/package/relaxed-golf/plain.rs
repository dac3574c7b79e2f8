//! Relaxed Golf: a search of all lines of play that never looks at a state twice.

use std::io::{self, Read, Write};

/// What lies on the empty discard pile: nothing that a card could neighbour.
const NO_CARD: u8 = 15;

struct Game {
    /// The card to play first is the last of its column.
    columns: Vec<Vec<u8>>,
    /// The card to draw first is the last.
    draws: Vec<u8>,
    /// A cell for all states with the same columns and last card, a bit of it for each number of draws left.
    seen: Vec<u32>,
}

fn neighbours(a: u8, b: u8) -> bool {
    a + 1 == b || b + 1 == a || (a, b) == (13, 1) || (a, b) == (1, 13)
}

impl Game {
    /// The cell and the bit of the state with `last` on top of the discard pile.
    fn state(&self, last: u8) -> (usize, u32) {
        let heights = self
            .columns
            .iter()
            .fold(0, |heights, column| heights * 6 + column.len());
        (heights * 16 + usize::from(last), 1 << self.draws.len())
    }

    fn can_win(&mut self, last: u8) -> bool {
        if self.columns.iter().all(|column| column.is_empty()) {
            return true;
        }
        let (cell, bit) = self.state(last);
        if self.seen[cell] & bit != 0 {
            return false;
        }
        self.seen[cell] |= bit;
        for column in 0..7 {
            let top = match self.columns[column].last() {
                Some(&top) if neighbours(top, last) => top,
                _ => continue,
            };
            self.columns[column].pop();
            if self.can_win(top) {
                return true;
            }
            self.columns[column].push(top);
        }
        if let Some(card) = self.draws.pop() {
            if self.can_win(card) {
                return true;
            }
            self.draws.push(card);
        }
        false
    }
}

fn main() {
    let mut input = String::new();
    io::stdin()
        .read_to_string(&mut input)
        .expect("the input is text");
    let mut numbers = input
        .split_whitespace()
        .map(|number| number.parse().expect("only numbers"));
    let games: usize = numbers.next().expect("the number of games");
    let mut answers = String::new();
    for case in 1..=games {
        let cards: Vec<u8> = numbers.by_ref().take(52).map(|card| card as u8).collect();
        let mut game = Game {
            columns: (0..7)
                .map(|column| {
                    cards[..35]
                        .iter()
                        .skip(column)
                        .step_by(7)
                        .cloned()
                        .collect()
                })
                .collect(),
            draws: cards[35..].to_vec(),
            seen: vec![0; 6usize.pow(7) * 16],
        };
        let word = if game.can_win(NO_CARD) { "Yes" } else { "No" };
        answers += &format!("Case #{}: {}\n", case, word);
    }
    io::stdout()
        .write_all(answers.as_bytes())
        .expect("the answers can be written");
}

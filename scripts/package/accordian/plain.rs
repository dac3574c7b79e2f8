//! "Accordian" Patience, played word for word: after every move the row is searched from the left again.

use std::io::{self, BufRead, Write};

const STEPS: [usize; 2] = [3, 1];

type Card = [u8; 2];
type Row = Vec<Vec<Card>>;

fn matches(a: Card, b: Card) -> bool {
    a[0] == b[0] || a[1] == b[1]
}

/// The move that the rules ask for: which pile's top card goes onto which pile.
fn next_move(row: &Row) -> Option<(usize, usize)> {
    let top = |place: usize| row[place][row[place].len() - 1];
    for from in 0..row.len() {
        for &step in &STEPS {
            if from >= step && matches(top(from), top(from - step)) {
                return Some((from, from - step));
            }
        }
    }
    None
}

fn play(pack: &[Card]) -> Row {
    let mut row = Row::new();
    for &card in pack {
        row.push(vec![card]);
        while let Some((from, to)) = next_move(&row) {
            let moved = row[from].pop().expect("no pile of the row is empty");
            row[to].push(moved);
            if row[from].is_empty() {
                row.remove(from);
            }
        }
    }
    row
}

fn answer(row: &Row) -> String {
    let sizes: Vec<String> = row.iter().map(|pile| pile.len().to_string()).collect();
    let piles = if row.len() == 1 { "pile" } else { "piles" };
    format!("{} {} remaining: {}\n", row.len(), piles, sizes.join(" "))
}

fn main() {
    let mut answers = String::new();
    let mut pack = Vec::new();
    for line in io::stdin().lock().lines() {
        let line = line.expect("the input is text");
        if line.starts_with('#') {
            break;
        }
        pack.extend(
            line.split_whitespace()
                .map(|card| [card.as_bytes()[0], card.as_bytes()[1]]),
        );
        if pack.len() == 52 {
            answers += &answer(&play(&pack));
            pack.clear();
        }
    }
    io::stdout()
        .write_all(answers.as_bytes())
        .expect("the answers can be written");
}

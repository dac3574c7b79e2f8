//! 10-20-30, played word for word: every state of the game is kept, so that a repeat is seen.

use std::collections::{HashSet, VecDeque};
use std::io::{self, Read, Write};

/// The three cards to add up, in the order of trying: places from the start, then places from the end.
const COMBINATIONS: [(usize, usize); 3] = [(2, 1), (1, 2), (0, 3)];

/// Takes the first three cards that make 10, 20 or 30 out of `pile`, in the order in which they lay.
fn pick_up(pile: &mut Vec<u8>) -> Option<Vec<u8>> {
    if pile.len() < 3 {
        return None;
    }
    for &(first, last) in &COMBINATIONS {
        let end = pile.len() - last;
        let three: Vec<u8> = pile[..first].iter().chain(&pile[end..]).cloned().collect();
        if [10, 20, 30].contains(&three.iter().sum::<u8>()) {
            pile.truncate(end);
            pile.drain(..first);
            return Some(three);
        }
    }
    None
}

/// Everything that decides how the game goes on; no card is 0, so a 0 ends the deck and each pile.
fn state(deck: &VecDeque<u8>, piles: &[Vec<u8>], next: usize) -> Vec<u8> {
    let mut state: Vec<u8> = deck.iter().cloned().collect();
    for pile in piles {
        state.push(0);
        state.extend(pile);
    }
    state.push(next as u8);
    state
}

fn play(mut deck: VecDeque<u8>) -> String {
    let mut piles = vec![Vec::new(); 7];
    let mut next = 0;
    let mut deals = 0;
    let mut seen = HashSet::new();
    while let Some(card) = deck.pop_front() {
        deals += 1;
        piles[next].push(card);
        while let Some(three) = pick_up(&mut piles[next]) {
            deck.extend(three);
        }
        if piles[next].is_empty() {
            piles.remove(next);
        } else {
            next += 1;
        }
        if piles.is_empty() {
            return format!("Win : {}\n", deals);
        }
        next %= piles.len();
        if !seen.insert(state(&deck, &piles, next)) {
            return format!("Draw: {}\n", deals);
        }
    }
    format!("Loss: {}\n", deals)
}

fn main() {
    let mut input = String::new();
    io::stdin()
        .read_to_string(&mut input)
        .expect("the input is text");
    let mut answers = String::new();
    let mut deck = VecDeque::new();
    for number in input.split_whitespace() {
        let card: u8 = number.parse().expect("a card is a number");
        if card == 0 {
            break;
        }
        deck.push_back(card);
        if deck.len() == 52 {
            answers += &play(deck.split_off(0));
        }
    }
    io::stdout()
        .write_all(answers.as_bytes())
        .expect("the answers can be written");
}

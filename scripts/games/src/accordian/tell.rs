//! Tells a game of Accordian.

use super::{
    rules::{answer, play, Move, Row, Rules},
    Deck,
};
use crate::{
    board,
    replay::{End, Step, RED, STRONG},
};
use itertools::Itertools;

/// Plays a deck; `watch` hears of every move.
pub fn follow(deck: &Deck, rules: &Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
    let mut dealt = 0;
    let row = play(deck, rules, &mut |row, the_move| {
        dealt += u64::from(matches!(the_move, Move::Deal { .. }));
        let (words, line) = tell(dealt, row, the_move);
        let choice = matches!(the_move, Move::Step { both: true, .. });
        watch(&Step { number: dealt, words, line, choice, board: &|width| draw(row, the_move, width) });
    });
    let piles = if row.len() == 1 { "one pile stays" } else { "no more card matches" };
    End { words: format!("All 52 cards are dealt and {piles}."), answer: answer(&row) }
}

fn tell(dealt: u64, row: &Row, the_move: &Move) -> (String, String) {
    let (card, from, to, both, closed) = match *the_move {
        Move::Deal { card } => {
            return (format!("Deal {dealt}: {card} is dealt as pile {}.", row.len()), format!("deal {card}"));
        }
        Move::Step { card, from, to, both, closed } => (card, from, to, both, closed),
    };
    let line = format!("move {card} {} {}", from + 1, to + 1);
    // The card that lay on top there is now just under the one that came.
    let covered = row[to].iter().nth_back(1);
    let onto = covered.map_or(String::new(), |&covered| {
        let same = match (covered.rank == card.rank, covered.suit == card.suit) {
            (true, true) => "rank and suit",
            (true, false) => "rank",
            (false, _) => "suit",
        };
        format!(" onto {covered} (same {same})")
    });
    let how_far = if from - to == 1 { "one place" } else { "three places" };
    let choice = if both { format!("; it may go three places or one, and goes {how_far}") } else { String::new() };
    let left = match row.get(from).and_then(|pile| pile.last()) {
        _ if closed => format!("; pile {} is empty and closes up", from + 1),
        Some(&uncovered) => format!("; that uncovers {uncovered}"),
        None => String::new(),
    };
    let words =
        format!("Deal {dealt}: {card} goes {how_far} left, from pile {} to {}{onto}{choice}{left}.", from + 1, to + 1);
    (words, line)
}

/// The top cards in a row, each with the size of its pile if there is more than the one card.
fn draw(row: &Row, the_move: &Move, width: usize) -> String {
    let moved_to = match *the_move {
        Move::Deal { .. } => row.len() - 1,
        Move::Step { to, .. } => to,
    };
    let parts = row.iter().enumerate().map(|(place, pile)| {
        let Some(&top) = pile.last() else {
            return board::plain("--");
        };
        let size = if pile.len() > 1 { format!("({})", pile.len()) } else { String::new() };
        let mut style = if matches!(top.suit, 1 | 2) { RED } else { Default::default() };
        if place == moved_to {
            style |= STRONG.get_effects();
        }
        (format!("{top}{size}"), format!("{style}{top}{style:#}{size}"))
    });
    board::list("row", &parts.collect_vec(), width)
}

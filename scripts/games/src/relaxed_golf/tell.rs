//! Tells the best line of play of a game of Relaxed Golf.

use super::{
    referee::Referee,
    rules::{answer, solve, Move, Rules, Table},
    Layout,
};
use crate::{
    board,
    divergence::Divergence,
    replay::{End, Step, FAINT, STRONG},
};
use itertools::Itertools;

/// Plays the longest line; `watch` hears of every move.
pub fn follow(layout: &Layout, number: usize, rules: &Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
    let mut table = Table::new(layout, rules);
    let mut referee = Referee::new(layout);
    let mut foul = None;
    let best = solve(layout, rules);
    for (&the_move, move_number) in best.iter().zip(1..) {
        let (words, line) = tell(move_number, &table, the_move);
        let choice = table.moves(rules).len() > 1;
        table.make(the_move);
        // By a misreading of the rules a foul is what must come; by the rules it would be a fault of the search.
        if let Err(found) = referee.judge(the_move) {
            foul.get_or_insert_with(|| format!("The referee forbids move {move_number}: {found}."));
        }
        watch(&Step { number: move_number, words, line, choice, board: &|width| draw(&table, the_move, width) });
    }
    End { words: foul.unwrap_or_else(|| end(&table)), answer: answer(number, &best) }
}

fn tell(number: u64, table: &Table, the_move: Move) -> (String, String) {
    match the_move {
        Move::Draw { rank } => {
            let left = match table.draws.len() - 1 {
                0 => "none is left to draw".to_owned(),
                1 => "one is left to draw".to_owned(),
                left => format!("{left} are left to draw"),
            };
            (format!("Move {number}: {rank} is drawn; {left}."), format!("draw {rank}"))
        }
        Move::Discard { rank, column } => {
            let last = table.discard.last().map_or(String::new(), |last| format!(", next to {last}"));
            let column = column + 1;
            (format!("Move {number}: {rank} goes from column {column}{last}."), format!("discard {rank} {column}"))
        }
    }
}

fn end(table: &Table) -> String {
    if table.discard.len() == 52 {
        return "All 52 cards are on the discard pile, and the referee agrees with every move.".to_owned();
    }
    let stay = table.columns.iter().zip(1..).filter(|(cards, _)| !cards.is_empty());
    let stay = stay.map(|(cards, column)| format!("{} in column {column}", cards.iter().join(" ")));
    format!(
        "No line of play discards more than these {} cards. There stay {}.",
        table.discard.len(),
        stay.collect::<Vec<_>>().join(", ")
    )
}

/// Each column with its number, the card on top last; then the draw pile and the discard pile, top card last.
fn draw(table: &Table, the_move: Move, width: usize) -> String {
    let columns = table.columns.iter().enumerate().map(|(place, cards)| {
        let cards = format!("[{}]", cards.iter().join(" "));
        let touched = matches!(the_move, Move::Discard { column, .. } if column == place);
        let style = if touched { STRONG } else { Default::default() };
        let number = place + 1;
        (format!("{number}{cards}"), format!("{FAINT}{number}{FAINT:#}{style}{cards}{style:#}"))
    });
    let list = |label, cards: &[u8]| board::list(label, &cards.iter().map(board::plain).collect_vec(), width);
    board::list("columns", &columns.collect_vec(), width)
        + &list("draws  ", &table.draws)
        + &list("discard", &table.discard)
}

/// The first move of the winning line that a misreading forbids.
pub fn divergence(layout: &Layout, wrong: &Rules) -> Option<Divergence> {
    let mut table = Table::new(layout, wrong);
    let line = solve(layout, &Default::default());
    for (&the_move, number) in line.iter().zip(1..) {
        if !table.moves(wrong).contains(&the_move) {
            let (kind, rank) = match the_move {
                Move::Draw { rank } => ("draws", rank),
                Move::Discard { rank, .. } => ("discards", rank),
            };
            let words = format!("The best line {kind} {rank} at move {number}; that program thinks it cannot.");
            return Some(Divergence { number, moves: number as usize - 1, words });
        }
        table.make(the_move);
    }
    None
}

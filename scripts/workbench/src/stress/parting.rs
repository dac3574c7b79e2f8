//! Where a wrong program can have left the game.

use crate::{literal::relaxed_golf, misreading::Rules, replay, Deck, Problem};

/// The place where the program's game and the right one can part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// The deal (for golf: the move of the winning line), counted from 1.
    pub number: u64,
    /// How many moves of the game by the rules are made before.
    pub moves: usize,
    /// Why there, in a sentence or two.
    pub words: String,
}

/// A move as it is told, with its number.
type Told = (u64, String);

/// Where the right game and that of a misreading go different ways, if they do so at all.
pub fn between(problem: Problem, deck: &Deck, wrong: &Rules) -> Option<Parting> {
    if let Rules::RelaxedGolf(wrong) = wrong {
        return on_the_winning_line(deck, wrong);
    }
    let [right, wrong] = [&Rules::right(problem), wrong].map(|rules| {
        let mut told: Vec<Told> = Vec::new();
        let end = replay::follow(deck, 1, rules, &mut |step| told.push((step.number, step.words.clone())));
        let last = told.last().map_or(0, |(number, _)| *number);
        told.push((last, format!("The game ends: {}", end.answer)));
        told
    });
    let place = right.iter().zip(&wrong).position(|(right, wrong)| right != wrong)?;
    let (number, by_the_rules) = &right[place];
    let words = format!("By the rules: {by_the_rules}\nThat program: {}", wrong[place].1);
    Some(Parting { number: *number, moves: place, words })
}

/// The first move of the winning line that a misreading of golf forbids.
fn on_the_winning_line(deck: &Deck, wrong: &relaxed_golf::Rules) -> Option<Parting> {
    let mut table = relaxed_golf::Table::new(deck, wrong);
    let line = relaxed_golf::solve(deck, &Default::default());
    for (&the_move, number) in line.iter().zip(1..) {
        if !table.moves(wrong).contains(&the_move) {
            let (kind, rank) = match the_move {
                relaxed_golf::Move::Draw { rank } => ("draws", rank),
                relaxed_golf::Move::Discard { rank, .. } => ("discards", rank),
            };
            let words = format!("The best line {kind} {rank} at move {number}; that program thinks it cannot.");
            return Some(Parting { number, moves: number as usize - 1, words });
        }
        table.make(the_move);
    }
    None
}

/// The first place where a program that makes some other mistake can leave the game: where the rules must choose.
pub fn of_any(problem: Problem, deck: &Deck) -> Option<Parting> {
    let (mut found, mut moves) = (None, 0);
    if problem != Problem::RelaxedGolf {
        replay::follow(deck, 1, &Rules::right(problem), &mut |step| {
            if step.choice && found.is_none() {
                found = Some(Parting { number: step.number, moves, words: step.words.clone() });
            }
            moves += 1;
        });
    }
    found
}

//! Where a wrong program can have left the game.

use crate::{replay::Step, Game};

/// The place where the program's game and the right one can first differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The deal (for golf: the move of the winning line), counted from 1.
    pub number: u64,
    /// How many moves of the game by the rules are made before.
    pub moves: usize,
    /// Why there, in a sentence or two.
    pub words: String,
}

/// A move as it is told, with its number.
type Told = (u64, String);

/// The first move that is told otherwise when a deck is played by the rules and when it is played by a misreading.
pub fn of_told_games<G: Game>(deck: &G::Deck, wrong: &G::Rules) -> Option<Divergence> {
    let [right, wrong] = [&G::Rules::default(), wrong].map(|rules| {
        let mut told: Vec<Told> = Vec::new();
        let end = G::follow(deck, 1, rules, &mut |step| told.push((step.number, step.words.clone())));
        let last = told.last().map_or(0, |(number, _)| *number);
        told.push((last, format!("The game ends: {}", end.answer)));
        told
    });
    let place = right.iter().zip(&wrong).position(|(right, wrong)| right != wrong)?;
    let (number, by_the_rules) = &right[place];
    let words = format!("By the rules: {by_the_rules}\nThat program: {}", wrong[place].1);
    Some(Divergence { number: *number, moves: place, words })
}

/// The first move at which the rules had to choose.
pub fn first_choice<G: Game>(deck: &G::Deck) -> Option<Divergence> {
    let (mut found, mut moves) = (None, 0);
    G::follow(deck, 1, &G::Rules::default(), &mut |step: &Step<'_>| {
        if step.choice && found.is_none() {
            found = Some(Divergence { number: step.number, moves, words: step.words.clone() });
        }
        moves += 1;
    });
    found
}

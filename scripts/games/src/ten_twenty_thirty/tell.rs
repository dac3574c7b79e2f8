//! Tells a game of 10-20-30.

use super::{
    rules::{play, Move, Outcome, Rules, Table},
    Deck,
};
use crate::{
    board,
    replay::{End, Step, FAINT, STRONG},
};
use itertools::Itertools;

/// Plays a deck; `watch` hears of every move.
pub fn follow(deck: &Deck, rules: &Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
    let mut dealt = 0;
    let outcome = play(deck, rules, &mut |table, the_move| {
        dealt += u64::from(matches!(the_move, Move::Deal { .. }));
        let (words, line) = tell(dealt, table, the_move);
        let choice = matches!(the_move, Move::PickUp { choice: true, .. });
        watch(&Step { number: dealt, words, line, choice, board: &|width| draw(table, the_move, width) });
    });
    let words = match outcome {
        Outcome::Win(dealt) => format!("All seven piles are gone after deal {dealt}: a win."),
        Outcome::Loss(dealt) => format!("The deck is empty after deal {dealt}, and a card must be dealt: a loss."),
        Outcome::Draw { dealt, earlier } => format!(
            "After deal {dealt} the deck, every pile and the pile that is dealt next are as they were after deal \
             {earlier}: a draw, for the game repeats itself every {} deals.",
            dealt - earlier
        ),
    };
    End { words, answer: outcome.to_string() }
}

fn tell(dealt: u64, table: &Table, the_move: &Move) -> (String, String) {
    match *the_move {
        Move::Deal { card, pile } => {
            let place = pile + 1;
            let holds = match table.piles[pile].as_ref().map_or(0, Vec::len) {
                1 => "1 card".to_owned(),
                cards => format!("{cards} cards"),
            };
            (
                format!("Deal {dealt}: {card} goes onto pile {place}, which now holds {holds}."),
                format!("deal {card} {place}"),
            )
        }
        Move::PickUp { pile, combination, cards, choice } => {
            let (place, sum) = (pile + 1, cards.iter().sum::<u8>());
            let added = cards.iter().join(" + ");
            let first = if choice { "; another combination fits too, but this one is tried first" } else { "" };
            (
                format!("Deal {dealt}: the {combination} of pile {place} make {added} = {sum} and go under the deck{first}."),
                format!("pick-up {place} {}", cards.iter().join(" ")),
            )
        }
        Move::Gone { pile } => {
            (format!("Deal {dealt}: pile {} is empty and gone for good.", pile + 1), format!("gone {}", pile + 1))
        }
    }
}

/// Each pile with its number, first card first, and the deck, top card first.
fn draw(table: &Table, the_move: &Move, width: usize) -> String {
    let (Move::Deal { pile: touched, .. } | Move::PickUp { pile: touched, .. } | Move::Gone { pile: touched }) =
        *the_move;
    let piles = table.piles.iter().enumerate().map(|(place, pile)| {
        let cards = match pile {
            Some(cards) => format!("[{}]", cards.iter().join(" ")),
            None => "gone".to_owned(),
        };
        let style = if place == touched { STRONG } else { Default::default() };
        let number = place + 1;
        (format!("{number}{cards}"), format!("{FAINT}{number}{FAINT:#}{style}{cards}{style:#}"))
    });
    let deck = table.deck.iter().map(board::plain);
    board::list("piles", &piles.collect_vec(), width) + &board::list("deck ", &deck.collect_vec(), width)
}

//! # Relaxed Golf
//!
//! Seven columns and a draw pile; a card goes to the discard pile if its rank is next to the one there.
//! Source: UVa 11126.

pub mod decks;
pub mod input;
pub mod misreadings;
pub mod referee;
pub mod rules;
pub mod tell;

use crate::{
    deal::Kind,
    divergence::Divergence,
    format::{letters, Form},
    replay::{End, Step},
    Game, Misreading,
};
use rand::rngs::ChaCha8Rng;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct RelaxedGolf;

/// The ranks, 1..=13, as the input gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Five rows of seven; the fifth lies on top.
    pub rows: [[u8; 7]; 5],
    /// The draw pile, drawn from its end.
    pub draws: [u8; 17],
}

impl Game for RelaxedGolf {
    const NAME: &'static str = "relaxed-golf";

    type Card = u8;
    type Deck = Layout;
    type Rules = rules::Rules;

    fn answer(layout: &Layout, number: usize, rules: &rules::Rules) -> String {
        rules::answer(number, &rules::solve(layout, rules))
    }

    fn misreadings() -> Vec<Misreading<rules::Rules>> {
        misreadings::all()
    }

    fn ending(answer: &str) -> &str {
        answer.rsplit(' ').next().unwrap_or_default()
    }

    fn form_of(right: &str, line: &str) -> Option<Form> {
        let no_number = |text: &str| text.split_once(':').map(|(_, answer)| letters(answer));
        (no_number(line) == no_number(right)).then_some(Form::CaseNumber)
    }

    const SLOW_MODEL: bool = true;

    const COUNTED: bool = true;

    const WANTED: &'static str = input::WANTED;

    fn card(word: &str) -> Option<u8> {
        input::card(word)
    }

    fn text(layout: &Layout) -> String {
        input::text(layout)
    }

    fn deck(cards: [u8; 52]) -> Layout {
        Layout {
            rows: std::array::from_fn(|row| std::array::from_fn(|column| cards[7 * row + column])),
            draws: std::array::from_fn(|place| cards[35 + place]),
        }
    }

    fn cards(layout: &Layout) -> [u8; 52] {
        std::array::from_fn(|place| match place.checked_sub(35) {
            None => layout.rows[place / 7][place % 7],
            Some(place) => layout.draws[place],
        })
    }

    fn pack_card(rank: u8, _suit: u8) -> u8 {
        rank + 1
    }

    const KINDS: &'static [Kind] = decks::KINDS;

    fn deal(kind: Kind, _number: usize, rng: &mut ChaCha8Rng) -> Option<Layout> {
        decks::deal(kind, rng)
    }

    const UNIT: &'static str = "move";

    fn follow(layout: &Layout, number: usize, rules: &rules::Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
        tell::follow(layout, number, rules, watch)
    }

    fn divergence(layout: &Layout, wrong: &rules::Rules) -> Option<Divergence> {
        tell::divergence(layout, wrong)
    }

    // What is told is the best line of play, which is no program's own; it says nothing of where one went wrong.
    fn first_choice(_layout: &Layout) -> Option<Divergence> {
        None
    }
}

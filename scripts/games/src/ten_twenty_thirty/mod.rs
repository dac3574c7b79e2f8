//! # 10-20-30
//!
//! Seven piles; three cards that add up to 10, 20 or 30 go back under the deck. Source: UVa 246.

pub mod decks;
pub mod input;
mod longest;
pub mod misreadings;
pub mod rules;
pub mod tell;

use crate::{
    deal::Kind,
    replay::{End, Step},
    Game, Misreading,
};
use rand::rngs::ChaCha8Rng;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct TenTwentyThirty;

/// What each card is worth, 1..=10, the top card first.
pub type Deck = [u8; 52];

impl Game for TenTwentyThirty {
    const NAME: &'static str = "ten-twenty-thirty";

    type Card = u8;
    type Deck = Deck;
    type Rules = rules::Rules;

    fn answer(deck: &Deck, _number: usize, rules: &rules::Rules) -> String {
        rules::play(deck, rules, &mut |_, _| {}).to_string()
    }

    fn misreadings() -> Vec<Misreading<rules::Rules>> {
        misreadings::all()
    }

    fn ending(answer: &str) -> &str {
        answer.split([' ', ':']).next().unwrap_or_default()
    }

    fn why_endless(answer: &str) -> Option<String> {
        let words = format!("The game is a draw ({answer}): does your program see that the state repeats?");
        answer.starts_with("Draw").then_some(words)
    }

    const END: &'static str = input::END;

    fn is_end(word: &str) -> bool {
        input::is_end(word)
    }

    const WANTED: &'static str = input::WANTED;

    fn card(word: &str) -> Option<u8> {
        input::card(word)
    }

    fn text(deck: &Deck) -> String {
        input::text(deck)
    }

    fn deck(cards: [u8; 52]) -> Deck {
        cards
    }

    fn cards(deck: &Deck) -> [u8; 52] {
        *deck
    }

    fn pack_card(rank: u8, _suit: u8) -> u8 {
        (rank + 1).min(10)
    }

    const KINDS: &'static [Kind] = decks::KINDS;

    fn deal(kind: Kind, number: usize, rng: &mut ChaCha8Rng) -> Option<Deck> {
        decks::deal(kind, number, rng)
    }

    fn follow(deck: &Deck, _number: usize, rules: &rules::Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
        tell::follow(deck, rules, watch)
    }
}

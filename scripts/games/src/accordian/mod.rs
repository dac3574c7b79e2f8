//! # "Accordian" Patience
//!
//! A row of piles; a card goes onto the third pile to its left, or the first, if rank or suit is the same.
//! Source: UVa 127.

pub mod decks;
pub mod input;
pub mod misreadings;
pub mod rules;
pub mod tell;

use crate::{
    deal::Kind,
    format::{letters, Form},
    replay::{End, Step},
    Game, Misreading,
};
use rand::rngs::ChaCha8Rng;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Accordian;

/// A card: its rank 0..13, ace first, and its suit 0..4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// 0 is the ace, 12 the king.
    pub rank: u8,
    /// Clubs, diamonds, hearts, spades.
    pub suit: u8,
}

/// The cards as they are dealt.
pub type Deck = [Card; 52];

impl Game for Accordian {
    const NAME: &'static str = "accordian";

    type Card = Card;
    type Deck = Deck;
    type Rules = rules::Rules;

    fn answer(deck: &Deck, _number: usize, rules: &rules::Rules) -> String {
        rules::answer(&rules::play(deck, rules, &mut |_, _| {}))
    }

    fn misreadings() -> Vec<Misreading<rules::Rules>> {
        misreadings::all()
    }

    // No word of the answer does.
    fn ending(_answer: &str) -> &str {
        ""
    }

    fn form_of(right: &str, line: &str) -> Option<Form> {
        let singular = |text: &str| letters(text).replacen("piles", "pile", 1);
        (singular(line) == singular(right)).then_some(Form::Plural)
    }

    const END: &'static str = input::END;

    fn is_end(word: &str) -> bool {
        input::is_end(word)
    }

    const WANTED: &'static str = input::WANTED;

    fn card(word: &str) -> Option<Card> {
        input::card(word)
    }

    fn text(deck: &Deck) -> String {
        input::text(deck)
    }

    fn deck(cards: [Card; 52]) -> Deck {
        cards
    }

    fn cards(deck: &Deck) -> [Card; 52] {
        *deck
    }

    fn pack_card(rank: u8, suit: u8) -> Card {
        Card { rank, suit }
    }

    const KINDS: &'static [Kind] = decks::KINDS;

    fn deal(kind: Kind, _number: usize, rng: &mut ChaCha8Rng) -> Option<Deck> {
        decks::deal(kind, rng)
    }

    fn follow(deck: &Deck, _number: usize, rules: &rules::Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End {
        tell::follow(deck, rules, watch)
    }
}

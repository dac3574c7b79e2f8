//! What every game must say about itself.

use crate::{
    deal::Kind,
    divergence::{self, Divergence},
    format::Form,
    replay::{End, Step},
};
use rand::rngs::ChaCha8Rng;
use std::{fmt, hash::Hash};

/// A patience game as a judge sets it: played with 52 cards, one line of answer a deck.
///
/// The types that implement it are mere names; each has its folder, where `mod.rs` says all this.
///
/// ```
/// use games::{answer, RelaxedGolf, Game};
/// assert_eq!(answer::<RelaxedGolf>(&RelaxedGolf::deck([1; 52]), 3), "Case #3: No");
/// ```
///
/// A deck of one game is none of another's:
///
/// ```compile_fail,E0308
/// use games::{answer, RelaxedGolf, Game, TenTwentyThirty};
/// assert_eq!(answer::<RelaxedGolf>(&TenTwentyThirty::deck([1; 52]), 3), "Case #3: No");
/// ```
pub trait Game: Clone + Copy + fmt::Debug + Send + Sync + 'static {
    /// The name of its program.
    const NAME: &'static str;

    /// A card as far as the game looks at it, written as the judge writes it.
    type Card: Copy + PartialEq + fmt::Debug + fmt::Display + Send + Sync;
    /// One deck, or layout of cards, of an input.
    type Deck: Clone + Eq + Hash + fmt::Debug + Send + Sync;
    /// How the game is played. The default is right; any other value is a misreading.
    type Rules: Clone + Default + fmt::Debug + Send + Sync;

    // The rules.

    /// The answer line by some rules, without its end, for deck `number` of an input, counted from 1.
    fn answer(deck: &Self::Deck, number: usize, rules: &Self::Rules) -> String;
    /// The known ways to get the rules wrong.
    fn misreadings() -> Vec<Misreading<Self::Rules>>;
    /// The word of an answer that says how the game ended, such as `Yes`; empty where none does.
    fn ending(answer: &str) -> &str;
    /// What is wrong with the form of a line, if it is a fault that only this game's answers can have.
    fn form_of(_right: &str, _line: &str) -> Option<Form> {
        None
    }
    /// Why a program can play this deck forever, if the answer tells that it can.
    fn why_endless(_answer: &str) -> Option<String> {
        None
    }
    /// Whether the literal model takes some milliseconds a deck.
    const SLOW_MODEL: bool = false;

    // The input.

    /// Whether the number of decks stands before them.
    const COUNTED: bool = false;
    /// What stands after the last deck, with its line end.
    const END: &'static str = "";
    /// Whether a word ends the input where a deck would begin.
    fn is_end(_word: &str) -> bool {
        false
    }
    /// What a card looks like, for the message about a word that is none.
    const WANTED: &'static str;
    /// Reads one card.
    fn card(word: &str) -> Option<Self::Card>;
    /// Writes one deck, over as many lines as the judge's files take.
    fn text(deck: &Self::Deck) -> String;

    // The decks.

    /// The deck whose cards come in this order in the input.
    fn deck(cards: [Self::Card; 52]) -> Self::Deck;
    /// The cards of a deck in the order of the input.
    fn cards(deck: &Self::Deck) -> [Self::Card; 52];
    /// The card of a standard pack with this rank, 0..13 with the ace first, and this suit, 0..4.
    fn pack_card(rank: u8, suit: u8) -> Self::Card;
    /// The kinds of decks that can be dealt, [`Kind::Random`] first.
    const KINDS: &'static [Kind];
    /// Deals deck `number`, counted from 0, of a kind that is this game's own; `None` for any other kind.
    fn deal(kind: Kind, number: usize, rng: &mut ChaCha8Rng) -> Option<Self::Deck>;

    // The telling.

    /// What [`Step::number`] counts.
    const UNIT: &'static str = "deal";
    /// Plays deck `number` of an input, counted from 1; `watch` hears of every move.
    fn follow(deck: &Self::Deck, number: usize, rules: &Self::Rules, watch: &mut dyn FnMut(&Step<'_>)) -> End;
    /// Where the right game and that of a misreading first differ, if they do so at all.
    fn divergence(deck: &Self::Deck, wrong: &Self::Rules) -> Option<Divergence> {
        divergence::of_told_games::<Self>(deck, wrong)
    }
    /// The first place where a program with an unknown mistake can leave the game: where the rules must choose.
    fn first_choice(deck: &Self::Deck) -> Option<Divergence> {
        divergence::first_choice::<Self>(deck)
    }
}

/// One way to get the rules wrong. A wrong program whose answers are those of a misreading, deck after deck, can be told
/// which rule it got wrong.
#[derive(Clone, Debug)]
pub struct Misreading<R> {
    /// What a program does that reads the rules so, as the rest of the sentence "a program that".
    pub words: String,
    /// The rules as it reads them.
    pub rules: R,
}

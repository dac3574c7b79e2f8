//! Standard packs: in order, and in orders that force a result.

use crate::{input, Deck, Problem};
use rand::{rngs::ChaCha8Rng, seq::SliceRandom, RngExt};

/// The problem's 52 cards, rank by rank.
///
/// ```
/// use workbench::{decks::standard, Problem};
/// assert_eq!(standard(Problem::TenTwentyThirty).iter().filter(|&&card| card == 10).count(), 16);
/// ```
pub fn standard(problem: Problem) -> Deck {
    std::array::from_fn(|place| card(problem, place as u8 / 4, place as u8 % 4))
}

/// The card of a rank, 0..13, and a suit, 0..4.
fn card(problem: Problem, rank: u8, suit: u8) -> u8 {
    match problem {
        Problem::TenTwentyThirty => (rank + 1).min(10),
        Problem::Accordian => 4 * rank + suit,
        Problem::RelaxedGolf => rank + 1,
    }
}

/// Whether a deck holds just the cards of a standard pack.
pub fn is_standard(problem: Problem, deck: &Deck) -> bool {
    oddity(problem, deck).is_none()
}

/// What is wrong with a deck that is no standard pack: the first card of which it has too many.
///
/// ```
/// use workbench::{decks::oddity, Problem};
/// assert_eq!(oddity(Problem::Accordian, &[51; 52]).unwrap(), "it holds KS 52 times, not once");
/// ```
pub fn oddity(problem: Problem, deck: &Deck) -> Option<String> {
    let pack = standard(problem);
    let count = |cards: &Deck, card| cards.iter().filter(|&&other| other == card).count();
    let card = *deck.iter().find(|&&card| count(deck, card) > count(&pack, card))?;
    let right = match count(&pack, card) {
        1 => "once".to_owned(),
        times => format!("{times} times"),
    };
    Some(format!("it holds {} {} times, not {right}", input::card(problem, card), count(deck, card)))
}

/// A pack in the order `number`: four orders as they are, upwards and downwards, and from then on cut at random.
pub fn sorted(problem: Problem, number: usize, rng: &mut ChaCha8Rng) -> Deck {
    let by_ranks = |place: u8| (place / 4, place % 4);
    let by_suits = |place: u8| (place % 13, place / 13);
    let riffled = |place: u8| by_suits(place / 2 + place % 2 * 26);
    let low_and_high = |place: u8| match place % 2 {
        0 => (place / 8, place / 2 % 4),
        _ => (12 - place / 8, 3 - place / 2 % 4),
    };
    let order: &dyn Fn(u8) -> (u8, u8) = match number / 2 % 4 {
        0 => &by_ranks,
        1 => &by_suits,
        2 => &riffled,
        _ => &low_and_high,
    };
    let mut deck: Deck = std::array::from_fn(|place| {
        let (rank, suit) = order(place as u8);
        card(problem, rank, suit)
    });
    if number % 2 == 1 {
        deck.reverse();
    }
    if number >= 8 {
        deck.rotate_left(rng.random_range(1..52));
    }
    deck
}

/// An Accordian pack in which every card fits those before it, as `fits(cards before it, card)` says.
///
/// Cards are taken at random; where none fits, the pack is begun anew.
pub fn chain(rng: &mut ChaCha8Rng, fits: impl Fn(&[u8], u8) -> bool) -> Deck {
    loop {
        let mut left = standard(Problem::Accordian).to_vec();
        left.shuffle(rng);
        let mut row: Vec<u8> = left.pop().into_iter().collect();
        while let Some(place) = left.iter().rposition(|&card| fits(&row, card)) {
            row.push(left.swap_remove(place));
        }
        if let Ok(deck) = row.try_into() {
            return deck;
        }
    }
}

/// A Golf deck in which the cards of the draw pile that have the same rank lie together.
pub fn equal_draws(mut deck: Deck, rng: &mut ChaCha8Rng) -> Deck {
    let draws = &mut deck[35..];
    let mut ranks: Vec<u8> = (1..=13).collect();
    ranks.shuffle(rng);
    draws.sort_by_key(|rank| ranks.iter().position(|other| other == rank));
    deck
}

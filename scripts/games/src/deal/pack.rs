//! Standard packs, shuffled or in order.

use crate::Game;
use rand::{rngs::ChaCha8Rng, RngExt};

/// The game's 52 cards, rank by rank.
///
/// ```
/// use games::{deal::standard, TenTwentyThirty};
/// assert_eq!(standard::<TenTwentyThirty>().iter().filter(|&&card| card == 10).count(), 16);
/// ```
pub fn standard<G: Game>() -> [G::Card; 52] {
    std::array::from_fn(|place| G::pack_card(place as u8 / 4, place as u8 % 4))
}

/// Whether a deck holds just the cards of a standard pack.
pub fn is_standard<G: Game>(deck: &G::Deck) -> bool {
    oddity::<G>(deck).is_none()
}

/// What is wrong with a deck that is no standard pack: the first card of which it has too many.
///
/// ```
/// use games::{deal::oddity, Accordian, Game};
/// let kings = [Accordian::pack_card(12, 3); 52];
/// assert_eq!(oddity::<Accordian>(&kings).unwrap(), "it holds KS 52 times, not once");
/// ```
pub fn oddity<G: Game>(deck: &G::Deck) -> Option<String> {
    let (pack, cards) = (standard::<G>(), G::cards(deck));
    let count = |cards: &[G::Card], card| cards.iter().filter(|&&other| other == card).count();
    let card = *cards.iter().find(|&&card| count(&cards, card) > count(&pack, card))?;
    let right = match count(&pack, card) {
        1 => "once".to_owned(),
        times => format!("{times} times"),
    };
    Some(format!("it holds {card} {} times, not {right}", count(&cards, card)))
}

/// A pack in the order `number`: four orders as they are, upwards and downwards, and from then on cut at random.
pub fn sorted<G: Game>(number: usize, rng: &mut ChaCha8Rng) -> [G::Card; 52] {
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
    let mut deck: [G::Card; 52] = std::array::from_fn(|place| {
        let (rank, suit) = order(place as u8);
        G::pack_card(rank, suit)
    });
    if number % 2 == 1 {
        deck.reverse();
    }
    if number >= 8 {
        deck.rotate_left(rng.random_range(1..52));
    }
    deck
}

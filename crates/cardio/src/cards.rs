/// A rank, from ace (0) to king (12).
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

/// A suit, in the order of the alphabet: clubs (0), diamonds, hearts, spades (3).
#[allow(missing_docs)] // the names say it all
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// A playing card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// One of thirteen.
    pub rank: Rank,
    /// One of four.
    pub suit: Suit,
}

impl Card {
    /// The card that two characters name, a rank of `A23456789TJQK` and a suit of `CDHS`.
    ///
    /// ```
    /// use cardio::{Card, Rank, Suit};
    /// assert_eq!(Card::named(b'T', b'D'), Some(Card { rank: Rank::Ten, suit: Suit::Diamonds }));
    /// assert_eq!(Card::named(b'1', b'H'), None);
    /// ```
    #[inline]
    pub fn named(rank: u8, suit: u8) -> Option<Card> {
        match (NAMED_RANKS.get(usize::from(rank)), NAMED_SUITS.get(usize::from(suit))) {
            (Some(&Some(rank)), Some(&Some(suit))) => Some(Card { rank, suit }),
            _ => None,
        }
    }
}

/// The tables end here: names are digits and capitals, all the bytes up to `Z`.
const NAMES: usize = b'Z' as usize + 1;

/// The rank that a byte names. A table, as a `match` becomes a jump that no processor foresees.
static NAMED_RANKS: [Option<Rank>; NAMES] = {
    let mut ranks = [None; NAMES];
    ranks[b'A' as usize] = Some(Rank::Ace);
    ranks[b'2' as usize] = Some(Rank::Two);
    ranks[b'3' as usize] = Some(Rank::Three);
    ranks[b'4' as usize] = Some(Rank::Four);
    ranks[b'5' as usize] = Some(Rank::Five);
    ranks[b'6' as usize] = Some(Rank::Six);
    ranks[b'7' as usize] = Some(Rank::Seven);
    ranks[b'8' as usize] = Some(Rank::Eight);
    ranks[b'9' as usize] = Some(Rank::Nine);
    ranks[b'T' as usize] = Some(Rank::Ten);
    ranks[b'J' as usize] = Some(Rank::Jack);
    ranks[b'Q' as usize] = Some(Rank::Queen);
    ranks[b'K' as usize] = Some(Rank::King);
    ranks
};

/// The suit that a byte names.
static NAMED_SUITS: [Option<Suit>; NAMES] = {
    let mut suits = [None; NAMES];
    suits[b'C' as usize] = Some(Suit::Clubs);
    suits[b'D' as usize] = Some(Suit::Diamonds);
    suits[b'H' as usize] = Some(Suit::Hearts);
    suits[b'S' as usize] = Some(Suit::Spades);
    suits
};

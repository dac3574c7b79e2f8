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
        let rank = match rank {
            b'A' => Rank::Ace,
            b'2' => Rank::Two,
            b'3' => Rank::Three,
            b'4' => Rank::Four,
            b'5' => Rank::Five,
            b'6' => Rank::Six,
            b'7' => Rank::Seven,
            b'8' => Rank::Eight,
            b'9' => Rank::Nine,
            b'T' => Rank::Ten,
            b'J' => Rank::Jack,
            b'Q' => Rank::Queen,
            b'K' => Rank::King,
            _ => return None,
        };
        let suit = match suit {
            b'C' => Suit::Clubs,
            b'D' => Suit::Diamonds,
            b'H' => Suit::Hearts,
            b'S' => Suit::Spades,
            _ => return None,
        };
        Some(Card { rank, suit })
    }
}

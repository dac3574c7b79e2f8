//! # An independent referee for Relaxed Golf
//!
//! Judges a line of play move by move. It keeps no piles, only how many cards of each have gone, and looks every
//! card up in the layout as the judge gave it; so it can be wrong only in other ways than the search that found the line.

use super::{rules::Move, Layout};

/// A move that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Foul {
    /// The draw pile is empty.
    #[error("the draw pile is empty")]
    NoDraw,
    /// There is no such column, or no card in it.
    #[error("column {} has no card", .0 + 1)]
    NoCard(usize),
    /// The card on top is another one.
    #[error("the card on top is {on_top}, not {claimed}")]
    OtherCard {
        /// The card on top.
        on_top: u8,
        /// The card that the move names.
        claimed: u8,
    },
    /// The first move must be a draw.
    #[error("the discard pile is empty, so the first card must be drawn")]
    NoDiscard,
    /// The ranks are not next to each other.
    #[error("{rank} is not next to {last}")]
    NoNeighbour {
        /// The rank that should go.
        rank: u8,
        /// The rank on top of the discard pile.
        last: u8,
    },
}

/// Follows one game.
///
/// ```
/// use games::relaxed_golf::{referee::{Foul, Referee}, rules::Move, Layout};
/// let aces = Layout { rows: [[1; 7]; 5], draws: [1; 17] };
/// let mut referee = Referee::new(&aces);
/// assert_eq!(referee.judge(Move::Discard { rank: 1, column: 0 }), Err(Foul::NoDiscard));
/// assert_eq!(referee.judge(Move::Draw { rank: 1 }), Ok(1));
/// assert_eq!(referee.judge(Move::Discard { rank: 1, column: 0 }), Err(Foul::NoNeighbour { rank: 1, last: 1 }));
/// ```
pub struct Referee<'a> {
    layout: &'a Layout,
    drawn: usize,
    taken: [usize; 7],
    last: Option<u8>,
}

impl<'a> Referee<'a> {
    /// A referee at the start of a game.
    pub fn new(layout: &'a Layout) -> Self {
        Referee { layout, drawn: 0, taken: [0; 7], last: None }
    }

    /// Accepts a move and gives the number of cards discarded so far, 1..=52.
    ///
    /// # Errors
    /// The [`Foul`]; the game then stands as before.
    pub fn judge(&mut self, the_move: Move) -> Result<usize, Foul> {
        let (on_top, claimed) = match the_move {
            Move::Draw { rank } => {
                // The draw pile is drawn from its end.
                let place = 16_usize.checked_sub(self.drawn);
                (self.layout.draws[place.ok_or(Foul::NoDraw)?], rank)
            }
            Move::Discard { rank, column } => {
                // The fifth row of seven is on top.
                let taken = *self.taken.get(column).filter(|&&taken| taken < 5).ok_or(Foul::NoCard(column))?;
                (self.layout.rows[4 - taken][column], rank)
            }
        };
        if on_top != claimed {
            return Err(Foul::OtherCard { on_top, claimed });
        }
        match the_move {
            Move::Draw { .. } => self.drawn += 1,
            Move::Discard { rank, column } => {
                let last = self.last.ok_or(Foul::NoDiscard)?;
                // Around the circle of 13 ranks, a neighbour is one step up or down.
                if !matches!((rank + 13 - last) % 13, 1 | 12) {
                    return Err(Foul::NoNeighbour { rank, last });
                }
                self.taken[column] += 1;
            }
        }
        self.last = Some(on_top);
        Ok(self.drawn + self.taken.iter().sum::<usize>())
    }
}

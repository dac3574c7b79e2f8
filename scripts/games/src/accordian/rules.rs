//! # "Accordian" Patience, literally
//!
//! Cards are dealt in a row of piles. The leftmost card that matches the pile three places to its left, or else its
//! left neighbour, in rank or suit goes there; an empty pile closes up; and so on until nothing moves.
//!
//! After every move the whole row is looked through from the left: some 52 x 52 looks a deck. Source: UVa 127.

use super::{Card, Deck};

/// The piles from left to right; a pile's top card is its last.
pub type Row = Vec<Vec<Card>>;

/// The rules of the game; any value but the default is a misreading.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many places to the left a card may go, the step tried first in front.
    pub steps: [usize; 2],
    /// Whether cards of one rank match.
    pub by_rank: bool,
    /// Whether cards of one suit match.
    pub by_suit: bool,
    /// Whether the rightmost card that can move does so.
    pub rightmost: bool,
    /// How many places before the one that a card left the look along the row goes on after a move; `None` if it begins
    /// again at the left.
    pub back: Option<usize>,
    /// Whether a whole pile moves with its top card.
    pub whole_pile: bool,
    /// Whether the place of an empty pile stays and counts.
    pub gaps_stay: bool,
    /// Whether only one move is made after each dealt card.
    pub one_move: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            steps: [3, 1],
            by_rank: true,
            by_suit: true,
            rightmost: false,
            back: None,
            whole_pile: false,
            gaps_stay: false,
            one_move: false,
        }
    }
}

/// What happened in the row. Piles are numbered from 0 at the left, as they lay before the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A card was dealt as a new pile at the right end.
    Deal {
        /// The card.
        card: Card,
    },
    /// A top card went from one pile to another.
    Step {
        /// The card.
        card: Card,
        /// The pile it left.
        from: usize,
        /// The pile it went to.
        to: usize,
        /// Whether it could have gone to the other place too.
        both: bool,
        /// Whether the pile it left became empty, so that those to its right shifted.
        closed: bool,
    },
}

/// Plays a pack to its end and gives the row that stays; `watch` sees the row after every move.
///
/// ```
/// use games::{accordian::rules::{answer, play}, deal::standard, Accordian};
/// // Aces first, then twos and so on: every card finds its rank, or the pile of its suit.
/// let row = play(&standard::<Accordian>(), &Default::default(), &mut |_, _| {});
/// assert_eq!(answer(&row), "1 pile remaining: 52");
/// ```
pub fn play(deck: &Deck, rules: &Rules, watch: &mut dyn FnMut(&Row, &Move)) -> Row {
    let mut row = Row::new();
    for &card in deck {
        row.push(vec![card]);
        watch(&row, &Move::Deal { card });
        let mut start = 0;
        while let Some(step) = step(&mut row, start, rules) {
            watch(&row, &step);
            if let (Move::Step { from, .. }, Some(back)) = (step, rules.back) {
                start = from.saturating_sub(back);
            }
            if rules.one_move {
                break;
            }
        }
    }
    row.retain(|pile| !pile.is_empty());
    row
}

/// Makes the first move that the rules allow, if there is one, looking from `start` to the right and then before it.
fn step(row: &mut Row, start: usize, rules: &Rules) -> Option<Move> {
    let mut piles: Vec<usize> = (start..row.len()).chain(0..start.min(row.len())).collect();
    if rules.rightmost {
        piles.reverse();
    }
    for from in piles {
        let fits = rules.steps.map(|step| from.checked_sub(step).filter(|&to| matches(row, from, to, rules)));
        let Some(to) = fits[0].or(fits[1]) else {
            continue;
        };
        let both = matches!(fits, [Some(one), Some(other)] if one != other);
        let kept = if rules.whole_pile { 0 } else { row[from].len() - 1 };
        let moved = row[from].split_off(kept);
        let card = moved[moved.len() - 1];
        row[to].extend(moved);
        let closed = row[from].is_empty();
        if closed && !rules.gaps_stay {
            row.remove(from);
        }
        return Some(Move::Step { card, from, to, both, closed });
    }
    None
}

/// Whether the top cards of two piles have the same rank or suit.
fn matches(row: &Row, one: usize, other: usize, rules: &Rules) -> bool {
    match (row[one].last(), row[other].last()) {
        (Some(a), Some(b)) => rules.by_rank && a.rank == b.rank || rules.by_suit && a.suit == b.suit,
        _ => false,
    }
}

/// The judge's line for the row that stays.
pub fn answer(row: &Row) -> String {
    let piles = if row.len() == 1 { "pile" } else { "piles" };
    let sizes: String = row.iter().map(|pile| format!(" {}", pile.len())).collect();
    format!("{} {piles} remaining:{sizes}", row.len())
}

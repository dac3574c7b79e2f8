//! # Relaxed Golf, literally
//!
//! The top card of a column goes to the discard pile if its rank is next to the rank there, king and ace being
//! neighbours; the top card of the draw pile goes there at any time. Can all 52 cards go?
//!
//! Every line of play is tried, columns before the draw pile. What can still be done depends only on the rank on the
//! discard pile, the draws left and the heights of the columns, so a state that was tried once and led nowhere is not
//! tried again. Cost: at most 13 x 18 x 6^7 states, some millions in a hard game. Source: UVa 11126.

use super::Layout;

/// The rules of the game; any value but the default is a misreading.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Whether king and ace are neighbours.
    pub wrap: bool,
    /// Whether cards of the same rank are neighbours too.
    pub same_rank: bool,
    /// Whether the first row, not the fifth, holds the cards on top.
    pub upside_down: bool,
    /// Whether the draw pile is drawn from its first number.
    pub reversed: bool,
    /// Whether a card is drawn only when no column card can go.
    pub forced: bool,
    /// Whether a state is given up once one like it with more draws left was met, even if that one is still explored.
    pub pruned: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules { wrap: true, same_rank: false, upside_down: false, reversed: false, forced: false, pruned: false }
    }
}

/// A card that goes to the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The top card of the draw pile.
    Draw {
        /// Its rank, 1..=13.
        rank: u8,
    },
    /// The top card of a column.
    Discard {
        /// Its rank, 1..=13.
        rank: u8,
        /// The column, 0..7.
        column: usize,
    },
}

/// Where the cards lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Seven columns; the card on top is the last.
    pub columns: Vec<Vec<u8>>,
    /// The draw pile; the card on top is the last.
    pub draws: Vec<u8>,
    /// The discard pile; the card on top is the last.
    pub discard: Vec<u8>,
}

impl Table {
    /// The table before the first move.
    pub fn new(layout: &Layout, rules: &Rules) -> Self {
        let mut columns: Vec<Vec<u8>> =
            (0..7).map(|column| layout.rows.iter().map(|row| row[column]).collect()).collect();
        let mut draws = layout.draws.to_vec();
        if rules.upside_down {
            columns.iter_mut().for_each(|column| column.reverse());
        }
        if rules.reversed {
            draws.reverse();
        }
        Table { columns, draws, discard: Vec::new() }
    }

    /// The moves that the rules allow, columns first.
    pub fn moves(&self, rules: &Rules) -> Vec<Move> {
        let mut moves = Vec::with_capacity(8);
        if let Some(&last) = self.discard.last() {
            for (column, cards) in self.columns.iter().enumerate() {
                match cards.last() {
                    Some(&rank) if are_neighbours(rank, last, rules) => moves.push(Move::Discard { rank, column }),
                    _ => {}
                }
            }
        }
        if let Some(&rank) = self.draws.last() {
            if moves.is_empty() || !rules.forced {
                moves.push(Move::Draw { rank });
            }
        }
        moves
    }

    /// Puts the card on the discard pile. The move must be one of [`Table::moves`].
    pub fn make(&mut self, the_move: Move) {
        self.discard.extend(match the_move {
            Move::Draw { .. } => self.draws.pop(),
            Move::Discard { column, .. } => self.columns[column].pop(),
        });
    }

    fn take_back(&mut self, the_move: Move) {
        if let Some(rank) = self.discard.pop() {
            match the_move {
                Move::Draw { .. } => self.draws.push(rank),
                Move::Discard { column, .. } => self.columns[column].push(rank),
            }
        }
    }

    /// All that the rest of the game depends on, were `draws_left` cards left to draw, as one number: that one, the last
    /// rank (0 before the first draw) and the seven heights.
    fn state(&self, draws_left: usize) -> usize {
        let last = self.discard.last().copied().map_or(0, usize::from);
        self.columns.iter().fold(draws_left * 14 + last, |state, column| state * 6 + column.len())
    }
}

/// States of a game, a bit each: there are 18 counts of draws, 14 last ranks and seven times 6 heights.
struct States(Vec<u64>);

impl States {
    fn none() -> Self {
        States(vec![0; (18 * 14 * 6_usize.pow(7)).div_ceil(64)])
    }

    fn contains(&self, state: usize) -> bool {
        self.0[state / 64] >> (state % 64) & 1 != 0
    }

    fn insert(&mut self, state: usize) {
        self.0[state / 64] |= 1 << (state % 64);
    }
}

fn are_neighbours(one: u8, other: u8, rules: &Rules) -> bool {
    one.abs_diff(other) == 1 || rules.wrap && one.abs_diff(other) == 12 || rules.same_rank && one == other
}

/// The longest line of play that was found; all 52 cards for a *Yes*, and no longer line exists for a *No*.
pub type Line = Vec<Move>;

/// Plays every line until one discards all 52 cards, and gives the longest.
///
/// ```
/// use games::relaxed_golf::{rules::solve, Layout};
/// // Nothing matches but the draws: all aces.
/// let aces = Layout { rows: [[1; 7]; 5], draws: [1; 17] };
/// assert_eq!(solve(&aces, &Default::default()).len(), 17);
/// ```
pub fn solve(layout: &Layout, rules: &Rules) -> Line {
    let mut search = Search { rules, tried: States::none(), line: Vec::new(), longest: Vec::new() };
    search.explore(&mut Table::new(layout, rules));
    search.longest
}

struct Search<'a> {
    rules: &'a Rules,
    tried: States,
    line: Line,
    longest: Line,
}

impl Search<'_> {
    /// Whether all cards can go from here.
    fn explore(&mut self, table: &mut Table) -> bool {
        if self.line.len() > self.longest.len() {
            self.longest.clone_from(&self.line);
        }
        if self.line.len() == 52 {
            return true;
        }
        let draws_left = table.draws.len();
        if self.rules.pruned && (draws_left + 1..18).any(|more| self.tried.contains(table.state(more))) {
            return false;
        }
        let state = table.state(draws_left);
        if self.tried.contains(state) {
            return false;
        }
        self.tried.insert(state);
        table.moves(self.rules).into_iter().any(|the_move| {
            table.make(the_move);
            self.line.push(the_move);
            let won = self.explore(table);
            self.line.pop();
            table.take_back(the_move);
            won
        })
    }
}

/// The judge's line for case `number`.
pub fn answer(number: usize, line: &Line) -> String {
    format!("Case #{number}: {}", if line.len() == 52 { "Yes" } else { "No" })
}

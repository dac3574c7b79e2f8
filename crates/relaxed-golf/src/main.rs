//! # Relaxed Golf
//!
//! 35 cards lie open in 7 columns of 5; 17 more, in a known order, are the draw pile. A move puts one
//! card on the discard pile: the next draw, whatever its rank, or a column's top card of a rank next
//! to that of the last card discarded, king and ace being neighbours. Can all 52 be discarded?
//!
//! The insight: the memo needs nine coordinates (seven heights, last card, draws left), but a cell for
//! each combination of heights will do. Of positions that differ only in the draws left, the one with
//! most is as good as any, for the surplus can be drawn away just before the next draw. And a last card
//! from a column is the card that lay on top there. So a cell holds the most draws left by the column
//! of the last card. A drawn one needs no place: a column move takes along the draws before it.
//!
//! The search expands cells in passes from 35 column cards down to none. Early passes take the few most
//! promising cells at each count and mostly find a win; the last takes all others. Most lost cells are
//! known by a count of cards too few to precede the rest.
//!
//! Cost: 4,000 cells a deck on average, in bad cases 100,000; 4.5 MB. Source: UVa 11126.
#![forbid(unsafe_code)]

use cardio::{Error, Io};

const COLUMNS: usize = 7;
const FULL_HEIGHT: usize = 5;
const COLUMN_CARDS: usize = COLUMNS * FULL_HEIGHT;
const DRAWS: usize = 17;
const CARDS: usize = COLUMN_CARDS + DRAWS;
const RANKS: usize = 13;

fn main() {
    cardio::run("relaxed-golf", solve);
}

fn solve(io: &mut Io<'_>) -> Result<(), Error> {
    let cases = io.number(0, u32::MAX, "the number of cases")?;
    let mut solver = Solver::new();
    let mut cards = [1; CARDS];
    for case in 1..=cases {
        io.numbers(1, RANKS as u8, &mut cards)?;
        io.write("Case #");
        io.write_number(u64::from(case));
        io.write(if solver.can_win(&cards) { ": Yes\n" } else { ": No\n" });
    }
    Ok(())
}

/// How many cells of each card count a pass expands. One pass of all takes 24 times as many cells; 4 or 16
/// first, 3 % fewer or 6 % more (see `search_order`).
const WIDTHS: [u32; 6] = [8, 32, 128, 512, 2_048, u32::MAX];

/// A promise is a bit of a word.
const PROMISES: usize = 64;

// The weights of the search order. Each was changed alone and the cells expanded on 1,000 dealt decks were
// counted (3,662 a deck): 4 or 12 for a draw and 3 or 8 for a run take 1 % fewer to 3 % more, 7 or 11 for a
// card 2 to 3 % more, a least hope of 20 or 80 7 % more, a step of 8 2 % more, a step of 2 2.3 times as
// many. The test `search_order` counts them again.
const PER_RUN: usize = 5;
const PER_DRAW: u64 = 8;
/// These three keep promises within their range.
const PER_CARD: u64 = 9;
const LEAST_HOPE: u64 = 50;
const PROMISE_STEP: u64 = 4;

struct Solver {
    board: Board,
    cells: Vec<Cell>,
    stamp: u32,
    /// By column cards left and promise: the first cell that waits.
    waiting: [[u32; PROMISES]; COLUMN_CARDS + 1],
    /// By column cards left: a bit for each promise that cells wait with.
    promises: [u64; COLUMN_CARDS + 1],
}

impl Solver {
    fn new() -> Self {
        Solver {
            board: Board::new(),
            cells: vec![Cell::new(0); CELLS],
            stamp: 0,
            waiting: [[NOBODY; PROMISES]; COLUMN_CARDS + 1],
            promises: [0; COLUMN_CARDS + 1],
        }
    }

    /// Whether all the cards, in the order of the input, can be discarded.
    fn can_win(&mut self, cards: &[u8; CARDS]) -> bool {
        self.search(cards, || {})
    }

    /// Calls `at_each` for each cell expanded: the tests count the work.
    fn search<F: FnMut()>(&mut self, cards: &[u8; CARDS], mut at_each: F) -> bool {
        self.board.deal(cards);
        self.begin();
        for &width in WIDTHS.iter() {
            for column_cards in (1..=COLUMN_CARDS).rev() {
                for _ in 0..width {
                    let cell = match self.take(column_cards) {
                        Some(cell) => cell,
                        None => break,
                    };
                    at_each();
                    if self.expand(cell, column_cards) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Forgets the last case; the cell of the full columns waits alone.
    fn begin(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            // Stamps start over: none of the old ones may stay.
            for cell in &mut self.cells {
                cell.stamp = 0;
            }
            self.stamp = 1;
        }
        self.waiting = [[NOBODY; PROMISES]; COLUMN_CARDS + 1];
        self.promises = [0; COLUMN_CARDS + 1];
        self.cells[FULL] = Cell::new(self.stamp);
        self.cells[FULL].best = u64::from(ALL_DRAWS) << (8 * ANY);
        self.wait(FULL, COLUMN_CARDS, 0);
    }

    fn wait(&mut self, cell: usize, column_cards: usize, promise: usize) {
        let first = &mut self.waiting[column_cards][promise];
        self.cells[cell].behind = *first;
        *first = cell as u32;
        self.promises[column_cards] |= 1 << promise;
    }

    /// The most promising cell that waits; it waits no more.
    fn take(&mut self, column_cards: usize) -> Option<usize> {
        let promises = &mut self.promises[column_cards];
        if *promises == 0 {
            return None;
        }
        let promise = PROMISES - 1 - promises.leading_zeros() as usize;
        let first = &mut self.waiting[column_cards][promise];
        let index = *first as usize;
        let cell = &mut self.cells[index];
        *first = cell.behind;
        cell.behind = NOT_WAITING;
        *promises ^= u64::from(*first == NOBODY) << promise;
        Some(index)
    }

    /// Makes each column move of a cell, after as few draws as can be. A cell that gains waits to be
    /// expanded, maybe again. Returns whether a move was the last.
    fn expand(&mut self, cell: usize, column_cards: usize) -> bool {
        let view = self.board.view(cell);
        let reach = self.board.reach(&view, self.cells[cell].best);
        // Three sets, each from the last, without a branch inside. The bound is asked first: it needs no
        // cell, and cells are seldom in the cache. Those left are then fetched side by side.
        let movable = (0..COLUMNS).fold(0, |set, column| set | u8::from(reach[view.top(column)] > 0) << column);
        let mut hopeful = 0;
        for column in Columns(movable) {
            let top = view.top(column);
            hopeful |= u8::from(self.board.may_win(&view, top, reach[top])) << column;
        }
        let mut gaining = 0;
        for column in Columns(hopeful) {
            let child = &self.cells[cell - UNITS[column]];
            let is_new = child.stamp != self.stamp;
            gaining |= u8::from(is_new | (best_of(child.best, column) < reach[view.top(column)])) << column;
        }
        for column in Columns(gaining) {
            let draws = reach[view.top(column)];
            let index = cell - UNITS[column];
            if index == EMPTY {
                return true;
            }
            let child = &mut self.cells[index];
            let is_new = child.stamp != self.stamp;
            child.best = raised(if is_new { 0 } else { child.best }, column, draws);
            child.stamp = self.stamp;
            if is_new | (child.behind == NOT_WAITING) {
                self.wait(index, column_cards - 1, view.promise(column, draws, column_cards));
            }
        }
        false
    }
}

/// A column's height is 0 to 5. A cell's index is the seven heights, as digits of base 6.
const HEIGHTS: usize = FULL_HEIGHT + 1;
const PAIR: usize = HEIGHTS * HEIGHTS;
const TRIPLE: usize = PAIR * HEIGHTS;
const CELLS: usize = PAIR * PAIR * TRIPLE;
const FULL: usize = CELLS - 1;
const EMPTY: usize = 0;

/// What a card of each column counts for in the index; an eighth saves the check of an index `% 8`.
const UNITS: [usize; COLUMNS + 1] = [1, 6, 36, 216, 1_296, 7_776, 46_656, 0];

/// What is known of the positions with the same seven heights.
#[derive(Clone, Copy)]
struct Cell {
    /// A byte for each column that the last card can have come from: the most draws left; then one for the
    /// most of all. In one word, so that a change needs no memory.
    best: u64,
    /// While the cell waits to be expanded, the cell that waits behind it.
    behind: u32,
    /// The case that this is about. Cells of older ones count as new: none are cleared.
    stamp: u32,
}

/// Where `Cell::best` holds the most draws left of all.
const ANY: usize = COLUMNS;

/// Values of `Cell::behind` that are no cell.
const NOBODY: u32 = u32::MAX;
const NOT_WAITING: u32 = u32::MAX - 1;

/// The most draws left that `Cell::best` holds for a column, or of all.
fn best_of(best: u64, column: usize) -> Draws {
    (best >> (8 * column)) as Draws
}

/// `Cell::best` once a column holds so many draws.
fn raised(best: u64, column: usize, draws: Draws) -> u64 {
    let most = u64::from(best_of(best, ANY).max(draws)) << (8 * ANY);
    let others = best & !(255 << (8 * ANY) | 255 << (8 * column));
    others | most | u64::from(draws) << (8 * column)
}

impl Cell {
    fn new(stamp: u32) -> Self {
        Cell { best: 0, behind: NOT_WAITING, stamp }
    }
}

/// A set of columns, a bit each; it yields them from the left. Asking a set for its next column can be
/// guessed wrong once a cell, asking each column whether it is one of them at each column.
struct Columns(u8);

impl Iterator for Columns {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let column = self.0.trailing_zeros() as usize % 8;
        self.0 &= self.0 - 1;
        Some(column)
    }
}

/// Draws left plus one; 0 says that something cannot be.
type Draws = u8;

const ALL_DRAWS: Draws = DRAWS as Draws + 1;

/// More draws left is never worse, so only the most count.
fn raise(most: &mut Draws, draws: Draws) {
    *most = draws.max(*most);
}

fn rank_below(rank: usize) -> usize {
    (rank + RANKS - 2) % RANKS + 1
}

fn rank_above(rank: usize) -> usize {
    rank % RANKS + 1
}

fn are_neighbours(rank: usize, other: usize) -> bool {
    other == rank_below(rank) || other == rank_above(rank)
}

/// By rank, 1 to 13. With so many places, an index `& 15` needs no check.
type ByRank<T> = [T; 16];
/// By `Draws`. Here it is `& 31`.
type ByDraws<T> = [T; 32];

/// The cards as they were dealt, in the tables that the search looks them up in.
struct Board {
    /// The arcs of ranks in which a card needs another before it, and in which it can be before one.
    demand: ByRank<Slack>,
    supply: ByRank<Slack>,
    /// What columns 1 and 2, 3 and 4, and 5 to 7 show, by their part of a cell's index.
    left: [View; PAIR],
    middle: [View; PAIR],
    right: [View; TRIPLE],
    /// The most draws left once a neighbour of each rank is drawn.
    drawn: ByDraws<ByRank<Draws>>,
    /// What the draws left add to the slack.
    draws_slack: ByDraws<Slack>,
}

impl Board {
    fn new() -> Self {
        let mut board = Board {
            demand: [NO_SLACK; 16],
            supply: [NO_SLACK; 16],
            left: [NOTHING; PAIR],
            middle: [NOTHING; PAIR],
            right: [NOTHING; TRIPLE],
            drawn: [[0; 16]; 32],
            draws_slack: [NO_SLACK; 32],
        };
        for rank in 1..=RANKS {
            board.demand[rank] = in_arcs(rank, 0);
            // Its predecessors go from a rank below an arc to one above.
            board.supply[rank] = in_arcs(rank + 1, 1);
        }
        board
    }

    fn deal(&mut self, cards: &[u8; CARDS]) {
        let mut columns = [[NOTHING; HEIGHTS]; COLUMNS];
        for (column, views) in columns.iter_mut().enumerate() {
            self.deal_column(cards, column, views);
        }
        tabulate(&columns[..2], &mut self.left);
        tabulate(&columns[2..4], &mut self.middle);
        tabulate(&columns[4..], &mut self.right);

        let mut drawn = [0; 16];
        let mut slack = Slack([ZEROS; 5]);
        self.drawn[1] = drawn;
        self.draws_slack[1] = slack;
        for (draws_left, &card) in cards[COLUMN_CARDS..].iter().enumerate() {
            let rank = usize::from(card) & 15;
            drawn[rank_below(rank) & 15] = draws_left as Draws + 1;
            drawn[rank_above(rank) & 15] = draws_left as Draws + 1;
            slack = slack.plus(&self.supply[rank]);
            self.drawn[draws_left + 2] = drawn;
            self.draws_slack[draws_left + 2] = slack;
        }
    }

    fn deal_column(&self, cards: &[u8; CARDS], column: usize, views: &mut [View; HEIGHTS]) {
        let rank_at = |height: usize| usize::from(cards[height * COLUMNS + column]) & 15;
        let byte = 8 * column;
        let mut slack = NO_SLACK;
        let (mut runs, mut burden) = (0, 0);
        for (height, view) in views.iter_mut().enumerate() {
            if height > 0 {
                let top = rank_at(height - 1);
                slack = slack.plus(&self.supply[top]).minus(&self.demand[top]);
                if height == 1 || !are_neighbours(top, rank_at(height - 2)) {
                    runs += 1;
                }
                let lower = burden;
                burden = (height * height + PER_RUN * runs) as u64;
                view.cards = (top as u64) << byte;
                view.relief = (burden - lower) << byte;
            }
            if height < FULL_HEIGHT {
                view.cards |= (rank_at(height) as u64) << (byte + 4);
            }
            view.slack = slack;
            view.burden = burden;
        }
    }

    fn view(&self, cell: usize) -> View {
        self.left[cell % PAIR].beside(&self.middle[cell / PAIR % PAIR]).beside(&self.right[cell / (PAIR * PAIR)])
    }

    /// For each rank, the most draws left with which a top card of that rank can be discarded.
    fn reach(&self, view: &View, best: u64) -> ByRank<Draws> {
        let mut reach = self.drawn[usize::from(best_of(best, ANY)) & 31];
        for column in 0..COLUMNS {
            let draws = best_of(best, column);
            let last = view.last(column);
            raise(&mut reach[last.wrapping_sub(1) & 15], draws);
            raise(&mut reach[(last + 1) & 15], draws);
        }
        let (below_ace, above_king) = (reach[0], reach[RANKS + 1]);
        raise(&mut reach[RANKS], below_ace);
        raise(&mut reach[1], above_king);
        reach[0] = 0; // the top of an empty column
        reach
    }

    /// False if no game is won once a top card of this rank is discarded with these draws left.
    ///
    /// The view still counts the card among the columns. It stays a predecessor, being the last card from
    /// now on, but needs none any more: so its demand is added back.
    fn may_win(&self, view: &View, top: usize, draws: Draws) -> bool {
        view.slack.plus(&self.demand[top & 15]).plus(&self.draws_slack[usize::from(draws) & 31]).suffices()
    }
}

/// What one column, or some side by side, show at given heights.
#[derive(Clone, Copy)]
struct View {
    /// What the cards left in the columns supply as predecessors, less what they demand.
    slack: Slack,
    /// A byte a column: its top card in the low half, the last one taken in the high half.
    cards: u64,
    /// How far the columns are from cleared: height squared, as level columns leave more choice, plus
    /// `PER_RUN` for each run of neighbours, which can go one after another.
    burden: u64,
    /// A byte a column: what its top card adds to the burden.
    relief: u64,
}

const NOTHING: View = View { slack: NO_SLACK, cards: 0, burden: 0, relief: 0 };

impl View {
    fn beside(&self, other: &View) -> View {
        View {
            slack: self.slack.plus(&other.slack),
            cards: self.cards | other.cards,
            burden: self.burden + other.burden,
            relief: self.relief | other.relief,
        }
    }

    fn top(&self, column: usize) -> usize {
        (self.cards >> (8 * column)) as usize & 15
    }

    fn last(&self, column: usize) -> usize {
        (self.cards >> (8 * column + 4)) as usize & 15
    }

    /// How good the cell looks that is left once a column's top card is discarded, from 0 to 63. Only
    /// cells with as many cards are compared; `PER_CARD` makes up for what they add to the burden.
    fn promise(&self, column: usize, draws: Draws, column_cards: usize) -> usize {
        let relief = (self.relief >> (8 * column)) & 255;
        let hope = LEAST_HOPE + PER_DRAW * u64::from(draws) + PER_CARD * column_cards as u64 + relief;
        (hope.saturating_sub(self.burden) / PROMISE_STEP).min(PROMISES as u64 - 1) as usize
    }
}

/// Views of columns side by side, by their heights: the index's digits in base 6, lowest first.
fn tabulate(columns: &[[View; HEIGHTS]], table: &mut [View]) {
    for (index, view) in table.iter_mut().enumerate() {
        let mut rest = index;
        *view = NOTHING;
        for column in columns {
            *view = view.beside(&column[rest % HEIGHTS]);
            rest /= HEIGHTS;
        }
    }
}

/// How many cards could precede others, less how many need one to precede them.
///
/// Each column card needs a card of its own that goes just before it: of a neighbouring rank, among
/// the column cards, the draws left and the last card. Three sevens, say, but two sixes and eights in
/// all: the game is lost. So the column cards of the ranks r, r + 2, ... can be no more than all cards
/// of the ranks r - 1, r + 1, r + 3, ... (Hall's condition). A byte for each r and each of the `ARCS`,
/// 39 in five words, are added up at once.
#[derive(Clone, Copy)]
struct Slack([u64; 5]);

/// How many of the ranks r, r + 2, ... an arc takes. Of 1, 2, 3, of 1, 2, 5 and of
/// 1, 3, 6 the search takes 3 % more, 2 % more and 1 % fewer cells (see `search_order`).
const ARCS: [usize; 3] = [1, 2, 4];

const NO_SLACK: Slack = Slack([0; 5]);

/// The high bit of each byte: counting starts there, and a slack below zero loses it.
///
/// The slack of columns alone starts at zero bytes, so one may fall below zero and borrow from the next.
/// The borrow is paid back when words are added up: a word is a sum, in whatever order, and only sums that
/// hold `ZEROS` are asked. There each byte is 128 and at most 35 less or 52 more: none borrows.
const ZEROS: u64 = 0x8080_8080_8080_8080;

impl Slack {
    fn plus(&self, other: &Slack) -> Slack {
        let mut sum = *self;
        for (word, more) in sum.0.iter_mut().zip(&other.0) {
            *word = word.wrapping_add(*more);
        }
        sum
    }

    fn minus(&self, other: &Slack) -> Slack {
        let mut rest = *self;
        for (word, less) in rest.0.iter_mut().zip(&other.0) {
            *word = word.wrapping_sub(*less);
        }
        rest
    }

    fn suffices(&self) -> bool {
        self.0.iter().fold(ZEROS, |all, word| all & word) == ZEROS
    }
}

/// One in each arc that holds a rank, were arcs so many ranks `longer`.
fn in_arcs(rank: usize, longer: usize) -> Slack {
    let mut slack = NO_SLACK;
    for (row, &length) in ARCS.iter().enumerate() {
        for place in 0..length + longer {
            let first = (rank + 2 * RANKS - 2 * place) % RANKS;
            let byte = row * RANKS + first;
            slack.0[byte / 8] += 1 << (8 * (byte % 8));
        }
    }
    slack
}

#[cfg(test)]
mod tests;

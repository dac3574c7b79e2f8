//! # Relaxed Golf
//!
//! 35 cards lie open in 7 columns of 5; 17 more are the draw pile, in a known order. A move puts one
//! card on the discard pile: the next draw, whatever its rank, or the top card of a column if its rank
//! is next to that of the last card discarded, king and ace being neighbours. Can all 52 be discarded?
//!
//! The insight: a position is the seven heights, the last card and the draws left, but of two
//! positions that differ only in the draws left, more is never worse: the surplus can be drawn away
//! just before the next draw. And the last card, when it came from a column, is the card that lay on
//! that column. So the memo of nine coordinates folds into one cell for each of the 6^7 combinations
//! of heights, which holds seven numbers: the most draws left when the last card came from column j.
//! Draws need no cell of their own: a cell's moves are its column moves, each after as many draws as
//! it takes.
//!
//! Cells are expanded in passes from 35 column cards down to none. Early passes take the few most
//! promising cells of each level, and mostly find a win; the last one takes all that are left. A
//! count of who can precede whom shows most losing cells to be lost at once.
//!
//! Cost: some 4,000 cells a deck, seldom over 80,000; 4.5 MB. Source: UVa 11126.

use cardio::{Error, Io};

const COLUMNS: usize = 7;
const HEIGHT: usize = 5;
const COLUMN_CARDS: usize = COLUMNS * HEIGHT;
const DRAWS: usize = 17;
const CARDS: usize = COLUMN_CARDS + DRAWS;
const RANKS: usize = 13;

fn main() {
    cardio::run("relaxed-golf", solve);
}

fn solve(io: &mut Io<'_>) -> Result<(), Error> {
    let cases = io.number(0, u32::MAX, "the number of cases")?;
    let mut solver = Solver::new();
    let mut cards = [0; CARDS];
    for case in 1..=cases {
        io.numbers(1, RANKS as u8, &mut cards)?;
        io.write("Case #");
        io.write_number(u64::from(case));
        io.write(if solver.can_win(&cards) { ": Yes\n" } else { ": No\n" });
    }
    Ok(())
}

/// The two ranks that may lie under and on a card of this rank.
fn neighbours(rank: usize) -> [usize; 2] {
    [if rank == 1 { RANKS } else { rank - 1 }, if rank == RANKS { 1 } else { rank + 1 }]
}

/// Draws left plus one; 0 stands for "cannot be".
type Draws = u8;
const ALL_DRAWS: Draws = DRAWS as Draws + 1;

/// What is known of the positions that share the seven heights.
#[derive(Clone, Copy)]
struct Cell {
    /// By the column that the last card came from: the most draws left. Then the most of them all.
    best: [Draws; COLUMNS + 1],
    /// While the cell waits to be expanded: the one that waits behind it, or `NOBODY`.
    next: u32,
    /// The case that this is about: cells are not cleared between cases.
    stamp: u32,
}

const MOST: usize = COLUMNS;
const NOBODY: u32 = u32::MAX;
const NOT_WAITING: u32 = u32::MAX - 1;

impl Cell {
    fn new(stamp: u32) -> Self {
        Cell { best: [0; COLUMNS + 1], next: NOT_WAITING, stamp }
    }
}

/// A cell's number is its heights, the digits of base 6.
const STEP: [usize; COLUMNS] = [1, 6, 36, 216, 1296, 7776, 46656];
const CELLS: usize = 6 * STEP[COLUMNS - 1];
const FULL: usize = CELLS - 1;
const EMPTY: usize = 0;

/// How many cells of each level a pass expands.
const WIDTHS: [u32; 6] = [8, 32, 128, 512, 2048, u32::MAX];

/// Shelves for cells that wait, by promise.
const SHELVES: usize = 128;

struct Solver {
    cells: Vec<Cell>,
    stamp: u32,
    /// By column cards left, then by promise: the cell that waits first.
    waiting: [[u32; SHELVES]; COLUMN_CARDS + 1],
    /// By column cards left: the shelves on which cells wait, a bit for each.
    filled: [u128; COLUMN_CARDS + 1],
    board: Board,
}

impl Solver {
    fn new() -> Self {
        Solver {
            cells: vec![Cell::new(0); CELLS],
            stamp: 0,
            waiting: [[NOBODY; SHELVES]; COLUMN_CARDS + 1],
            filled: [0; COLUMN_CARDS + 1],
            board: Board::new(),
        }
    }

    /// Whether all cards, ranks 1 to 13 in the order of the input, can be discarded.
    fn can_win(&mut self, cards: &[u8; CARDS]) -> bool {
        self.board.lay_out(cards);
        self.start();
        for &width in WIDTHS.iter() {
            for level in (1..=COLUMN_CARDS).rev() {
                for _ in 0..width {
                    match self.take(level) {
                        None => break,
                        Some(cell) if self.expand(cell, level) => return true,
                        Some(_) => {}
                    }
                }
            }
        }
        false
    }

    /// Nothing known but the full columns.
    fn start(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            // Stamps come round again, so the old ones must go.
            self.stamp = 1;
            for cell in &mut self.cells {
                cell.stamp = 0;
            }
        }
        self.waiting = [[NOBODY; SHELVES]; COLUMN_CARDS + 1];
        self.filled = [0; COLUMN_CARDS + 1];
        self.cells[FULL] = Cell::new(self.stamp);
        self.cells[FULL].best[MOST] = ALL_DRAWS;
        self.put(FULL, COLUMN_CARDS, 0);
    }

    fn put(&mut self, cell: usize, level: usize, shelf: usize) {
        self.cells[cell].next = self.waiting[level][shelf];
        self.waiting[level][shelf] = cell as u32;
        self.filled[level] |= 1 << shelf;
    }

    /// Takes the most promising cell of a level.
    fn take(&mut self, level: usize) -> Option<usize> {
        let filled = self.filled[level];
        if filled == 0 {
            return None;
        }
        let shelf = SHELVES - 1 - filled.leading_zeros() as usize;
        let cell = self.waiting[level][shelf] as usize;
        let next = self.cells[cell].next;
        self.waiting[level][shelf] = next;
        if next == NOBODY {
            self.filled[level] ^= 1 << shelf;
        }
        self.cells[cell].next = NOT_WAITING;
        Some(cell)
    }

    /// Makes all column moves of a cell. Returns whether one was the last.
    fn expand(&mut self, cell: usize, level: usize) -> bool {
        let view = self.board.view(cell);
        let reach = self.board.reach(&view, &self.cells[cell].best);
        for column in 0..COLUMNS {
            let top = view.top(column);
            let draws = reach[top];
            if draws == 0 {
                continue;
            }
            let index = cell - STEP[column];
            let child = &mut self.cells[index];
            if child.stamp != self.stamp {
                *child = Cell::new(self.stamp);
            }
            if child.best[column] >= draws || !self.board.may_win(&view, top, draws) {
                continue;
            }
            if index == EMPTY {
                return true;
            }
            child.best[column] = draws;
            child.best[MOST] = child.best[MOST].max(draws);
            if child.next == NOT_WAITING {
                self.put(index, level - 1, view.promise(column, draws));
            }
        }
        false
    }
}

/// A vector of small numbers, a byte each, added up all at once: supply less demand, by arc of ranks.
type Slack = [u64; 5];
/// The ranks r, r + 2, ... of an arc: how many.
const ARCS: [usize; 3] = [1, 2, 4];
const ENOUGH: u64 = 0x8080_8080_8080_8080;

fn plus(a: &Slack, b: &Slack) -> Slack {
    let mut sum = *a;
    for (a, b) in sum.iter_mut().zip(b.iter()) {
        *a = a.wrapping_add(*b);
    }
    sum
}

fn minus(a: &Slack, b: &Slack) -> Slack {
    let mut sum = *a;
    for (a, b) in sum.iter_mut().zip(b.iter()) {
        *a = a.wrapping_sub(*b);
    }
    sum
}

#[derive(Clone, Copy)]
struct View {
    slack: Slack,
    cards: u64,
    load: u64,
    relief: u64,
}

const BLANK: View = View { slack: [0; 5], cards: 0, load: 0, relief: 0 };

impl View {
    fn beside(&self, other: &View) -> View {
        View {
            slack: plus(&self.slack, &other.slack),
            cards: self.cards | other.cards,
            load: self.load + other.load,
            relief: self.relief | other.relief,
        }
    }

    fn top(&self, column: usize) -> usize {
        (self.cards >> (8 * column)) as usize & 15
    }

    fn lately(&self, column: usize) -> usize {
        (self.cards >> (8 * column + 4)) as usize & 15
    }

    fn promise(&self, column: usize, draws: Draws) -> usize {
        let relief = self.relief >> (8 * column) & 255;
        ((350 + 8 * u64::from(draws) + relief).saturating_sub(self.load) / 4) as usize % SHELVES
    }
}

struct Board {
    needs: [Slack; 16],
    feeds: [Slack; 16],
    left: [View; 36],
    middle: [View; 36],
    right: [View; 216],
    drawn: [[Draws; 16]; 32],
    supply: [Slack; 32],
}

fn arc_lanes(rank: usize, extra: usize) -> Slack {
    let mut slack = [0; 5];
    for (arc, &ranks) in ARCS.iter().enumerate() {
        for k in 0..ranks + extra {
            let lane = arc * RANKS + (rank + extra + 2 * RANKS - 2 * k) % RANKS;
            slack[lane / 8] += 1 << (lane % 8 * 8);
        }
    }
    slack
}

fn tabulate(columns: &[[View; HEIGHT + 1]], table: &mut [View]) {
    for (index, view) in table.iter_mut().enumerate() {
        let mut rest = index;
        *view = BLANK;
        for column in columns {
            *view = view.beside(&column[rest % 6]);
            rest /= 6;
        }
    }
}

impl Board {
    fn new() -> Self {
        let mut board = Board {
            needs: [[0; 5]; 16],
            feeds: [[0; 5]; 16],
            left: [BLANK; 36],
            middle: [BLANK; 36],
            right: [BLANK; 216],
            drawn: [[0; 16]; 32],
            supply: [[0; 5]; 32],
        };
        for rank in 1..=RANKS {
            board.needs[rank] = arc_lanes(rank, 0);
            board.feeds[rank] = arc_lanes(rank, 1);
        }
        board
    }

    fn lay_out(&mut self, cards: &[u8; CARDS]) {
        let mut columns = [[BLANK; HEIGHT + 1]; COLUMNS];
        for (number, column) in columns.iter_mut().enumerate() {
            let rank = |height: usize| usize::from(cards[height * COLUMNS + number]) & 15;
            let mut slack = [0; 5];
            let mut runs = 0;
            let mut load = 0;
            for height in 0..=HEIGHT {
                let mut top = 0;
                let mut relief = 0;
                if height > 0 {
                    top = rank(height - 1);
                    slack = minus(&plus(&slack, &self.feeds[top]), &self.needs[top]);
                    if height < 2 || !neighbours(rank(height - 2)).contains(&top) {
                        runs += 1;
                    }
                    let old = load;
                    load = (height * height + 5 * runs) as u64;
                    relief = load - old;
                }
                let late = if height < HEIGHT { rank(height) } else { 0 };
                column[height] = View { slack, cards: ((top | late << 4) as u64) << (8 * number), load, relief: relief << (8 * number) };
            }
        }
        tabulate(&columns[..2], &mut self.left);
        tabulate(&columns[2..4], &mut self.middle);
        tabulate(&columns[4..], &mut self.right);
        let mut supply = [ENOUGH; 5];
        let mut drawn = [0; 16];
        self.supply[1] = supply;
        self.drawn[1] = drawn;
        for (left, &card) in cards[COLUMN_CARDS..].iter().enumerate() {
            let rank = usize::from(card) & 15;
            supply = plus(&supply, &self.feeds[rank]);
            for &near in neighbours(rank).iter() {
                drawn[near & 15] = left as Draws + 1;
            }
            self.supply[left + 2] = supply;
            self.drawn[left + 2] = drawn;
        }
    }

    fn view(&self, cell: usize) -> View {
        self.left[cell % 36].beside(&self.middle[cell / 36 % 36]).beside(&self.right[cell / 1296 % 216])
    }

    /// By rank: the most draws left with which a top card of that rank can be discarded.
    fn reach(&self, view: &View, best: &[Draws; COLUMNS + 1]) -> [Draws; 16] {
        let mut reach = self.drawn[usize::from(best[MOST]) & 31];
        for column in 0..COLUMNS {
            let draws = best[column];
            if draws != 0 {
                let last = view.lately(column);
                for &near in [last.wrapping_sub(1) & 15, (last + 1) & 15].iter() {
                    reach[near] = reach[near].max(draws);
                }
            }
        }
        reach[RANKS] = reach[RANKS].max(reach[0]);
        reach[1] = reach[1].max(reach[RANKS + 1]);
        reach[0] = 0;
        reach
    }

    fn may_win(&self, view: &View, top: usize, draws: Draws) -> bool {
        let slack = plus(&plus(&view.slack, &self.needs[top & 15]), &self.supply[usize::from(draws) & 31]);
        slack.iter().fold(ENOUGH, |all, lanes| all & lanes) == ENOUGH
    }
}

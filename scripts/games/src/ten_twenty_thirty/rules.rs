//! # 10-20-30, literally
//!
//! Cards go one at a time onto seven piles in turn. Three cards of the pile just dealt to that add up to 10, 20 or 30
//! go back under the deck. The game is won when all piles are gone, lost when the deck is, drawn when it repeats.
//!
//! Every state that stood after a deal is kept whole, so two states are the same only if they are.
//! A deal costs a copy of the table: some 200 bytes and eight allocations. Source: UVa 246.

use super::Deck;
use fxhash::FxHashMap;
use itertools::Itertools;
use std::{collections::VecDeque, fmt};

/// Which three cards of a pile are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combination {
    /// The first two and the last one.
    FirstTwo,
    /// The first one and the last two.
    FirstOne,
    /// The last three.
    LastThree,
}

impl Combination {
    /// The places of the three cards in a pile of `len` cards, in the order in which they lie. `len` is at least 3.
    fn places(self, len: usize) -> [usize; 3] {
        match self {
            Combination::FirstTwo => [0, 1, len - 1],
            Combination::FirstOne => [0, len - 2, len - 1],
            Combination::LastThree => [len - 3, len - 2, len - 1],
        }
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Combination::FirstTwo => "first two and last one",
            Combination::FirstOne => "first one and last two",
            Combination::LastThree => "last three",
        })
    }
}

/// What a state is, for the question whether it stood before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// Deck, piles and next pile are the same.
    Exact,
    /// The cards of all piles, and those of the deck, written without blanks read the same, as 1 0 and 10 do.
    Text,
}

/// The rules of the game; any value but the default is a misreading.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What three cards that are picked up may add up to.
    pub sums: &'static [u8],
    /// In which order the combinations are tried.
    pub combinations: [Combination; 3],
    /// Whether a pile is looked at again after a pick-up.
    pub look_again: bool,
    /// Whether picked-up cards go under the deck last card first.
    pub reversed: bool,
    /// Whether an emptied pile is dealt to again.
    pub refilled: bool,
    /// When two states are the same.
    pub sameness: Sameness,
    /// How many cards too many the answer to a draw counts.
    pub draw_surplus: u64,
    /// How many cards too many the answer to a loss counts.
    pub loss_surplus: u64,
}

impl Default for Rules {
    fn default() -> Self {
        use Combination::{FirstOne, FirstTwo, LastThree};
        Rules {
            sums: &[10, 20, 30],
            combinations: [FirstTwo, FirstOne, LastThree],
            look_again: true,
            reversed: false,
            refilled: false,
            sameness: Sameness::Exact,
            draw_surplus: 0,
            loss_surplus: 0,
        }
    }
}

/// The state of the game between two deals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// Top card first.
    pub deck: VecDeque<u8>,
    /// Seven places, left to right; `None` where the pile is gone for good. A pile's first card comes first.
    pub piles: Vec<Option<Vec<u8>>>,
    /// The place, 0..7, of the pile that is dealt to next; while the game goes on that pile is there.
    pub next: usize,
}

/// What happened at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// A card went from the deck onto the pile at this place, 0..7.
    Deal {
        /// The card, 1..=10.
        card: u8,
        /// The place of the pile.
        pile: usize,
    },
    /// Three cards went from a pile under the deck.
    PickUp {
        /// The place of the pile.
        pile: usize,
        /// Which three.
        combination: Combination,
        /// The cards in the order in which they lay.
        cards: [u8; 3],
        /// Whether another combination would have fitted too.
        choice: bool,
    },
    /// The pile at this place is gone for good.
    Gone {
        /// Its place.
        pile: usize,
    },
}

/// How a game ended, and how many cards had been dealt then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All piles are gone.
    Win(u64),
    /// A card must be dealt and there is none.
    Loss(u64),
    /// The state after the deal `dealt` is the one after the deal `earlier`.
    Draw {
        /// Cards dealt.
        dealt: u64,
        /// The earlier deal with the same state, counted from 1.
        earlier: u64,
    },
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(dealt) => write!(f, "Win : {dealt}"),
            Outcome::Loss(dealt) => write!(f, "Loss: {dealt}"),
            Outcome::Draw { dealt, .. } => write!(f, "Draw: {dealt}"),
        }
    }
}

/// Plays a deck to its end; `watch` sees the table after every move.
///
/// ```
/// use games::ten_twenty_thirty::rules::{play, Outcome};
/// // Three tens on each pile: all seven are gone with the 21st card.
/// assert_eq!(play(&[10; 52], &Default::default(), &mut |_, _| {}), Outcome::Win(21));
/// ```
pub fn play(deck: &Deck, rules: &Rules, watch: &mut dyn FnMut(&Table, &Move)) -> Outcome {
    let mut table = Table { deck: deck.iter().copied().collect(), piles: vec![Some(Vec::new()); 7], next: 0 };
    let mut seen = Seen::default();
    let mut dealt = 0;
    loop {
        let Some(card) = table.deck.pop_front() else {
            return Outcome::Loss(dealt + rules.loss_surplus);
        };
        dealt += 1;
        let pile = table.next;
        table.piles[pile].get_or_insert_default().push(card);
        watch(&table, &Move::Deal { card, pile });

        while let Some(pick_up) = pick_up(&mut table, pile, rules) {
            watch(&table, &pick_up);
            if !rules.look_again {
                break;
            }
        }
        if table.piles[pile].as_ref().is_some_and(Vec::is_empty) && !rules.refilled {
            table.piles[pile] = None;
            watch(&table, &Move::Gone { pile });
        }

        if table.piles.iter().flatten().all(Vec::is_empty) {
            return Outcome::Win(dealt);
        }
        // Past the gone piles at once: states that deal to the same pile next are the same, however they came to it.
        table.next = pile_after(&table, pile);
        if let Some(earlier) = seen.earlier(&table, dealt, rules.sameness) {
            return Outcome::Draw { dealt: dealt + rules.draw_surplus, earlier };
        }
    }
}

/// The first pile after `pile`, around the table, that is still there. There is one.
fn pile_after(table: &Table, pile: usize) -> usize {
    let mut next = (pile + 1) % 7;
    while table.piles[next].is_none() {
        next = (next + 1) % 7;
    }
    next
}

/// Takes the first combination that adds up to one of the sums, if there is one.
fn pick_up(table: &mut Table, pile: usize, rules: &Rules) -> Option<Move> {
    let cards = table.piles[pile].as_mut()?;
    if cards.len() < 3 {
        return None;
    }
    let fits = |combination: &Combination| {
        let sum: u8 = combination.places(cards.len()).iter().map(|&place| cards[place]).sum();
        rules.sums.contains(&sum)
    };
    let fitting: Vec<Combination> = rules.combinations.into_iter().filter(fits).collect();
    let &combination = fitting.first()?;
    let places = combination.places(cards.len());
    let three = places.map(|place| cards[place]);
    // From the last place to the first, for a card taken out moves those after it.
    for place in places.into_iter().rev() {
        cards.remove(place);
    }
    match rules.reversed {
        false => table.deck.extend(three),
        true => table.deck.extend(three.iter().rev()),
    }
    Some(Move::PickUp { pile, combination, cards: three, choice: fitting.len() > 1 })
}

/// Every state that stood after a deal, with the number of that deal.
#[derive(Default)]
struct Seen {
    exact: FxHashMap<Table, u64>,
    text: FxHashMap<String, u64>,
}

impl Seen {
    /// The deal after which the table stood as it does now; if there is none, remembers it under `dealt`.
    fn earlier(&mut self, table: &Table, dealt: u64, sameness: Sameness) -> Option<u64> {
        let earlier = match sameness {
            Sameness::Exact => *self.exact.entry(table.clone()).or_insert(dealt),
            Sameness::Text => {
                let piles = table.piles.iter().flatten().flatten().join("");
                let deck = table.deck.iter().join("");
                *self.text.entry(format!("{piles}/{deck}")).or_insert(dealt)
            }
        };
        (earlier != dealt).then_some(earlier)
    }
}

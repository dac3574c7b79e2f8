//! # Ways to get the rules wrong
//!
//! A list of misreadings per problem. A wrong program whose answers are those of a misreading, deck after deck, can be
//! told which rule it got wrong.

use crate::{
    literal::{accordian, relaxed_golf, ten_twenty_thirty},
    Deck, Problem,
};
use itertools::Itertools;
use ten_twenty_thirty::{Combination, Sameness};

/// The rules of one of the games, right or wrong.
#[derive(Clone, Debug)]
pub enum Rules {
    /// Of 10-20-30.
    TenTwentyThirty(ten_twenty_thirty::Rules),
    /// Of Accordian.
    Accordian(accordian::Rules),
    /// Of Relaxed Golf.
    RelaxedGolf(relaxed_golf::Rules),
}

impl Rules {
    /// The rules as they are.
    pub fn right(problem: Problem) -> Self {
        match problem {
            Problem::TenTwentyThirty => Rules::TenTwentyThirty(Default::default()),
            Problem::Accordian => Rules::Accordian(Default::default()),
            Problem::RelaxedGolf => Rules::RelaxedGolf(Default::default()),
        }
    }

    /// The answer line by these rules, for deck `number` of an input, counted from 1.
    ///
    /// ```
    /// use workbench::{misreading::Rules, Problem};
    /// assert_eq!(Rules::right(Problem::RelaxedGolf).answer(&[1; 52], 3), "Case #3: No");
    /// ```
    pub fn answer(&self, deck: &Deck, number: usize) -> String {
        match self {
            Rules::TenTwentyThirty(rules) => ten_twenty_thirty::play(deck, rules, &mut |_, _| {}).to_string(),
            Rules::Accordian(rules) => accordian::answer(&accordian::play(deck, rules, &mut |_, _| {})),
            Rules::RelaxedGolf(rules) => relaxed_golf::answer(number, &relaxed_golf::solve(deck, rules)),
        }
    }
}

/// One way to get the rules wrong.
#[derive(Clone, Debug)]
pub struct Misreading {
    /// What a program does that reads the rules so, as the rest of the sentence "a program that".
    pub words: String,
    /// The rules as it reads them.
    pub rules: Rules,
}

/// The known misreadings of a problem.
pub fn of(problem: Problem) -> Vec<Misreading> {
    match problem {
        Problem::TenTwentyThirty => of_ten_twenty_thirty(),
        Problem::Accordian => of_accordian(),
        Problem::RelaxedGolf => of_relaxed_golf(),
    }
}

fn of_ten_twenty_thirty() -> Vec<Misreading> {
    let right = ten_twenty_thirty::Rules::default;
    let orders = right().combinations.into_iter().permutations(3).skip(1).map(|order| {
        let words = format!("tries the combinations in another order: {}", order.iter().join(", then "));
        let combinations: [Combination; 3] = [order[0], order[1], order[2]];
        (words, ten_twenty_thirty::Rules { combinations, ..right() })
    });
    let others = [
        ("does not pick up cards that add up to 30", ten_twenty_thirty::Rules { sums: &[10, 20], ..right() }),
        ("does not pick up cards that add up to 10", ten_twenty_thirty::Rules { sums: &[20, 30], ..right() }),
        ("looks at a pile only once after a deal", ten_twenty_thirty::Rules { look_again: false, ..right() }),
        (
            "puts picked-up cards under the deck in reverse order",
            ten_twenty_thirty::Rules { reversed: true, ..right() },
        ),
        ("goes on dealing to piles that are gone", ten_twenty_thirty::Rules { refilled: true, ..right() }),
        (
            "compares states as text without separators, so that 1 0 and 10 are the same",
            ten_twenty_thirty::Rules { sameness: Sameness::Text, ..right() },
        ),
        ("finds a draw one deal late", ten_twenty_thirty::Rules { draw_surplus: 1, ..right() }),
        (
            "counts, for a loss, the card that could not be dealt any more",
            ten_twenty_thirty::Rules { loss_surplus: 1, ..right() },
        ),
    ];
    let others = others.map(|(words, rules)| (words.to_owned(), rules));
    orders.chain(others).map(|(words, rules)| Misreading { words, rules: Rules::TenTwentyThirty(rules) }).collect()
}

fn of_accordian() -> Vec<Misreading> {
    let right = accordian::Rules::default;
    [
        (
            "has the step order wrong: it tries one place to the left before three",
            accordian::Rules { steps: [1, 3], ..right() },
        ),
        ("goes only one place to the left, never three", accordian::Rules { steps: [1, 1], ..right() }),
        ("goes only three places to the left, never one", accordian::Rules { steps: [3, 3], ..right() }),
        ("ignores the suit: only equal ranks match", accordian::Rules { by_suit: false, ..right() }),
        ("ignores the rank: only equal suits match", accordian::Rules { by_rank: false, ..right() }),
        ("moves the rightmost card that can move, not the leftmost", accordian::Rules { rightmost: true, ..right() }),
        (
            "does not look again from the left after a move, but goes on to the right",
            accordian::Rules { back: Some(0), ..right() },
        ),
        ("goes back only one place after a move, not to the left end", accordian::Rules { back: Some(1), ..right() }),
        ("makes only one move after each dealt card", accordian::Rules { one_move: true, ..right() }),
        ("moves whole piles, not only their top cards", accordian::Rules { whole_pile: true, ..right() }),
        (
            "does not close up empty piles, so that their places still count",
            accordian::Rules { gaps_stay: true, ..right() },
        ),
    ]
    .map(|(words, rules)| Misreading { words: words.to_owned(), rules: Rules::Accordian(rules) })
    .to_vec()
}

fn of_relaxed_golf() -> Vec<Misreading> {
    let right = relaxed_golf::Rules::default;
    [
        ("does not let king and ace be neighbours", relaxed_golf::Rules { wrap: false, ..right() }),
        (
            "draws the draw pile reversed, from its first number instead of its last",
            relaxed_golf::Rules { reversed: true, ..right() },
        ),
        (
            "holds the columns upside down: it takes the first row to be on top, not the fifth",
            relaxed_golf::Rules { upside_down: true, ..right() },
        ),
        (
            "holds the columns upside down and the draw pile reversed",
            relaxed_golf::Rules { upside_down: true, reversed: true, ..right() },
        ),
        ("draws only when no column card can go", relaxed_golf::Rules { forced: true, ..right() }),
        (
            "gives up a state that has fewer draws left than one it is still exploring, as after two equal draws",
            relaxed_golf::Rules { pruned: true, ..right() },
        ),
    ]
    .map(|(words, rules)| Misreading { words: words.to_owned(), rules: Rules::RelaxedGolf(rules) })
    .to_vec()
}

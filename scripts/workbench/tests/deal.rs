//! Dealt decks: the same bytes for the same seed, and each kind as it is described.

mod golden;

use itertools::Itertools;
use workbench::{
    decks::{self, is_standard, Dealer, Kind},
    input, literal, Deck, Problem,
};

fn some(problem: Problem, kind: Kind, count: usize) -> Vec<Deck> {
    Dealer::new(problem, kind, 5).take(count).collect()
}

fn answers(problem: Problem, decks: &[Deck]) -> Vec<String> {
    decks.iter().map(|deck| literal::answer(problem, deck, 1)).collect()
}

#[test]
fn the_same_seed_deals_the_same_bytes() {
    for problem in Problem::ALL {
        let dealt: String = Kind::of(problem)
            .iter()
            .map(|&kind| format!("{problem} --kind {kind} --seed 1 -n 2\n{}", decks::deal(problem, kind, 1, 2)))
            .collect();
        golden::check(&format!("deal-{problem}.txt"), &dealt);
    }
}

#[test]
fn decks_are_written_as_they_are_dealt() {
    for problem in Problem::ALL {
        let mut streamed = Vec::new();
        decks::deal_to(&mut streamed, problem, Kind::Random, 9, 20).expect("a Vec takes every byte");
        assert_eq!(streamed, decks::deal(problem, Kind::Random, 9, 20).as_bytes());
        let read = input::read(problem, std::str::from_utf8(&streamed).expect("decks are ASCII"));
        assert_eq!(read, Ok(Dealer::new(problem, Kind::Random, 9).take(20).collect()));
    }
}

#[test]
fn only_odd_and_the_longest_decks_are_no_standard_pack() {
    for problem in Problem::ALL {
        for &kind in Kind::of(problem).iter().filter(|kind| ![Kind::Odd, Kind::Longest].contains(kind)) {
            assert!(some(problem, kind, 3).iter().all(|deck| is_standard(problem, deck)), "{problem} {kind}");
        }
        assert!(!some(problem, Kind::Odd, 60).iter().any(|deck| is_standard(problem, deck)), "{problem}");
    }
}

#[test]
fn no_sorted_deck_is_dealt_twice_before_the_cut_ones() {
    for problem in Problem::ALL {
        assert!(some(problem, Kind::Sorted, 8).iter().all_unique(), "{problem}");
    }
}

#[test]
fn winning_drawn_and_blocked_decks_are_so() {
    for (problem, kind, count, start) in [
        (Problem::TenTwentyThirty, Kind::Winning, 20, "Win : "),
        (Problem::TenTwentyThirty, Kind::Drawn, 20, "Draw: "),
        (Problem::Accordian, Kind::Winning, 20, "1 pile remaining: 52"),
        (Problem::Accordian, Kind::Blocked, 20, "52 piles remaining: 1 1 1 "),
        (Problem::RelaxedGolf, Kind::Winning, 5, "Case #1: Yes"),
        (Problem::RelaxedGolf, Kind::Blocked, 3, "Case #1: No"),
    ] {
        let decks = some(problem, kind, count);
        for answer in answers(problem, &decks) {
            assert!(answer.starts_with(start), "{problem} {kind}: {answer}");
        }
        assert!(decks.iter().all_unique(), "{problem} {kind}");
    }
}

#[test]
fn equal_draws_lie_together() {
    for deck in some(Problem::RelaxedGolf, Kind::EqualDraws, 50) {
        let draws = &deck[35..];
        assert!(draws.iter().dedup().all_unique(), "{draws:?}");
    }
}

#[test]
fn the_longest_games_have_the_lengths_that_were_found() {
    let decks = some(Problem::TenTwentyThirty, Kind::Longest, 9);
    let known = [
        "Draw: 145558",
        "Draw: 116980",
        "Win : 8763",
        "Loss: 2338",
        "Loss: 2098",
        "Loss: 2080",
        "Win : 2007",
        "Draw: 1801",
    ];
    assert_eq!(
        answers(Problem::TenTwentyThirty, &decks[..8]).iter().sorted().collect_vec(),
        known.iter().sorted().collect_vec()
    );
    // From the ninth on, each is the longest of 64 shuffled packs.
    assert!(is_standard(Problem::TenTwentyThirty, &decks[8]));
}

//! Dealt decks: the same bytes for the same seed, and each kind as it is described.

mod kept;

use games::{
    answer,
    deal::{self, is_standard, Dealer, Kind},
    input, Accordian, Game, Problem, RelaxedGolf, Task, TenTwentyThirty,
};
use itertools::Itertools;

fn some<G: Game>(kind: Kind, count: usize) -> Vec<G::Deck> {
    Dealer::<G>::new(kind, 5).take(count).collect()
}

fn answers<G: Game>(decks: &[G::Deck]) -> Vec<String> {
    decks.iter().map(|deck| answer::<G>(deck, 1)).collect()
}

/// Does the same with every game.
fn with_every_game<T: Task<Output = ()> + Copy>(task: T) {
    Problem::ALL.into_iter().for_each(|problem| problem.dispatch(task));
}

#[test]
fn the_same_seed_deals_the_same_bytes() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, _: G) {
            let dealt: String = G::KINDS
                .iter()
                .map(|&kind| format!("{} --kind {kind} --seed 1 -n 2\n{}", G::NAME, deal::deal::<G>(kind, 1, 2)))
                .collect();
            kept::check::<G>("deal.txt", &dealt);
        }
    }
    with_every_game(Check);
}

#[test]
fn decks_are_written_as_they_are_dealt() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, _: G) {
            let mut streamed = Vec::new();
            deal::deal_to::<G>(&mut streamed, Kind::Random, 9, 20).expect("a Vec takes every byte");
            assert_eq!(streamed, deal::deal::<G>(Kind::Random, 9, 20).as_bytes());
            let read = input::read::<G>(std::str::from_utf8(&streamed).expect("decks are ASCII"));
            assert_eq!(read, Ok(Dealer::<G>::new(Kind::Random, 9).take(20).collect()));
        }
    }
    with_every_game(Check);
}

#[test]
fn a_deck_has_the_cards_that_it_is_made_of() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, _: G) {
            let pack = deal::standard::<G>();
            assert_eq!(G::cards(&G::deck(pack)), pack);
            assert!(pack.iter().all(|card| G::card(&card.to_string()) == Some(*card)), "{pack:?}");
        }
    }
    with_every_game(Check);
}

#[test]
fn only_odd_and_the_longest_decks_are_no_standard_pack() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, game: G) {
            for &kind in G::KINDS.iter().filter(|kind| ![Kind::Odd, Kind::Longest].contains(kind)) {
                assert!(some::<G>(kind, 3).iter().all(is_standard::<G>), "{game:?} {kind}");
            }
            assert!(!some::<G>(Kind::Odd, 60).iter().any(is_standard::<G>), "{game:?}");
        }
    }
    with_every_game(Check);
}

#[test]
fn no_sorted_deck_is_dealt_twice_before_the_cut_ones() {
    #[derive(Clone, Copy)]
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, game: G) {
            assert!(some::<G>(Kind::Sorted, 8).iter().all_unique(), "{game:?}");
        }
    }
    with_every_game(Check);
}

/// Checks that all answers to decks of a kind begin so, and that no two of the decks are the same.
fn all_end<G: Game>(kind: Kind, count: usize, start: &str) {
    let decks = some::<G>(kind, count);
    for answer in answers::<G>(&decks) {
        assert!(answer.starts_with(start), "{} {kind}: {answer}", G::NAME);
    }
    assert!(decks.iter().all_unique(), "{} {kind}", G::NAME);
}

#[test]
fn winning_drawn_and_blocked_decks_are_so() {
    all_end::<TenTwentyThirty>(Kind::Winning, 20, "Win : ");
    all_end::<TenTwentyThirty>(Kind::Drawn, 20, "Draw: ");
    all_end::<Accordian>(Kind::Winning, 20, "1 pile remaining: 52");
    all_end::<Accordian>(Kind::Blocked, 20, "52 piles remaining: 1 1 1 ");
    all_end::<RelaxedGolf>(Kind::Winning, 5, "Case #1: Yes");
    all_end::<RelaxedGolf>(Kind::Blocked, 3, "Case #1: No");
}

#[test]
fn equal_draws_lie_together() {
    for deck in some::<RelaxedGolf>(Kind::EqualDraws, 50) {
        let draws = deck.draws;
        assert!(draws.iter().dedup().all_unique(), "{draws:?}");
    }
}

#[test]
fn the_longest_games_have_the_lengths_that_were_found() {
    let decks = some::<TenTwentyThirty>(Kind::Longest, 9);
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
        answers::<TenTwentyThirty>(&decks[..8]).iter().sorted().collect_vec(),
        known.iter().sorted().collect_vec()
    );
    // From the ninth on, each is the longest of 64 shuffled packs.
    assert!(is_standard::<TenTwentyThirty>(&decks[8]));
}

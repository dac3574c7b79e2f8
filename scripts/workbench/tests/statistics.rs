//! The shares of won, lost and drawn games among shuffled packs, which a biased shuffle or a wrong model would change.

use workbench::{
    decks::{Dealer, Kind},
    literal, Problem,
};

/// The share in per cent of decks whose answer contains the text.
fn share(problem: Problem, count: usize, text: &str) -> f64 {
    let decks = Dealer::new(problem, Kind::Random, 2024).take(count);
    let found = decks
        .filter(|deck| literal::answer(problem, deck, 1).contains(text))
        .count();
    100.0 * found as f64 / count as f64
}

/// Four standard errors either side of a known share, with that many decks.
fn assert_near(share: f64, known: f64, count: usize) {
    // The known shares have two figures or three: as much again is allowed.
    let error = 4.0 * (known * (100.0 - known) / count as f64).sqrt() + 0.05;
    assert!(
        (share - known).abs() < error,
        "{share} %, known is {known} %, give or take {error}"
    );
}

fn ten_twenty_thirty(count: usize) {
    for (answer, known) in [("Loss", 97.1), ("Win", 2.3), ("Draw", 0.65)] {
        assert_near(share(Problem::TenTwentyThirty, count, answer), known, count);
    }
}

fn relaxed_golf(count: usize) {
    assert_near(share(Problem::RelaxedGolf, count, "Yes"), 91.0, count);
}

#[test]
fn some_decks_have_the_known_shares() {
    ten_twenty_thirty(5_000);
    relaxed_golf(100);
}

#[test]
#[ignore = "takes minutes; the long check runs it"]
fn many_decks_have_the_known_shares() {
    ten_twenty_thirty(100_000);
    relaxed_golf(5_000);
}

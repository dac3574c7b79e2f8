//! The shares of won, lost and drawn games among shuffled packs, which a biased shuffle or a wrong model would change.

use games::{
    answer,
    deal::{Dealer, Kind},
    Game, RelaxedGolf, TenTwentyThirty,
};

/// The answers to that many shuffled packs.
fn answers<G: Game>(count: usize) -> Vec<String> {
    let decks = Dealer::<G>::new(Kind::Random, 2024).take(count);
    decks.map(|deck| answer::<G>(&deck, 1)).collect()
}

/// Checks that a share of the answers, in per cent, is within four standard errors of the known one.
fn assert_near(answers: &[String], text: &str, known: f64) {
    let count = answers.len() as f64;
    let share = 100.0 * answers.iter().filter(|answer| answer.contains(text)).count() as f64 / count;
    // The known shares have two figures or three: as much again is allowed.
    let error = 4.0 * (known * (100.0 - known) / count).sqrt() + 0.05;
    assert!((share - known).abs() < error, "{text}: {share} %, known is {known} %, give or take {error}");
}

fn ten_twenty_thirty(count: usize) {
    let answers = answers::<TenTwentyThirty>(count);
    for (text, known) in [("Loss", 97.1), ("Win", 2.3), ("Draw", 0.65)] {
        assert_near(&answers, text, known);
    }
}

fn relaxed_golf(count: usize) {
    assert_near(&answers::<RelaxedGolf>(count), "Yes", 91.0);
}

#[test]
fn some_decks_have_the_known_shares() {
    ten_twenty_thirty(5_000);
    relaxed_golf(100);
}

#[test]
#[ignore = "takes minutes; cargo test -p games --test statistics -- --ignored"]
fn many_decks_have_the_known_shares() {
    ten_twenty_thirty(100_000);
    relaxed_golf(2_000);
}

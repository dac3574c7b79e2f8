//! Each known misreading is one: it gives other answers somewhere, and those of the known wrong programs.

mod kept;

use games::{
    answer,
    deal::{Dealer, Kind},
    input, Accordian, Game, RelaxedGolf, TenTwentyThirty,
};

fn answers_of<G: Game>(words: &str, decks: &[G::Deck]) -> Vec<String> {
    let found = G::misreadings().into_iter().find(|misreading| misreading.words.contains(words));
    let found = found.unwrap_or_else(|| panic!("there is no misreading \"{words}\""));
    decks.iter().map(|deck| G::answer(deck, 1, &found.rules)).collect()
}

/// Checks it on the decks of some fixtures, as far as they can be read, and on `count` shuffled packs.
fn each_misreading_is_one<G: Game>(count: usize) {
    let some = input::read::<G>(&kept::input::<TenTwentyThirty>("false-draw")).unwrap_or_default();
    let equal = input::read::<G>(&kept::input::<RelaxedGolf>("equal-draws")).unwrap_or_default();
    let decks: Vec<G::Deck> =
        some.into_iter().chain(equal).chain(Dealer::<G>::new(Kind::Random, 4).take(count)).collect();
    let mut lists = vec![decks.iter().map(|deck| answer::<G>(deck, 1)).collect::<Vec<_>>()];
    for misreading in G::misreadings() {
        let answers = decks.iter().map(|deck| G::answer(deck, 1, &misreading.rules)).collect();
        assert!(!lists.contains(&answers), "{}: a program that {} cannot be told", G::NAME, misreading.words);
        lists.push(answers);
    }
}

#[test]
fn each_misreading_gives_other_answers_than_the_rules_and_than_the_others() {
    each_misreading_is_one::<Accordian>(200);
    each_misreading_is_one::<TenTwentyThirty>(400);
    each_misreading_is_one::<RelaxedGolf>(20);
}

#[test]
fn states_compared_as_text_give_the_known_false_draws() {
    let decks =
        input::read::<TenTwentyThirty>(&kept::input::<TenTwentyThirty>("false-draw")).expect("a sample is read");
    assert_eq!(answers_of::<TenTwentyThirty>("as text", &decks), ["Draw: 579", "Draw: 171"]);
}

#[test]
fn pruning_equal_draws_loses_games_that_can_be_won() {
    let decks = input::read::<RelaxedGolf>(&kept::input::<RelaxedGolf>("equal-draws")).expect("a sample is read");
    assert_eq!(answers_of::<RelaxedGolf>("fewer draws left", &decks), ["Case #1: No"; 5]);
}

//! Each known misreading is one: it gives other answers somewhere, and those of the known wrong programs.

use workbench::{
    decks::{Dealer, Kind},
    input, literal, misreading, Deck, Problem,
};

fn answers_of(problem: Problem, words: &str, decks: &[Deck]) -> Vec<String> {
    let found = misreading::of(problem).into_iter().find(|misreading| misreading.words.contains(words));
    let found = found.unwrap_or_else(|| panic!("there is no misreading \"{words}\""));
    decks.iter().map(|deck| found.rules.answer(deck, 1)).collect()
}

#[test]
fn each_misreading_gives_other_answers_than_the_rules_and_than_the_others() {
    for (problem, count) in [(Problem::Accordian, 200), (Problem::TenTwentyThirty, 400), (Problem::RelaxedGolf, 20)] {
        let some =
            input::read(problem, include_str!("../../../fixtures/ten-twenty-thirty/false-draw.in")).unwrap_or_default();
        let equal =
            input::read(problem, include_str!("../../../fixtures/relaxed-golf/equal-draws.in")).unwrap_or_default();
        let decks: Vec<Deck> =
            some.into_iter().chain(equal).chain(Dealer::new(problem, Kind::Random, 4).take(count)).collect();
        let mut lists = vec![decks.iter().map(|deck| literal::answer(problem, deck, 1)).collect::<Vec<_>>()];
        for misreading in misreading::of(problem) {
            let answers = decks.iter().map(|deck| misreading.rules.answer(deck, 1)).collect();
            assert!(!lists.contains(&answers), "{problem}: a program that {} cannot be told", misreading.words);
            lists.push(answers);
        }
    }
}

#[test]
fn states_compared_as_text_give_the_known_false_draws() {
    let decks =
        input::read(Problem::TenTwentyThirty, include_str!("../../../fixtures/ten-twenty-thirty/false-draw.in"))
            .expect("a sample is read");
    assert_eq!(answers_of(Problem::TenTwentyThirty, "as text", &decks), ["Draw: 579", "Draw: 171"]);
}

#[test]
fn pruning_equal_draws_loses_games_that_can_be_won() {
    let decks = input::read(Problem::RelaxedGolf, include_str!("../../../fixtures/relaxed-golf/equal-draws.in"))
        .expect("a sample is read");
    assert_eq!(answers_of(Problem::RelaxedGolf, "fewer draws left", &decks), ["Case #1: No"; 5]);
}

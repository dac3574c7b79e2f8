use super::*;
use games::TenTwentyThirty;
use trials::inside;

fn pile(cards: &[u8]) -> VecDeque<u8> {
    cards.iter().copied().collect()
}

#[test]
fn takes_the_first_combination_that_fits() {
    for (before, taken, after) in [
        (&[5, 9, 7, 3, 6][..], Some([5, 9, 6]), &[7, 3][..]), // first two and last one
        (&[5, 9, 7, 3, 10], Some([7, 3, 10]), &[5, 9]),       // last three
        (&[2, 10, 1, 9, 9], Some([2, 9, 9]), &[10, 1]),       // first one and last two
        (&[5, 5, 10, 5, 10], Some([5, 5, 10]), &[10, 5]),     // all three fit
        (&[1, 2, 3, 4, 5], Some([1, 4, 5]), &[2, 3]),         // sums to 10
        (&[10, 10, 10], Some([10, 10, 10]), &[]),             // sums to 30
        (&[5, 5], None, &[5, 5]),
        (&[1, 1, 1], None, &[1, 1, 1]),
    ] {
        let mut cards = pile(before);
        assert_eq!(take_combination(&mut cards), taken, "{before:?}");
        assert_eq!(cards, pile(after), "{before:?}");
    }
}

#[test]
fn picks_up_under_the_deck_until_nothing_fits() {
    let mut deck = pile(&[1]);
    let mut one = Pile { cards: pile(&[5, 9, 4, 3, 10, 7]), ..Pile::default() };
    one.pick_up(6, &mut deck); // 5 9 6, then 4 3 10 7: 3 10 7
    assert_eq!(one.cards, pile(&[4]));
    assert_eq!(deck, pile(&[1, 5, 9, 6, 3, 10, 7]));
}

#[test]
fn a_pile_knows_what_it_waits_for() {
    for cards in [&[3, 4][..], &[10, 10], &[1, 2, 3], &[5, 9, 7, 3], &[1, 1, 1, 1, 1, 1, 1]] {
        let mut added = Pile::default();
        cards.iter().for_each(|&card| added.add(card));
        for card in 1..=10 {
            let mut with_card = pile(cards);
            with_card.push_back(card);
            assert_eq!(added.wants(card), take_combination(&mut with_card).is_some(), "{cards:?}, {card}");
        }
    }
}

#[test]
fn plays_known_games() {
    // The first three are the problem's sample; the others differ from games that compare states as text.
    for (deck, expected) in [
        ("2 6 5 10 10 4 10 10 10 4 5 10 4 5 10 9 7 6 1 7 6 9 5 3 10 10 4 10 9 2 1 10 1 10 10 10 3 10 9 8 10 8 7 1 2 8 6 7 3 3 8 2", "Win : 66\n"),
        ("4 3 2 10 8 10 6 8 9 5 8 10 5 3 5 4 6 9 9 1 7 6 3 5 10 10 8 10 9 10 10 7 2 6 10 10 4 10 1 3 10 1 1 10 2 2 10 4 10 7 7 10", "Loss: 82\n"),
        ("10 5 4 3 5 7 10 8 2 3 9 10 8 4 5 1 7 6 7 2 6 9 10 2 3 10 3 4 4 9 10 1 1 10 5 10 10 1 8 10 7 8 10 6 10 10 10 9 6 2 10 10", "Draw: 73\n"),
        ("10 10 6 1 2 5 10 10 10 10 3 4 5 8 10 10 6 1 9 4 7 3 5 5 6 9 2 9 3 9 8 10 8 2 10 4 1 2 1 8 10 3 6 7 10 10 10 7 10 10 4 7", "Loss: 580\n"),
        ("10 10 10 6 10 4 1 10 1 10 8 5 10 7 10 10 10 3 10 7 10 5 2 6 3 5 4 3 3 10 8 6 2 2 6 10 9 4 5 8 4 10 9 9 1 7 8 10 9 1 7 2", "Loss: 172\n"),
    ] {
        assert_eq!(inside::answers(solve, deck), expected);
    }
}

#[test]
fn plays_decks_that_are_no_pack() {
    let all = |card: u8| vec![card.to_string(); CARDS].join(" ");
    assert_eq!(inside::answers(solve, &all(10)), "Win : 21\n");
    assert_eq!(inside::answers(solve, &all(1)), "Loss: 52\n");
}

#[test]
fn names_what_is_wrong() {
    let ones = "1 ".repeat(50);
    for (text, fault) in [
        ("11", "line 1, column 1: \"11\" is not a card; write an integer from 1 to 10".to_string()),
        ("1 2 x 0", "line 1, column 5: \"x\" is not a card; write an integer from 1 to 10".into()),
        ("00", "line 1, column 1: \"00\" is not a card; write an integer from 1 to 10".into()),
        ("-1", "line 1, column 1: \"-1\" is not a card; write an integer from 1 to 10".into()),
        ("0\0", "line 1, column 1: \"0\\x00\" is not a card; write an integer from 1 to 10".into()),
        ("5\0", "line 1, column 1: \"5\\x00\" is not a card; write an integer from 1 to 10".into()),
        (
            "1\n 2\r\n\t4294967297",
            "line 3, column 2: \"4294967297\" is not a card; write an integer from 1 to 10".into(),
        ),
        (
            &format!("{ones}\n0"),
            "line 2, column 1: \"0\" cuts the deck that begins at line 1 short: it has 50 of 52 cards".into(),
        ),
        (
            &format!("{ones}2 2\n\n{ones}"),
            "line 3, column 101: the end of the input cuts the deck that begins at line 3 short: it has 50 of 52 cards"
                .into(),
        ),
    ] {
        assert_eq!(inside::run(solve, text.as_bytes()).1, Some(fault), "{text:?}");
    }
}

#[test]
fn reads_every_form_of_the_input() {
    for text in ["", "0", " \n", "\u{feff}", "\u{feff}0", "0 anything"] {
        assert_eq!(inside::answers(solve, text), "", "{text:?}");
    }
    let deck = "10 ".repeat(CARDS);
    for text in [
        deck.clone(),
        format!("\u{feff}{deck}"),
        format!("{deck}0"),
        format!("{deck}\r\n0\r\n"),
        format!("{deck}0\n{deck}1"),
        deck.replace("10", "0010"),
        deck.replace(' ', "\x0c"),
    ] {
        assert_eq!(inside::answers(solve, &text), "Win : 21\n", "{text:?}");
    }
}

#[test]
fn agrees_with_the_model() {
    inside::agrees_with_the_model(TenTwentyThirty, solve, 246, 40_000);
}

#[test]
fn plays_decks_in_a_row() {
    inside::plays_decks_in_a_row(TenTwentyThirty, solve, 20);
}

#[test]
fn survives_anything() {
    inside::survives_anything(TenTwentyThirty, solve, 2_000);
}

#[test]
fn ignores_white_space() {
    inside::ignores_white_space(TenTwentyThirty, solve, 500);
}

#[test]
fn answers_before_a_cut() {
    inside::answers_before_a_cut(TenTwentyThirty, solve);
}

#[test]
fn answers_before_a_wrong_word() {
    inside::answers_before_a_wrong_word(TenTwentyThirty, solve);
}

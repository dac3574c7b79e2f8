use super::*;
use games::Accordian;
use trials::inside;

fn faces(cards: &str) -> Vec<Face> {
    let card = |card: &str| Card::named(card.as_bytes()[0], card.as_bytes()[1]).expect("a card");
    cards.split_whitespace().map(|text| Face::of(card(text))).collect()
}

/// The sizes of the piles that a few cards lead to.
fn sizes(cards: &str) -> Vec<usize> {
    let mut row = Row::new();
    row.clear();
    faces(cards).into_iter().for_each(|card| row.deal(card));
    row.sizes().collect()
}

#[test]
fn matches_rank_or_suit() {
    for (one, other, expected) in
        [("AC", "AD", true), ("AC", "KC", true), ("AC", "AC", true), ("AC", "2D", false), ("KS", "QH", false)]
    {
        assert_eq!(faces(one)[0].matches(faces(other)[0]), expected, "{one} {other}");
        assert!(!faces(one)[0].matches(BLANK));
    }
}

#[test]
fn moves_as_the_rules_say() {
    for (cards, expected) in [
        ("AC 2D", &[1, 1][..]),
        ("AC 2C", &[2]),
        ("AC 2D 3H 4C", &[2, 1, 1]),       // three places
        ("AC 2D 3C 4C", &[2, 1, 1]),       // three places rather than one
        ("AC 2D 3H 4H", &[1, 1, 2]),       // one place
        ("AC 2D 3H AS", &[2, 1, 1]),       // by rank
        ("AC 2D 3H 4S 5D", &[1, 2, 1, 1]), // three places, not onto the leftmost pile
        ("AC 2D 3H 4S 5D AD", &[4, 1, 1]), // AD hops twice, 5D and 2D follow, their place closes up
    ] {
        assert_eq!(sizes(cards), expected, "{cards}");
    }
}

#[test]
fn plays_known_packs() {
    for (pack, expected) in [
        (
            "QD AD 8H 5S 3H 5H TC 4D JH KS 6H 8S JS AC AS 8D 2H QS TS 3S AH 4H TH TD 3C 6S
             8C 7D 4C 4S 7S 9H 7C 5D 2S KD 2D QH JD 6D 9D JC 2C KH 3D QC 6C 9S KC 7H 9C 5C",
            "6 piles remaining: 40 8 1 1 1 1\n",
        ),
        (
            "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D TD 9D JD QD KD
             AH 2H 3H 4H 5H 6H 7H 8H 9H KH 6S QH TH AS 2S 3S 4S 5S JH 7S 8S 9S TS JS QS KS #",
            "1 pile remaining: 52\n",
        ),
    ] {
        assert_eq!(inside::answers(solve, pack), expected);
    }
}

#[test]
fn plays_decks_that_are_no_pack() {
    assert_eq!(inside::answers(solve, &"AC ".repeat(CARDS)), "1 pile remaining: 52\n");
    let blocked = "AC 2D 3H 4S ".repeat(CARDS / 4);
    assert_eq!(inside::answers(solve, &blocked), "52 piles remaining:".to_string() + &" 1".repeat(CARDS) + "\n");
}

#[test]
fn names_what_is_wrong() {
    let form = "write the rank A23456789TJQK, then the suit CDHS";
    let clubs = "2C ".repeat(40);
    for (text, fault) in [
        ("1H", format!("line 1, column 1: \"1H\" is not a card; {form}")),
        ("AC\n\n  AX", format!("line 3, column 3: \"AX\" is not a card; {form}")),
        ("AC ACC", format!("line 1, column 4: \"ACC\" is not a card; {form}")),
        ("10C", format!("line 1, column 1: \"10C\" is not a card; {form}")),
        ("A C", format!("line 1, column 1: \"A\" is not a card; {form}")),
        ("ac", format!("line 1, column 1: \"ac\" is not a card; {form}")),
        ("A\u{e9}", format!("line 1, column 1: \"A\\xc3\\xa9\" is not a card; {form}")),
        (
            &format!("\n{clubs}#"),
            "line 2, column 121: \"#\" cuts the deck that begins at line 2 short: it has 40 of 52 cards".into(),
        ),
        (
            &clubs,
            "line 1, column 121: the end of the input cuts the deck that begins at line 1 short: it has 40 of 52 cards"
                .into(),
        ),
    ] {
        assert_eq!(inside::run(solve, text.as_bytes()).1, Some(fault), "{text:?}");
    }
}

#[test]
fn reads_every_form_of_the_input() {
    for text in ["", "#", "\n #", "\u{feff}#", "#1 2 3", "## x"] {
        assert_eq!(inside::answers(solve, text), "", "{text:?}");
    }
    let deck = "AC ".repeat(CARDS);
    for text in [
        deck.clone(),
        deck.trim_end().to_string(),
        format!("\u{feff}{deck}"),
        format!("{deck}#"),
        format!("{deck}\r\n#\r\n"),
        deck.replace(' ', "\n"),
        deck.replace(' ', "\x0b\t "),
    ] {
        assert_eq!(inside::answers(solve, &text), "1 pile remaining: 52\n", "{text:?}");
    }
}

#[test]
fn agrees_with_the_model() {
    inside::agrees_with_the_model(Accordian, solve, 127, 40_000);
}

#[test]
fn plays_decks_in_a_row() {
    inside::plays_decks_in_a_row(Accordian, solve, 200);
}

#[test]
fn survives_anything() {
    inside::survives_anything(Accordian, solve, 2_000);
}

#[test]
fn ignores_white_space() {
    inside::ignores_white_space(Accordian, solve, 500);
}

#[test]
fn answers_before_a_cut() {
    inside::answers_before_a_cut(Accordian, solve);
}

#[test]
fn answers_before_a_wrong_word() {
    inside::answers_before_a_wrong_word(Accordian, solve);
}

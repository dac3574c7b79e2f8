//! The literal models against the answers that the judge's samples give.

mod kept;

use games::{answers, input, Accordian, Game, RelaxedGolf, TenTwentyThirty};

/// Calls a check with each sample's game, input and answers.
macro_rules! with_each_sample {
    ($check:ident) => {
        with_each_sample!($check: TenTwentyThirty "sample", TenTwentyThirty "false-draw", Accordian "sample",
            RelaxedGolf "sample", RelaxedGolf "equal-draws")
    };
    ($check:ident: $($game:ident $name:literal),*) => {
        $($check($game, &kept::input::<$game>($name), &kept::answers::<$game>($name));)*
    };
}

#[test]
fn the_samples_have_the_judges_answers() {
    fn check<G: Game>(game: G, input: &str, expected: &str) {
        assert_eq!(answers::<G>(input).as_deref(), Ok(expected), "{game:?}");
    }
    with_each_sample!(check);
}

#[test]
fn the_text_around_the_cards_does_not_matter() {
    fn check<G: Game>(game: G, input: &str, expected: &str) {
        let no_end = input.trim_end_matches(['\n', '#']);
        let one_line = input.replace('\n', " ");
        let crlf = input.replace('\n', " \r\n");
        for text in [no_end, &one_line, &crlf] {
            assert_eq!(answers::<G>(text).as_deref(), Ok(expected), "{game:?}");
        }
    }
    with_each_sample!(check);
}

#[test]
fn what_is_written_is_read_again() {
    fn check<G: Game>(_: G, input: &str, _: &str) {
        let decks = input::read::<G>(input).expect("a sample is in the judge's format");
        assert_eq!(input::read::<G>(&input::write::<G>(&decks)), Ok(decks));
    }
    with_each_sample!(check);
}

#[test]
fn a_bad_input_is_named_with_its_place() {
    fn check<G: Game>(_: G, text: &str, message: &str) {
        assert_eq!(answers::<G>(text).map_err(|error| error.to_string()), Err(message.to_owned()));
    }
    let wrong = "line 2: \"1H\" is not a card; write the rank A23456789TJQK, then the suit CDHS";
    check(Accordian, "AC\n1H", wrong);
    check(Accordian, "AC 2C", "deck 1 ends after 2 of its 52 cards");
    check(TenTwentyThirty, "11", "line 1: \"11\" is not a card from 1 to 10");
    check(RelaxedGolf, "", "the input is empty; its first line should be the number of cases");
    check(RelaxedGolf, "x", "line 1: \"x\" is not a number of cases");
    check(RelaxedGolf, "2\n", "2 cases are promised and 0 are there");
    check(RelaxedGolf, "1\n14", "line 2: \"14\" is not a rank from 1 to 13");
}

#[test]
fn numbers_and_blanks_are_those_of_the_programs() {
    let refused = ["+5", "-5", "00000000005", "5\u{a0}5", "5\u{85}5", "\u{2003}5", "\u{665}", "5\0"];
    for word in refused {
        let card = input::read::<TenTwentyThirty>(word).map_err(|error| error.to_string());
        assert_eq!(card, Err(format!("line 1: \"{word}\" is not a card from 1 to 10")));
        let count = input::read::<RelaxedGolf>(word).map_err(|error| error.to_string());
        assert_eq!(count, Err(format!("line 1: \"{word}\" is not a number of cases")));
    }
    let zeros = input::read::<RelaxedGolf>(&"0".repeat(29)).map_err(|error| error.to_string());
    assert_eq!(zeros, Err(format!("line 1: \"{}\" is not a number of cases", "0".repeat(29))));
    let large = input::read::<RelaxedGolf>("4294967296").map_err(|error| error.to_string());
    assert_eq!(large, Err("line 1: \"4294967296\" is not a number of cases".to_owned()));
    for blank in [" ", "\t", "\n", "\u{b}", "\u{c}", "\r"] {
        let deck = "0000000005".to_owned() + &blank.to_owned().repeat(2) + &["5"; 51].join(blank);
        assert_eq!(input::read::<TenTwentyThirty>(&deck), Ok(vec![[5; 52]]), "{blank:?}");
    }
}

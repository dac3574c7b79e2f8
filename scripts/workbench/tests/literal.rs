//! The literal models against the answers that the judge's samples give.

use workbench::{input, literal, Problem};

/// Each sample's problem, input and answers.
const SAMPLES: &[(Problem, &str, &str)] = &[
    (
        Problem::TenTwentyThirty,
        include_str!("../../../fixtures/ten-twenty-thirty/sample.in"),
        include_str!("../../../fixtures/ten-twenty-thirty/sample.out"),
    ),
    (
        Problem::TenTwentyThirty,
        include_str!("../../../fixtures/ten-twenty-thirty/false-draw.in"),
        include_str!("../../../fixtures/ten-twenty-thirty/false-draw.out"),
    ),
    (
        Problem::Accordian,
        include_str!("../../../fixtures/accordian/sample.in"),
        include_str!("../../../fixtures/accordian/sample.out"),
    ),
    (
        Problem::RelaxedGolf,
        include_str!("../../../fixtures/relaxed-golf/sample.in"),
        include_str!("../../../fixtures/relaxed-golf/sample.out"),
    ),
    (
        Problem::RelaxedGolf,
        include_str!("../../../fixtures/relaxed-golf/equal-draws.in"),
        include_str!("../../../fixtures/relaxed-golf/equal-draws.out"),
    ),
];

#[test]
fn the_samples_have_the_judges_answers() {
    for &(problem, input, answers) in SAMPLES {
        assert_eq!(literal::answers(problem, input).as_deref(), Ok(answers), "{problem}");
    }
}

#[test]
fn the_text_around_the_cards_does_not_matter() {
    for &(problem, input, answers) in SAMPLES {
        let no_end = input.trim_end_matches(['\n', '#']);
        let one_line = input.replace('\n', " ");
        let crlf = input.replace('\n', " \r\n");
        for text in [no_end, &one_line, &crlf] {
            assert_eq!(literal::answers(problem, text).as_deref(), Ok(answers), "{problem}");
        }
    }
}

#[test]
fn what_is_written_is_read_again() {
    for &(problem, input, _) in SAMPLES {
        let decks = input::read(problem, input).expect("a sample is in the judge's format");
        assert_eq!(input::read(problem, &input::write(problem, &decks)), Ok(decks));
    }
}

#[test]
fn a_bad_input_is_named_with_its_place() {
    for (problem, text, message) in [
        (
            Problem::Accordian,
            "AC\n1H",
            "line 2: \"1H\" is not a card; write the rank A23456789TJQK, then the suit CDHS",
        ),
        (Problem::Accordian, "AC 2C", "deck 1 ends after 2 of its 52 cards"),
        (Problem::TenTwentyThirty, "11", "line 1: \"11\" is not a card from 1 to 10"),
        (Problem::RelaxedGolf, "", "the input is empty; its first line should be the number of cases"),
        (Problem::RelaxedGolf, "x", "line 1: \"x\" is not a number of cases"),
        (Problem::RelaxedGolf, "2\n", "2 cases are promised and 0 are there"),
        (Problem::RelaxedGolf, "1\n14", "line 2: \"14\" is not a rank from 1 to 13"),
    ] {
        assert_eq!(literal::answers(problem, text).map_err(|error| error.to_string()), Err(message.to_owned()));
    }
}

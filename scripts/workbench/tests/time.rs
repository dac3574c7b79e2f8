//! Answers by the literal models, times of programs that do and do not answer.

use games::{Accordian, Game, Problem, RelaxedGolf, TenTwentyThirty};
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

const WORKBENCH: &str = env!("CARGO_BIN_EXE_workbench");

fn workbench(arguments: &[&str]) -> Output {
    Command::new(WORKBENCH).args(arguments).output().expect("the workbench was built with this test")
}

/// Runs `workbench time PROBLEM OPTIONS -- sh -c SCRIPT`; the scripts read as many lines as the problem's decks have.
fn time(problem: &str, options: &[&str], script: &str) -> Output {
    let command = ["--", "sh", "-c", script];
    workbench(&[&["time", problem], options, &command].concat())
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("all output is text")
}

#[test]
fn models_answer_as_judges_do() {
    for problem in Problem::ALL.map(Problem::name) {
        let fixtures = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
        let input = fixtures.join(problem).join("sample.in");
        let expected = fs::read(input.with_extension("out")).expect("each sample has answers");
        let answered = workbench(&["answer", problem, input.to_str().expect("in ASCII")]);
        assert_eq!(text(&answered.stdout), text(&expected), "{problem}");
        assert_eq!(text(&answered.stderr), "");
    }
}

#[test]
fn every_deck_is_asked_in_every_round() {
    let script = r#"
        read -r cases
        asked=0
        while read -r a && read -r a && read -r a && read -r a && read -r a && read -r a; do
            asked=$((asked + 1))
            case $cases.$asked in
                8.1 | 8.5) echo "Case #$asked: No" ;;
                8.*) echo "Case #$asked: Yes" ;;
            esac
        done"#;
    let timed = time(RelaxedGolf::NAME, &["-n", "4", "--rounds", "2"], script);
    assert_eq!(text(&timed.stderr), "");
    let starts: Vec<_> =
        text(&timed.stdout).lines().skip(2).map(|line| line.split(" | ").take(2).collect::<Vec<_>>()).collect();
    assert_eq!(starts, [["| all", "4"], ["| Yes", "3"], ["| No", "1"]]);
}

#[test]
fn a_program_that_does_not_answer_is_not_waited_for() {
    let answers_twice = r#"while read -r a && read -r a; do printf "Loss: 1\nLoss: 2\n"; done"#;
    let answers_once = "read -r a && read -r a && echo Loss: 1";
    for (script, words) in [
        // All decks first, as the literal models do.
        ("all=$(cat)", "no answer to deck 1 within 1s"),
        // Half an answer is none.
        ("printf Loss; all=$(cat)", "no answer to deck 1 within 1s"),
        ("exit", "the program ended without an answer to deck 1"),
        (answers_once, "the program ended without an answer to deck 2"),
        (answers_twice, "the program printed more than one line for deck 1"),
    ] {
        let timed = time(TenTwentyThirty::NAME, &["-n", "2", "--limit", "1"], script);
        assert_eq!(timed.status.code(), Some(2), "{script}");
        assert_eq!(text(&timed.stdout), "", "{script}");
        let message = text(&timed.stderr);
        assert!(message.contains(words), "{script}: {message}");
    }
    let missing = workbench(&["time", Accordian::NAME, "--", "no-such-program"]);
    let message = text(&missing.stderr);
    assert!(message.starts_with("workbench: cannot run \"no-such-program\": "), "{message}");
}

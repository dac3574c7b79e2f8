//! Planted faults, each of which the stress tool must find and name. The programs are `programs/planted.rs`.

use games::{answers, input, Accordian, Game, RelaxedGolf, TenTwentyThirty};
use std::{
    path::Path,
    process::{Command, Output},
};

/// The program with the planted faults.
const PLANTED: &str = env!("CARGO_BIN_EXE_planted");

struct Stressed {
    status: Option<i32>,
    report: String,
    /// The input that was saved, if one was.
    saved: Option<String>,
}

/// Runs `workbench stress PROBLEM OPTIONS -- COMMAND`.
fn stress<G: Game>(options: &[&str], command: &[&str]) -> Stressed {
    let name: String = command.join(" ").chars().filter(char::is_ascii_alphanumeric).rev().take(30).collect();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}.in", G::NAME));
    let _ = std::fs::remove_file(&file);
    let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_workbench"))
        .args(["stress", G::NAME, "--save"])
        .arg(&file)
        .args(options)
        .arg("--")
        .args(command)
        .output()
        .expect("the workbench was built with this test");
    let text = |bytes| String::from_utf8(bytes).expect("reports are text");
    // As one line, for words may stand on two.
    let report = (text(stdout) + &text(stderr)).split_whitespace().collect::<Vec<_>>().join(" ");
    Stressed { status: status.code(), report, saved: std::fs::read_to_string(file).ok() }
}

/// Checks that a planted fault is found on `decks` decks, and that the report has these words.
fn assert_found<G: Game>(_: G, fault: &str, options: &[&str], decks: usize, words: &[&str]) {
    let Stressed { status, report, saved } = stress::<G>(options, &[PLANTED, fault]);
    for words in words {
        assert!(report.contains(words), "{fault}: no \"{words}\" in: {report}");
    }
    assert_eq!(status, Some(1), "{fault}: {report}");
    assert!(!report.contains("They are also"), "{fault} is not told from other faults: {report}");
    let saved = input::read::<G>(&saved.expect("a finding is saved")).expect("what is saved is in the judge's format");
    assert_eq!(saved.len(), decks, "{fault}: {report}");
}

#[test]
fn a_right_program_is_found_right() {
    fn check<G: Game>(_: G, options: [&str; 4]) {
        let Stressed { status, report, saved } = stress::<G>(&options, &[PLANTED, "none"]);
        assert_eq!((status, saved), (Some(0), None), "{report}");
        assert!(report.contains(&format!("{}: no difference on {} decks", G::NAME, options[1])), "{report}");
    }
    check(TenTwentyThirty, ["-n", "300", "-t", "600"]);
    check(Accordian, ["-n", "1000", "-t", "600"]);
    check(RelaxedGolf, ["-n", "16", "-t", "600"]);
}

#[test]
fn misread_rules_of_accordian_are_named() {
    for (fault, words) in [
        ("step-order", "has the step order wrong"),
        ("suit-ignored", "ignores the suit"),
        ("one-back", "goes back only one place after a move"),
    ] {
        assert_found(
            Accordian,
            fault,
            &[],
            1,
            &["wrong answer", words, "The games first differ at deal", "By the rules"],
        );
    }
}

#[test]
fn misread_rules_of_ten_twenty_thirty_are_named() {
    for (fault, words) in [
        ("late-draw", "finds a draw one deal late"),
        ("no-thirty", "does not pick up cards that add up to 30"),
        ("last-three-first", "another order: last three, then first one and last two, then first two and last one"),
    ] {
        let options = ["--standard", "-t", "600"];
        assert_found(TenTwentyThirty, fault, &options, 1, &["wrong answer", words, "The games first differ at deal"]);
    }
}

#[test]
fn misread_rules_of_golf_are_named() {
    // With these seeds the first run shows it.
    for (fault, kind, seed, words) in [
        ("reversed-draws", "random", "16", "draws the draw pile reversed"),
        // Here all of its answers happen to be the same.
        ("reversed-draws", "random", "13", "draws the draw pile reversed"),
        ("upside-down", "random", "30", "holds the columns upside down: "),
        ("no-wrap", "random", "39", "does not let king and ace be neighbours"),
        ("always-yes", "odd", "1", "answers \"Yes\" whatever the deck is"),
    ] {
        let options = ["-n", "8", "-p", "6", "-k", kind, "-s", seed, "-t", "600"];
        assert_found(RelaxedGolf, fault, &options, 1, &["wrong answer", words]);
    }
}

#[test]
fn no_misreading_is_named_by_chance() {
    // The first six answers are those of a misreading.
    let options = ["-n", "6", "-p", "6", "-k", "random", "-s", "24", "-t", "600"];
    let words = ["wrong answer", "No misreading that the workbench knows gives your answers"];
    assert_found(RelaxedGolf, "unlucky-seven", &options, 1, &words);
}

#[test]
fn wrong_formats_are_named() {
    fn check<G: Game>(game: G, fault: &str, words: &str) {
        let decks = if G::SLOW_MODEL { "8" } else { "400" };
        assert_found(game, fault, &["-n", decks, "--standard", "-t", "600"], 1, &["wrong format", words]);
    }
    check(Accordian, "one-piles", "one is a \"pile\"");
    check(Accordian, "no-last-newline", "no newline at its end");
    check(Accordian, "trailing-blank", "a trailing blank");
    check(Accordian, "crlf", "a carriage return");
    check(Accordian, "empty-lines", "there is an empty line");
    check(Accordian, "capitals", "capital and small letters");
    check(TenTwentyThirty, "no-blank", "note the blank before the colon");
    check(TenTwentyThirty, "prompt", "with other text around it");
    check(RelaxedGolf, "case-0", "cases count from 1");
}

#[test]
fn too_little_and_too_much_are_named() {
    for (fault, decks, words) in [
        ("silent", 1, "no output"),
        ("one-too-many", 1, "there are more lines than decks"),
        ("left-over", 2, "something is left over from one deck to the next"),
        ("reads-nothing", 1, "read only part of the input"),
    ] {
        assert_found(Accordian, fault, &["-p", "20"], decks, &[words]);
    }
    assert_found(Accordian, "all-in-one-line", &["-p", "20"], 2, &["not each on a line of its own"]);
    // It prints nothing for one deck, and that is too little as well.
    assert_found(Accordian, "one-too-few", &["-p", "20"], 1, &["no output"]);
}

#[test]
fn answers_that_change_from_run_to_run_are_named() {
    let words = ["wrong answer", "not answered the same way each time", "The first move with a choice is at deal"];
    assert_found(Accordian, "nondeterministic", &["-p", "20"], 1, &words);
}

#[test]
fn what_a_program_prints_cannot_change_the_report() {
    let words = ["\\x1b[31m", "99999..."];
    assert_found(Accordian, "colours", &["-p", "20"], 1, &words);
    let Stressed { report, .. } = stress::<Accordian>(&["-p", "20"], &[PLANTED, "colours"]);
    assert!(!report.contains('\x1b') && !report.contains(&"9".repeat(200)), "{report}");
}

#[test]
fn crashes_are_named() {
    assert_found(Accordian, "abort", &[], 1, &["crash", "signal 6"]);
    assert_found(Accordian, "status-3", &[], 1, &["crash", "exit status 3"]);
    let words = ["crash", "exit status 101", "it takes 500 decks, whatever they hold", "index out of bounds"];
    assert_found(Accordian, "crash-500", &["-p", "700"], 500, &words);
}

// Each by itself, for they only wait.

#[test]
fn a_hang_is_named() {
    assert_found(Accordian, "hang", &["-t", "2"], 1, &["hang: the program does not end"]);
}

#[test]
fn a_hang_at_the_end_is_named() {
    assert_found(Accordian, "hang-at-the-end", &["-t", "2"], 1, &["hang at the end: all answers are right"]);
}

#[test]
fn endless_output_is_named() {
    assert_found(Accordian, "endless", &["-t", "600"], 1, &["endless output"]);
}

#[test]
fn a_game_that_is_never_drawn_is_named() {
    let words = ["hang: the program does not end", "does your program see that the state repeats?"];
    assert_found(TenTwentyThirty, "no-draw", &["-t", "2", "-k", "drawn", "-p", "3"], 1, &words);
}

#[test]
fn what_cannot_be_run_is_neither_found_nor_not() {
    let Stressed { status, report, saved } = stress::<Accordian>(&[], &["./no-such-program"]);
    assert_eq!((status, saved), (Some(2), None), "{report}");
    assert!(report.contains("cannot run \"./no-such-program\""), "{report}");
}

#[test]
fn the_model_agrees_with_a_second_writing_of_the_rules() {
    // The planted program without a fault shares no line with the model.
    let input = include_str!("../../../fixtures/ten-twenty-thirty/sample.in");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/ten-twenty-thirty/sample.in");
    let stdin = std::fs::File::open(file).expect("a sample is there");
    let output = Command::new(PLANTED).arg("none").stdin(stdin).output().expect("it was built with this test");
    assert_eq!(String::from_utf8_lossy(&output.stdout), answers::<TenTwentyThirty>(input).unwrap_or_default());
}

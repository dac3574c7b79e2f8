//! The commands as they are typed: what they print, where, and with which exit status.

use games::Problem;
use std::{
    io::Write,
    process::{Command, Stdio},
};

struct Done {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

fn workbench(arguments: &[&str], input: &str) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_workbench"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the workbench was built with this test");
    // A command that does not read its input may have closed it.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("it was started");
    let text = |bytes| String::from_utf8(bytes).expect("all output is text");
    Done { status: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

#[test]
fn what_is_dealt_can_be_replayed() {
    for (problem, decks) in [("ten-twenty-thirty", "3"), ("accordian", "3"), ("relaxed-golf", "1")] {
        let dealt = workbench(&["deal", problem, "-n", decks, "--seed", "4"], "");
        assert_eq!((dealt.status, &*dealt.stderr), (Some(0), ""));
        let replayed = workbench(&["replay", problem], &dealt.stdout);
        assert_eq!((replayed.status, &*replayed.stderr), (Some(0), ""));
        assert!(!replayed.stdout.contains('\x1b'), "a pipe gets no colours");
    }
}

#[test]
fn one_deck_can_be_picked_and_its_beginning_left_out() {
    let sample = include_str!("../../../fixtures/ten-twenty-thirty/sample.in");
    let picked = workbench(&["replay", "ten-twenty-thirty", "-", "--deck", "3", "--from", "73", "--moves"], sample);
    assert_eq!(picked.stdout, "deal 10 4\npick-up 4 10 10 10\nDraw: 73\n");
}

#[test]
fn an_odd_deck_is_played_with_a_warning() {
    let done = workbench(&["replay", "ten-twenty-thirty"], &"10 ".repeat(52));
    assert_eq!(done.status, Some(0));
    assert_eq!(
        done.stderr,
        "workbench: deck 1 is no standard pack, it holds 10 52 times, not 16 times; it is played all the same\n"
    );
    assert!(done.stdout.ends_with("Win : 21\n"));
}

#[test]
fn what_cannot_be_done_is_said_with_status_2() {
    for (arguments, input, words) in [
        (&["replay", "accordian"][..], "AC 1H", "standard input: line 1: \"1H\" is not a card"),
        (&["replay", "accordian"], "#", "there is no deck in the input"),
        (&["replay", "accordian", "--deck", "2"], "#", "there is no deck 2 in the input"),
        (&["replay", "accordian", "no-such-file"], "", "no-such-file"),
        (&["deal", "accordian", "--kind", "drawn"], "", "accordian has no drawn decks; it has random, sorted"),
        (&["deal", "acordian"], "", "a similar value exists: 'accordian'"),
        (&["stress", "accordian"], "", "COMMAND"),
        (&["stress", "accordian", "--standard", "--kind", "odd", "--", "true"], "", "no odd deck is a standard pack"),
        (&["stress", "accordian", "--save", "no-such/x.in", "true"], "", "no-such/x.in: there is no such folder"),
    ] {
        let done = workbench(arguments, input);
        assert_eq!((done.status, &*done.stdout), (Some(2), ""), "{arguments:?}");
        assert!(done.stderr.contains(words), "{arguments:?}: {}", done.stderr);
    }
}

#[test]
fn shells_get_completions() {
    for shell in ["bash", "zsh", "fish"] {
        let done = workbench(&["completions", shell], "");
        assert_eq!(done.status, Some(0));
        assert!(done.stdout.contains("equal-draws") && done.stdout.contains("per-run"), "{shell}");
    }
}

/// The commands that take the name of a problem, and how.
const NAMED: [&[&str]; 9] = [
    &["deal"],
    &["replay"],
    &["stress"],
    &["check"],
    &["answer"],
    &["time"],
    &["mutants"],
    &["package"],
    &["bench", "--against"],
];

#[test]
fn an_unknown_problem_is_told_in_the_same_words_everywhere() {
    let known = Problem::ALL.map(Problem::name).join(", ");
    for command in NAMED {
        let name = if command.len() > 1 { "bridge=true" } else { "bridge" };
        let done = workbench(&[command, &[name]].concat(), "");
        assert_eq!((done.status, &*done.stdout), (Some(2), ""), "{command:?}");
        let first = done.stderr.lines().next().unwrap_or_default();
        assert!(first.starts_with("error: invalid value 'bridge' for '"), "{command:?}: {}", done.stderr);
        assert!(done.stderr.contains(&format!("\n  [possible values: {known}]\n")), "{command:?}: {}", done.stderr);
    }
}

#[test]
fn help_is_at_most_sixty_columns_wide() {
    let others = [&[][..], &["completions"], &["bench"]];
    for command in NAMED.map(|command| &command[..1]).iter().chain(&others) {
        let help = workbench(&[command, &["--help"][..]].concat(), "").stdout;
        assert!(help.contains("Usage: workbench"), "{help}");
        for line in help.lines() {
            assert!(line.chars().count() <= 60, "{command:?}: {line}");
        }
    }
}

//! `workbench check` on programs as they should not be. Each is a line for the shell.

use games::{Accordian, Game};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The problem whose fixtures are made up.
const PROBLEM: &str = Accordian::NAME;

/// What the made-up fixtures ask for: two lines.
const RIGHT: &str = "1 pile remaining: 52\n6 piles remaining: 40 8 1 1 1 1\n";

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("check {test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join(PROBLEM)).expect("the folder of the tests can be written to");
    folder
}

/// A folder with these files, each without its `.in`, as fixtures of Accordian. The program under test finds the right
/// answers in the input.
fn fixtures(test: &str, names: &[&str]) -> PathBuf {
    let folder = folder(test);
    for name in names {
        for extension in ["in", "out"] {
            let file = folder.join(PROBLEM).join(format!("{name}.{extension}"));
            fs::write(file, RIGHT).expect("the folder can be written to");
        }
    }
    folder
}

/// `workbench check --fixtures FOLDER OPTIONS PROBLEM -- sh -c SCRIPT sh FOLDER`
fn command(fixtures: &Path, options: &[&str], script: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_workbench"));
    command.args(["check", "--fixtures"]).arg(fixtures).args(options);
    command.args([PROBLEM, "--", "sh", "-c", script, "sh"]).arg(fixtures).stdin(Stdio::null());
    command
}

/// The exit status and all that is printed.
fn check(fixtures: &Path, options: &[&str], script: &str) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command(fixtures, options, script).output().expect("it was built");
    (status.code(), String::from_utf8([stdout, stderr].concat()).expect("all output is text"))
}

#[test]
fn a_right_program_passes_all() {
    let output = Command::new(env!("CARGO_BIN_EXE_workbench"))
        .args(["check", PROBLEM, env!("CARGO_BIN_EXE_planted"), "none"])
        .output()
        .expect("it was built");
    let report = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{report}");
    let last = report.lines().last().unwrap_or_default();
    assert!(last.ends_with(" passed, 0 failed") && !last.starts_with("0 "), "{report}");
}

#[test]
fn what_is_not_to_be_seen_is_shown() {
    let fixtures = fixtures("shown", &["sample"]);
    let megabyte = "head -c 1000000 /dev/zero | tr '\\0' 9; echo";
    for (script, words) in [
        ("sed 's/$/\\r/'", &["wrong format: lines end with a carriage return", "+ 1 pile remaining: 52\\r\n"][..]),
        ("sed 's/$/ /'", &["wrong format: there is a trailing blank", "+ 1 pile remaining: 52·\n"]),
        ("cat; printf '\\0\\0'", &["too much output", "+ \\0\\0 (no newline)\n"]),
        ("printf %s \"$(cat)\"", &["no newline at its end", "+ 6 piles remaining: 40 8 1 1 1 1 (no newline)\n"]),
        ("printf '\\033[2J'; cat", &["with other text around it", "+ \\x1b[2J1 pile remaining: 52\n"]),
        ("printf '\\377'; cat", &["bytes that are no text", "+ \\xff1 pile remaining: 52\n"]),
        ("cat; echo", &["wrong format: there is an empty line", "- (nothing)", "+ (empty line)\n"]),
        ("head -n 1", &["too little output", "+ (nothing)\n"]),
        (":", &["no output: the program prints nothing"]),
        ("cat; exit 3", &["crash: the program ends with exit status 3"]),
        ("cat; kill -6 $$", &["crash: the program is ended by signal 6, abort"]),
        ("cat; printf 'it\\033[2Jis\\n' >&2; exit 3", &["  it says: it\\x1b[2Jis\n"]),
        (megabyte, &["wrong answer", "9... (1000000 bytes)\n"]),
        ("yes", &["endless output"]),
    ] {
        let (status, report) = check(&fixtures, &[], script);
        assert_eq!(status, Some(1), "{script}: {report}");
        let words = words.iter().chain(&[", sample.in: ", "0 passed, 1 failed"]);
        for words in words {
            assert!(report.contains(words), "{script}: no \"{words}\" in: {report}");
        }
        assert!(!report.contains(['\x1b', '\0', '\r']) && report.len() < 3000, "{script}: {report}");
    }
}

#[test]
fn the_end_of_standard_error_is_enough() {
    let fixtures = fixtures("error", &["sample"]);
    let (status, report) = check(&fixtures, &[], "head -c 20000000 /dev/zero | tr '\\0' e >&2; echo the end >&2");
    assert_eq!(status, Some(1), "{report}");
    assert!(report.contains("the end\n") || report.contains("eee...\n"), "{report}");
    assert!(report.len() < 2000, "{} bytes", report.len());
    let (status, report) = check(&fixtures, &["--limit", "1"], "yes >&2");
    assert!(status == Some(1) && report.contains("hang: the program does not end"), "{report}");
    assert!(report.contains("  it says: y\n") && report.len() < 2000, "{report}");
}

#[test]
fn a_child_that_holds_the_output_is_no_fault() {
    let fixtures = fixtures("held", &["sample"]);
    let (status, report) = check(&fixtures, &[], "cat; sleep 1000 &");
    assert_eq!(status, Some(0), "{report}");
    assert_eq!(report, format!("{PROBLEM}: 1 passed, 0 failed in 0 s\n1 passed, 0 failed\n"));
}

#[test]
fn nothing_is_left_over_after_a_run() {
    let fixtures = fixtures("left", &["sample"]);
    let script = "cat; (sleep 1; echo >\"$1/late\") >/dev/null 2>&1 &";
    let (status, report) = check(&fixtures, &[], script);
    assert_eq!(status, Some(0), "{report}");
    thread::sleep(Duration::from_millis(1500));
    assert!(!fixtures.join("late").exists());
}

/// Waits for a condition, ten seconds at most.
fn wait_for(mut condition: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while !condition() {
        if start.elapsed() > Duration::from_secs(10) {
            return false;
        }
        thread::sleep(Duration::from_millis(10));
    }
    true
}

#[test]
fn a_signal_ends_the_program_too_and_at_once() {
    for (signal, number) in [("INT", 2), ("QUIT", 3), ("HUP", 1), ("TERM", 15)] {
        let fixtures = fixtures(signal, &["sample"]);
        let script = "(sleep 1; echo >\"$1/late\") & echo >\"$1/started\"; sleep 1000";
        let mut child = command(&fixtures, &[], script).stdout(Stdio::null()).spawn().expect("it was built");
        assert!(wait_for(|| fixtures.join("started").exists()), "{signal}");
        let kill = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()), "{signal}");
        assert!(wait_for(|| matches!(child.try_wait(), Ok(Some(_)))), "{signal}");
        assert_eq!(child.wait().expect("it has ended").code(), Some(128 + number), "{signal}");
        thread::sleep(Duration::from_millis(1500));
        assert!(!fixtures.join("late").exists(), "{signal}");
    }
}

#[test]
fn the_status_holds_when_nobody_reads() {
    let fixtures = fixtures("closed", &["sample", "another"]);
    for (script, expected) in [("echo wrong", 1), ("cat", 0)] {
        let mut child = command(&fixtures, &[], script).stdout(Stdio::piped()).spawn().expect("it was built");
        drop(child.stdout.take());
        assert_eq!(child.wait().expect("it was started").code(), Some(expected), "{script}");
    }
    // A full disk is another matter: what passed could not be said.
    if let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") {
        for (script, expected) in [("echo wrong", 1), ("cat", 2)] {
            let full = full.try_clone().expect("it was opened");
            let output = command(&fixtures, &[], script).stdout(full).stderr(Stdio::piped()).spawn();
            let output = output.and_then(|child| child.wait_with_output()).expect("it was built");
            assert_eq!(output.status.code(), Some(expected), "{script}");
            assert!(String::from_utf8_lossy(&output.stderr).contains("not all could be written"), "{script}");
        }
    }
}

#[test]
fn odd_layout_is_named_but_not_counted() {
    let names = ["sample", "a", "empty", "no-terminator-no-newline", "after-the-terminator"];
    let fixtures = fixtures("odd", &names);
    fs::write(fixtures.join(PROBLEM).join("a.out"), "").expect("the folder can be written to");
    let (status, report) = check(&fixtures, &[], "echo");
    assert_eq!(status, Some(1), "{report}");
    assert!(report.starts_with(&format!("{PROBLEM}, sample.in: ")), "{report}");
    let words = "no judge is known to send such: a.in after-the-terminator.in empty.in no-terminator-no-newline.in\n";
    assert!(report.contains(words) && report.ends_with("\n0 passed, 1 failed\n"), "{report}");
    // More than an empty line is too much where there is no deck.
    let (_, report) = check(&fixtures, &[], "echo; echo");
    assert!(report.ends_with("\n0 passed, 2 failed\n"), "{report}");
    let (_, report) = check(&fixtures, &["--all"], "echo");
    assert!(report.ends_with("\n0 passed, 5 failed\n") && !report.contains("does not count"), "{report}");
}

#[test]
fn of_five_files_the_differences_are_shown_with_a_command_to_type() {
    let fixtures = fixtures("five", &["sample", "a", "b", "c", "d", "e"]);
    let (status, report) = check(&fixtures, &[], "echo \"it's\"");
    assert_eq!(status, Some(1), "{report}");
    let words = format!("{PROBLEM}, e.in: wrong answer\n{PROBLEM}: of 5 files the differences are shown\n");
    assert!(report.contains(&words), "{report}");
    let commands: Vec<&str> = report.lines().filter_map(|line| line.strip_prefix("  to see all: ")).collect();
    assert_eq!(commands.len(), 5, "{report}");
    let typed = Command::new("sh").args(["-c", commands[0]]).output().expect("there is a shell");
    assert!(String::from_utf8_lossy(&typed.stdout).contains("> it's\n"), "{}", commands[0]);
}

#[test]
fn what_cannot_be_checked_is_said_with_status_2() {
    let none = folder("none");
    for (folder, program, words) in [
        (&none, "true", "there are no fixtures in "),
        (&none.join("missing"), "true", "No such file"),
        (&fixtures("unanswered", &["sample"]), "./no-such-program", "cannot run \"./no-such-program\""),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_workbench"))
            .args(["check", "--fixtures"])
            .arg(folder)
            .args([PROBLEM, program])
            .output()
            .expect("it was built");
        let report = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && report.contains(words), "{report}");
    }
}

//! Judge packages: what is missing is said first, and what is in its place is whole.

use games::Problem;
use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::{Mutex, MutexGuard, PoisonError},
};
use workbench::{package::write, project, scratch::Scratch};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Only one test at a time looks at the folder of packages.
static PACKAGES: Mutex<()> = Mutex::new(());

fn packages() -> (PathBuf, MutexGuard<'static, ()>) {
    let guard = PACKAGES.lock().unwrap_or_else(PoisonError::into_inner);
    (project::target().expect("cargo has built this").join("packages"), guard)
}

/// How many unfinished packages there are.
fn unfinished(packages: &Path) -> usize {
    let entries = fs::read_dir(packages).into_iter().flatten().flatten();
    entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(".making-")).count()
}

/// `workbench ARGUMENTS` where only these commands can be found.
fn with_only(commands: &[&str], arguments: &[&str]) -> Output {
    let scratch = Scratch::new().expect("there is room");
    for command in commands {
        let found = project::find(command).expect("the test needs it");
        symlink(found, scratch.path().join(command)).expect("there is room");
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_workbench"));
    command.args(arguments).env("PATH", scratch.path()).env_remove("CC").output().expect("it was built")
}

#[test]
fn what_is_missing_is_named_before_anything_is_made() {
    for (commands, arguments, words) in [
        (&[][..], &["mutants"][..], "rustc is missing; install it, on Debian and Ubuntu with: apt install rustc"),
        (&["rustc"], &["mutants"], "cc is missing; install it, on Debian and Ubuntu with: apt install gcc"),
        (&[], &["package"], "cargo is missing; "),
        (&["cargo"], &["package"], "cc is missing; "),
        (&["cargo", "cc"], &["package", "--verify"], "zip is missing; "),
    ] {
        let output = with_only(commands, arguments);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{arguments:?}");
        assert!(text(&output.stderr).contains(words), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
#[ignore = "builds the bundler"]
fn two_at_once_write_the_same_whole_package() {
    if project::find("zip").is_none() {
        eprintln!("skipped: zip (apt install zip)");
        return;
    }
    let problem = Problem::ALL[1];
    let start = |options: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_workbench"));
        command.arg("package").args(options).arg(problem.name()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("it was built")
    };
    let (packages, _alone) = packages();
    let archive = write::zip(&packages, problem);
    let once = start(&[]).wait_with_output().expect("it was started");
    assert!(once.status.success(), "{}", text(&once.stderr));
    let bytes = fs::read(&archive).expect("it was written");
    for child in [start(&[]), start(&[])] {
        let output = child.wait_with_output().expect("it was started");
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    assert!(fs::read(&archive).expect("it was written") == bytes, "the same sources give the same zip");
    let list = Command::new("zip").arg("-sf").arg(&archive).output().expect("there is zip");
    for file in ["problem.yaml", "data/sample/sample.ans", "submissions/accepted/plain.rs", "problem_statement/"] {
        assert!(text(&list.stdout).contains(file), "{}", text(&list.stdout));
    }
    assert_eq!(unfinished(&packages), 0);
}

#[test]
fn a_second_one_says_that_it_waits_and_leaves_nothing_when_a_signal_ends_it() {
    if project::find("zip").is_none() {
        eprintln!("skipped: zip (apt install zip)");
        return;
    }
    let (packages, _alone) = packages();
    fs::create_dir_all(&packages).expect("there is room");
    let lock = fs::File::create(packages.join(".lock")).expect("there is room");
    lock.lock().expect("it can be locked");
    for (signal, number) in [("INT", 2), ("QUIT", 3), ("HUP", 1), ("TERM", 15)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_workbench"));
        let mut child = command.arg("package").stderr(Stdio::piped()).spawn().expect("it was built");
        let mut said = String::new();
        let mut stderr = BufReader::new(child.stderr.take().expect("it is piped"));
        stderr.read_line(&mut said).expect("it is text");
        assert!(said.starts_with("waiting for another process that writes packages to "), "{said}");
        assert_eq!(unfinished(&packages), 1);
        let kill = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(kill.is_ok_and(|status| status.success()), "{signal}");
        assert_eq!(child.wait().expect("it was started").code(), Some(128 + number), "{signal}");
        assert_eq!(unfinished(&packages), 0, "{signal}");
    }
}

#[test]
#[ignore = "builds the bundler"]
fn where_nothing_can_be_verified_the_status_says_so() {
    if project::find("zip").is_none() {
        eprintln!("skipped: zip (apt install zip)");
        return;
    }
    // A Python as it is on older systems.
    let scratch = Scratch::new().expect("there is room");
    for name in ["python3.14", "python3.13", "python3.12", "python3"] {
        symlink("/bin/false", scratch.path().join(name)).expect("there is room");
    }
    let path = std::env::var("PATH").expect("there is one");
    let output = Command::new(env!("CARGO_BIN_EXE_workbench"))
        .args(["package", "--verify", Problem::ALL[1].name()])
        .env("PATH", format!("{}:{path}", scratch.path().display()))
        .env("PYENV_ROOT", Path::new("no-such-folder"))
        .output()
        .expect("it was built");
    assert_eq!(output.status.code(), Some(3), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("skipped: problemtools (Python 3.12 or newer): nothing is verified"));
}

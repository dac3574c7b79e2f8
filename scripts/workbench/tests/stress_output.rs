//! `workbench stress` where its output is closed, its finding cannot be saved, or a name needs care.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stress {test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder of the tests can be written to");
    folder
}

/// `workbench stress accordian OPTIONS -- COMMAND`, called in a folder.
fn stress(folder: &Path, options: &[&str], command: &[&str]) -> Command {
    let mut stress = Command::new(env!("CARGO_BIN_EXE_workbench"));
    stress.args(["stress", "accordian", "-p", "20"]).args(options).arg("--").args(command);
    stress.current_dir(folder).env_remove("REPLAY").stdin(Stdio::null());
    stress
}

/// The exit status and the report, as one line.
fn report(mut stress: Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = stress.output().expect("it was built");
    let text = String::from_utf8([stdout, stderr].concat()).expect("reports are text");
    (status.code(), text.split_whitespace().collect::<Vec<_>>().join(" "))
}

const PLANTED: &str = env!("CARGO_BIN_EXE_planted");

#[test]
fn the_status_holds_when_nobody_reads() {
    let folder = folder("closed");
    let mut child = stress(&folder, &[], &[PLANTED, "silent"]).stdout(Stdio::piped()).spawn().expect("it was built");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it was started").code(), Some(1));
    assert!(folder.join("accordian-fails.in").exists(), "it is saved all the same");
}

#[test]
fn what_cannot_be_saved_is_shown() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    let (status, report) = report(stress(&folder("full"), &["--save", "/dev/full"], &[PLANTED, "silent"]));
    assert_eq!(status, Some(1), "{report}");
    for words in ["no output: the program prints nothing", "it is not saved (/dev/full: ", "The input: ", " #"] {
        assert!(report.contains(words), "no \"{words}\" in: {report}");
    }
}

#[test]
fn an_earlier_finding_stays() {
    let folder = folder("earlier");
    for name in ["accordian-fails.in", "accordian-fails-2.in"] {
        fs::write(folder.join(name), "mine").expect("the folder can be written to");
    }
    let (status, report) = report(stress(&folder, &[], &[PLANTED, "silent"]));
    assert_eq!(status, Some(1), "{report}");
    assert!(report.contains("saved as accordian-fails-3.in."), "{report}");
    for (name, kept) in [("accordian-fails.in", true), ("accordian-fails-2.in", true), ("accordian-fails-3.in", false)]
    {
        let text = fs::read_to_string(folder.join(name)).expect("it is there");
        assert_eq!(text == "mine", kept, "{name}");
    }
}

#[test]
fn the_replay_command_can_be_typed() {
    let folder = folder("typed");
    let mut command = stress(&folder, &["--save", "it's $one.in"], &[PLANTED, "step-order"]);
    command.env("REPLAY", "my scripts/replay.sh");
    let (_, report) = report(command);
    let words = r"See every move: 'my scripts/replay.sh' accordian 'it'\''s $one.in'";
    assert!(report.contains(words), "{report}");
}

#[test]
fn answers_that_change_with_the_time_are_not_left_over() {
    // In odd seconds the second answer is wrong, so one deck alone never shows it.
    let script = "\"$1\" answer accordian | if [ $(($(date +%s) % 2)) = 0 ]; then cat; else sed '2s/.*/wrong/'; fi";
    let command = ["sh", "-c", script, "sh", env!("CARGO_BIN_EXE_workbench")];
    let (status, report) = report(stress(&folder("seconds"), &[], &command));
    assert_eq!(status, Some(1), "{report}");
    assert!(report.contains("not answered the same way each time") && !report.contains("left over"), "{report}");
}

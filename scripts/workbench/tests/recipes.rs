//! What the README shows must work as it stands there. The slow tests are run by `cargo test -- --ignored`, and so by
//! `scripts/check.sh`; what needs a tool that is missing says so and passes.

use games::{
    deal::{deal, Kind},
    Game, Problem, Task,
};
use std::{
    fs,
    io::{self, Write},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output, Stdio},
};
use workbench::{
    project::{self, build_programs, find},
    scratch::Scratch,
    shell::quoted,
};

const README: &str = include_str!("../../../README.md");

/// The commands that the README shows.
fn commands() -> impl Iterator<Item = &'static str> {
    README.lines().filter_map(|line| line.strip_prefix("    $ "))
}

/// The output that the README shows below a command, without its indent.
fn shown(command: &str) -> String {
    let below = README.lines().skip_while(|line| line.strip_prefix("    $ ") != Some(command)).skip(1);
    let lines = below.map_while(|line| line.strip_prefix("    ")).take_while(|line| !line.starts_with('$'));
    lines.map(|line| line.to_owned() + "\n").collect()
}

/// Says past the test's captured output that something is left out.
fn skipped(what: &str) {
    let _ = writeln!(io::stderr(), "skipped: {what}");
}

/// Runs a line in the project's folder by a shell, with further words as `$1` and on.
fn sh(line: &str, words: &[&Path]) -> Output {
    let mut shell = Command::new("sh");
    shell.args(["-c", line, "sh"]).args(words).current_dir(project::root()).stdin(Stdio::null());
    shell.output().expect("there is a shell")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_first_example_answers_as_shown() {
    let command = commands().next().expect("the README has commands");
    let right = shown(command);
    assert!(command.starts_with("cargo run --release -p ") && !right.is_empty(), "{command}\n{right}");
    let (_, input) = command.split_once('<').expect("it reads a file");
    let (_, program) = command.split_once("-p ").expect("it names a program");
    let program = program.split(' ').next().expect("it has a first word");
    // The literal model answers it, for that program has tests of its own.
    let line = format!("\"$1\" answer {program} <{input}");
    assert_eq!(text(&sh(&line, &[Path::new(env!("CARGO_BIN_EXE_workbench"))]).stdout), right);
}

#[test]
fn all_commands_name_scripts_and_files_that_there_are() {
    let words = commands().flat_map(str::split_whitespace);
    let known = words.filter(|word| word.starts_with("scripts/") || word.starts_with("fixtures/"));
    let missing: Vec<_> = known.filter(|word| !project::root().join(word).is_file()).collect();
    assert!(commands().count() > 5 && missing.is_empty(), "{missing:?}");
}

/// The recipe for many cores and many machines, on 20,000 decks: the answers of one process, byte for byte.
struct ByParallel<'a> {
    release: &'a Path,
}

impl Task for ByParallel<'_> {
    type Output = ();

    fn run<G: Game>(self, _: G) {
        // The recipe is not for an input that begins with a count.
        if G::COUNTED {
            return;
        }
        const RECIPE: &str = "parallel --pipe -L 2 --keep-order";
        assert!(README.contains(&format!("    $ {RECIPE} target/release/")));
        let scratch = Scratch::new().expect("there is room");
        let [decks, ssh] = ["decks", "ssh"].map(|name| scratch.path().join(name));
        let dealt = deal::<G>(Kind::Random, 11, 20_000);
        fs::write(&decks, &dealt).expect("there is room");
        // As ssh is called: perhaps the end of options, the host, the command. SHELL is set as sshd sets it, for
        // parallel's half on the other machine runs its jobs by it.
        let stand_in = "#!/bin/sh\nfor word; do shift; [ \"$word\" = -- ] || set -- \"$@\" \"$word\"; done\n\
                        shift\nSHELL=/bin/sh exec sh -c \"$*\"\n";
        fs::write(&ssh, stand_in).expect("there is room");
        fs::set_permissions(&ssh, fs::Permissions::from_mode(0o755)).expect("the file is ours");
        let program = self.release.join(G::NAME);
        let one = text(&sh("\"$1\" <\"$2\"", &[&program, &decks]).stdout);
        assert_eq!(one.lines().count(), 20_000, "{}", G::NAME);
        for machines in ["", "--sshlogin :,one,another"] {
            // -q: the path to this checkout may hold blanks or quotes.
            let recipe = RECIPE.replacen("parallel ", "parallel -q ", 1);
            let ssh = quoted(&ssh.to_string_lossy());
            let line = format!("export PARALLEL_SSH={ssh}; {recipe} {machines} \"$1\" <\"$2\"");
            let done = sh(&line, &[&program, &decks]);
            assert!(text(&done.stdout) == one, "{}, {line}: {}", G::NAME, text(&done.stderr));
        }
    }
}

#[test]
#[ignore = "builds the programs, and plays many decks"]
fn many_processes_answer_as_one() {
    let version = Command::new("parallel").arg("--version").output();
    // There is another program of this name, in moreutils.
    if !version.is_ok_and(|output| output.stdout.starts_with(b"GNU parallel")) {
        return skipped("GNU parallel (apt install parallel)");
    }
    let release = build_programs(&Problem::ALL).expect("they can be built");
    for problem in Problem::ALL {
        problem.dispatch(ByParallel { release: &release });
    }
}

#[test]
#[ignore = "takes a minute"]
fn a_quick_benchmark_has_the_readmes_tables_and_names_a_wrong_program() {
    if find("hyperfine").is_none() {
        return skipped("hyperfine (apt install hyperfine, or: cargo install hyperfine)");
    }
    let scratch = Scratch::new().expect("there is room");
    let picture = scratch.path().join("it's a picture.svg");
    let against = format!("{}=echo wrong", Problem::ALL[1]);
    let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_workbench"))
        .args(["bench", "--quick", "--against", &against, "--plot"])
        .arg(&picture)
        .output()
        .expect("it was built");
    let (stdout, stderr) = (text(&stdout), text(&stderr));
    assert_eq!(status.code(), Some(1), "{stdout}{stderr}");
    assert!(stderr.contains("\"echo wrong\" answers otherwise than the literal model, first at deck 1;"), "{stderr}");
    let head = README.lines().find(|line| line.starts_with("| program | decks | ")).expect("it shows the table");
    assert!(stdout.contains(&format!("\n{head}\n|---|--:|")), "{stdout}");
    let is_figure = |cell: &str| cell.chars().all(|c| c.is_ascii_digit() || "., -".contains(c));
    for problem in Problem::ALL {
        let name = format!("| `{problem}` |");
        let rows: Vec<&str> = stdout.lines().filter_map(|line| line.strip_prefix(&name)).collect();
        assert_eq!(rows.len(), 2, "{stdout}");
        let cells = rows.iter().flat_map(|row| row.split('|'));
        assert!(cells.filter(|cell| !cell.is_empty()).all(is_figure), "{rows:?}");
    }
    assert!(stdout.contains("\n| all | 100 | ") && stdout.contains("\n| Yes | "), "{stdout}");
    let picture = fs::read_to_string(picture).expect("it was drawn");
    assert!(picture.starts_with("<svg ") && picture.contains("median "), "{picture}");
}

#[test]
fn what_a_benchmark_cannot_do_is_said_with_status_2() {
    let bench = |arguments: &[&str], path: Option<&Path>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_workbench"));
        command.arg("bench").args(arguments);
        if let Some(path) = path {
            command.env("PATH", path);
        }
        let output = command.output().expect("it was built");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()));
        text(&output.stderr)
    };
    let scratch = Scratch::new().expect("there is room");
    let missing = bench(&[], Some(scratch.path()));
    assert!(missing.contains("hyperfine is missing; install it with: apt install hyperfine"), "{missing}");
    let unknown = bench(&["--against", "bridge=true"], None);
    assert!(Problem::ALL.iter().all(|problem| unknown.contains(problem.name())), "{unknown}");
    assert!(bench(&["--against", Problem::ALL[0].name()], None).contains("wants a problem, \"=\" and a command"));
    if find("hyperfine").is_some() {
        assert!(bench(&["--plot", "no-such/x.svg"], None).contains("there is no folder for no-such/x.svg"));
    }
}

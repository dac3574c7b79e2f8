//! # Check
//!
//! Runs a program on the fixtures of its problem, by the same child and within the same bounds as [`crate::stress`],
//! names what is wrong in the same words, and shows where the answers differ.

use crate::{
    lasting::Lasting,
    shell,
    stress::{
        child::{self, Bounds},
        fault::{self, Fault, What},
    },
};
use anstyle::{AnsiColor, Style};
use games::{format::Form, Game};
use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

const BAD: Style = AnsiColor::Red.on_default();
const GOOD: Style = AnsiColor::Green.on_default();

/// Of how many files the differences are shown, and how many lines of each: more would hardly be read.
const FILES_SHOWN: usize = 5;
const LINES_SHOWN: usize = 4;

/// How many characters of a program's last message are shown: about two lines.
const MESSAGE_SHOWN: usize = 200;

/// What to run, and on what.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The folder that has a folder of fixtures for each problem.
    pub fixtures: PathBuf,
    /// How long one run may take.
    pub limit: Duration,
    /// Whether files count too that are laid out as no judge is known to send them.
    pub all: bool,
}

/// An input and the right answers to it.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// The file with the input.
    pub input: PathBuf,
    /// The file with the answers.
    pub expected: PathBuf,
}

impl Fixture {
    /// All fixtures of a problem, named as its program: the sample first, for everybody knows it, then by name.
    ///
    /// # Errors
    /// A folder that cannot be read or has no fixture, an input without answers.
    pub fn all(folder: &Path, problem: &str) -> io::Result<Vec<Fixture>> {
        let folder = folder.join(problem);
        let missing = |words: String| io::Error::new(io::ErrorKind::NotFound, words);
        let entries = fs::read_dir(&folder)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", folder.display())))?;
        let mut fixtures = Vec::new();
        for entry in entries {
            let input = entry?.path();
            if input.extension().is_some_and(|extension| extension == "in") {
                let expected = input.with_extension("out");
                if !expected.is_file() {
                    return Err(missing(format!("{} has no answers: where is its .out file?", input.display())));
                }
                fixtures.push(Fixture { input, expected });
            }
        }
        if fixtures.is_empty() {
            return Err(missing(format!("there are no fixtures in {}", folder.display())));
        }
        fixtures.sort_by_key(|fixture| (fixture.name() != "sample.in", fixture.name()));
        Ok(fixtures)
    }

    /// The name of the input file.
    pub fn name(&self) -> String {
        self.input.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Whether the input is laid out in a way that only the project's own programs need to read.
    ///
    /// Files without a terminator, with blank lines, all in one line and so on.
    fn is_odd(&self) -> bool {
        const ODD: [&str; 7] = [
            "byte-order-mark",
            "one-line",
            "any-line-breaks",
            "one-card-a-line",
            "tabs-and-form-feeds",
            "blank-lines",
            "empty",
        ];
        let stem = self.input.file_stem().unwrap_or_default().to_string_lossy();
        ODD.contains(&&*stem) || stem.starts_with("no-terminator") || stem.starts_with("after-the-")
    }
}

/// How many files were answered right, and how many were not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Right.
    pub passed: usize,
    /// Wrong.
    pub failed: usize,
}

/// Runs the program on all fixtures and writes what fails, and then how many did. Once nobody reads on, the first
/// failure is enough.
///
/// # Errors
/// The fixtures cannot be read, or the program cannot be started.
pub fn check<G: Game>(to: &mut Lasting<impl Write>, plan: &Plan) -> anyhow::Result<Tally> {
    let problem = G::NAME;
    let start = Instant::now();
    let (mut tally, mut not_counted) = (Tally::default(), Vec::new());
    for fixture in Fixture::all(&plan.fixtures, problem)? {
        let input = fs::read(&fixture.input)?;
        let expected = fs::read_to_string(&fixture.expected)?;
        // No answer is longer than 200 bytes; what is printed beyond is for people who debug.
        let bounds = Bounds { time: plan.limit, output: 2 * expected.len() + (1 << 20) };
        let run = child::run(&plan.command, &input.into(), bounds)
            .map_err(|error| anyhow::anyhow!("cannot run \"{}\": {error}", shell::command(&plan.command)))?;
        let Some(fault) = fault::find::<G>(&expected, &run) else {
            tally.passed += 1;
            continue;
        };
        if !plan.all && (fixture.is_odd() || is_one_empty_line(&fault, &expected, &run.stdout)) {
            not_counted.push(fixture.name());
            continue;
        }
        tally.failed += 1;
        writeln!(to, "{problem}, {}: {}", fixture.name(), fault.what)?;
        if let Some(last) = run.stderr.lines().last() {
            writeln!(to, "  it says: {}", shell::printable_up_to(MESSAGE_SHOWN, last))?;
        }
        if tally.failed <= FILES_SHOWN {
            differences(to, expected.as_bytes(), &run.stdout)?;
            let [input, expected] =
                [&fixture.input, &fixture.expected].map(|path| shell::quoted(&from_here(path).to_string_lossy()));
            writeln!(to, "  to see all: {} < {input} | diff {expected} -", shell::command(&plan.command))?;
        }
        to.flush()?;
        if to.failure().is_some() {
            return Ok(tally);
        }
    }
    if tally.failed > FILES_SHOWN {
        writeln!(to, "{problem}: of {FILES_SHOWN} files the differences are shown")?;
    }
    if !not_counted.is_empty() {
        writeln!(
            to,
            "{problem}: also fails, which does not count, for no judge is known to send such: {}",
            not_counted.join(" ")
        )?;
    }
    let Tally { passed, failed } = tally;
    writeln!(to, "{problem}: {passed} passed, {failed} failed in {} s", start.elapsed().as_secs())?;
    Ok(tally)
}

/// Whether the program only ends with a newline where there is no deck: who joins the answers by newlines and prints
/// them, as Python programs often do, prints one whatever there is.
fn is_one_empty_line(fault: &Fault, expected: &str, got: &[u8]) -> bool {
    expected.is_empty() && got == b"\n" && fault.what == What::Form(Form::EmptyLine)
}

/// Writes the first lines that differ, line by line.
fn differences(to: &mut impl Write, expected: &[u8], got: &[u8]) -> io::Result<()> {
    let [mut expected, mut got] = [expected, got].map(|text| text.split_inclusive(|&byte| byte == b'\n'));
    let (mut number, mut shown, mut more) = (0_usize, 0, 0_usize);
    loop {
        number += 1;
        let (right, line) = (expected.next(), got.next());
        match (right, line) {
            (None, None) => break,
            _ if right == line => {}
            _ if shown == LINES_SHOWN => more += 1,
            _ => {
                shown += 1;
                let [right, line] = [right, line].map(|line| line.map_or("(nothing)".to_owned(), shell::visible));
                writeln!(to, "  line {number}, expected and got:")?;
                writeln!(to, "  {GOOD}- {right}{GOOD:#}")?;
                writeln!(to, "  {BAD}+ {line}{BAD:#}")?;
            }
        }
    }
    match more {
        0 => Ok(()),
        1 => writeln!(to, "  and one more line"),
        _ => writeln!(to, "  and {more} more lines"),
    }
}

/// A path as one would type it in this folder.
fn from_here(path: &Path) -> PathBuf {
    let here = env::current_dir().ok();
    let below = here.as_deref().and_then(|here| path.strip_prefix(here).ok());
    below.unwrap_or(path).to_owned()
}

//! # Judge packages
//!
//! What the packages for judges are made of, from `scripts/package/PROGRAM` and `fixtures/PROGRAM`: the input validator,
//! test data that keep to the layout which the statement promises, the plain solution. [`mutants`] proves the data, and
//! [`mod@write`] writes the packages.

pub mod mutants;
pub mod statement;
pub mod verify;
pub mod write;

use crate::{
    check::Fixture,
    compile, project,
    stress::child::{self, Bounds, End, Run},
    wrong::{self, SOURCES},
};
use anyhow::{bail, ensure, Context};
use games::Problem;
use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

/// How long a right program may take for an input, and a validator: a minute is more than any needs on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// An input and the right answers.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name, such as `sample`.
    pub name: String,
    /// What the program reads.
    pub input: Vec<u8>,
    /// What it must print.
    pub answer: Vec<u8>,
}

/// The sources of one problem's package, and what is compiled of them.
#[derive(Debug)]
pub struct Kit {
    /// The problem.
    pub problem: Problem,
    /// Its input validator, one source file.
    pub validator: String,
    /// The same, compiled.
    layout: PathBuf,
    /// The plain solution, compiled.
    plain: PathBuf,
}

impl Kit {
    /// Compiles the validator and the plain solution into a folder, where they are kept.
    ///
    /// # Errors
    /// A source that cannot be read or compiled.
    pub fn new(problem: Problem, folder: &Path) -> anyhow::Result<Kit> {
        let read = |file: PathBuf| fs::read_to_string(&file).with_context(|| file.display().to_string());
        let validator = read(Path::new(SOURCES).join("validator.c"))? + "\n" + &read(source(problem, "layout.c"))?;
        let (layout, plain) = (folder.join("layout"), folder.join("plain"));
        compile::c(&validator, &layout)?;
        compile::rust(&read(wrong::plain(problem))?, &plain)?;
        Ok(Kit { problem, validator, layout, plain })
    }

    /// What the validator says against an input, if anything.
    ///
    /// # Errors
    /// It cannot be run, or neither takes the input nor turns it down.
    pub fn objection(&self, input: &[u8]) -> anyhow::Result<Option<String>> {
        let Run { end, stderr, .. } = run(&self.layout, input, PATIENCE)?;
        match end {
            End::Exit(42) => Ok(None),
            End::Exit(43) => Ok(Some(stderr)),
            end => bail!("{}: the validator ends with {end:?}: {stderr}", self.problem),
        }
    }

    /// What the plain solution prints.
    ///
    /// # Errors
    /// It fails.
    pub fn answers(&self, input: &[u8]) -> anyhow::Result<Vec<u8>> {
        let Run { end, stdout, stderr, .. } = run(&self.plain, input, PATIENCE)?;
        ensure!(end == End::Exit(0), "{}: the plain solution ends with {end:?}: {stderr}", self.problem);
        Ok(stdout)
    }

    /// The fixtures that keep to the layout of the statement once blanks are single, the sample first; of several with
    /// the same decks the first. The others test what only the project's own programs put up with.
    ///
    /// # Errors
    /// A fixture cannot be read, or the validator fails; the sample is not among them.
    pub fn cases(&self) -> anyhow::Result<Vec<Case>> {
        let mut cases: Vec<Case> = Vec::new();
        for fixture in Fixture::all(&project::root().join("fixtures"), self.problem.name())? {
            let input = single_blanks(&fs::read(&fixture.input)?);
            if cases.iter().all(|case| case.input != input) && self.objection(&input)?.is_none() {
                let name = fixture.name().trim_end_matches(".in").to_owned();
                cases.push(Case { name, input, answer: fs::read(&fixture.expected)? });
            }
        }
        let sample = cases.first().is_some_and(|case| case.name == "sample");
        ensure!(sample, "{}: no sample.in keeps to the layout of {}", self.problem, "layout.c");
        Ok(cases)
    }
}

/// A file of a problem's sources.
fn source(problem: Problem, name: &str) -> PathBuf {
    Path::new(SOURCES).join(problem.name()).join(name)
}

/// Runs a program that was compiled here.
fn run(program: &Path, input: &[u8], time: Duration) -> anyhow::Result<Run> {
    let command = [program.to_str().context("paths must be Unicode")?.to_owned()];
    // No answers are near as long.
    let bounds = Bounds { time, output: 1 << 26 };
    child::run(&command, &input.into(), bounds).with_context(|| format!("cannot run {}", program.display()))
}

/// Leaves one blank where columns are aligned by several, and none at the ends of lines.
fn single_blanks(text: &[u8]) -> Vec<u8> {
    let mut single = Vec::new();
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let (line, end) = line.strip_suffix(b"\n").map_or((line, &b""[..]), |line| (line, b"\n"));
        let words: Vec<&[u8]> = line.split(|&byte| byte == b' ').filter(|word| !word.is_empty()).collect();
        single.extend(words.join(&b' '));
        single.extend(end);
    }
    single
}

#[test]
fn columns_lose_their_blanks() {
    assert_eq!(single_blanks(b" 1  10 \n\n\t 2\r\n 3"), b"1 10\n\n\t 2\r\n3");
}

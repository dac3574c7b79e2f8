//! # Wrong programs
//!
//! One for each trap of each game, each with one fault made on purpose: `scripts/package/PROGRAM/VERDICT/TRAP.sed` says
//! what to change in the plain solution beside that folder, `TRAP.rs` is the program itself. They test the fixtures, the
//! judge packages, and whether [`crate::stress`] can name a fault.

use crate::compile;
use anyhow::{ensure, Context};
use games::Problem;
use itertools::Itertools;
use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

/// Where the sources of the packages are, with a folder for each problem.
pub const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../package");

/// What a judge says of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It is right.
    Accepted,
    /// It prints something else than the answers.
    WrongAnswer,
    /// It stops with an error.
    RunTimeError,
    /// It still runs when its time is over.
    TimeLimitExceeded,
}

impl Verdict {
    /// The verdicts on wrong programs.
    pub const WRONG: [Verdict; 3] = [Verdict::WrongAnswer, Verdict::RunTimeError, Verdict::TimeLimitExceeded];
}

/// As the folders of a problem package are named.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Verdict::Accepted => "accepted",
            Verdict::WrongAnswer => "wrong_answer",
            Verdict::RunTimeError => "run_time_error",
            Verdict::TimeLimitExceeded => "time_limit_exceeded",
        })
    }
}

/// A program that is wrong on purpose.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// What it should solve.
    pub problem: Problem,
    /// What a judge must say of it.
    pub verdict: Verdict,
    /// The trap that it falls into, such as `one-place-first`.
    pub name: String,
    /// Its `.sed` or its `.rs`.
    pub file: PathBuf,
}

/// The plain right solution of a problem.
pub fn plain(problem: Problem) -> PathBuf {
    Path::new(SOURCES).join(problem.name()).join("plain.rs")
}

/// All wrong programs of a problem, by verdict and by name.
///
/// ```
/// let all = workbench::wrong::all(games::Problem::ALL[1]).unwrap();
/// assert!(all.iter().any(|wrong| wrong.name == "one-place-first"));
/// ```
///
/// # Errors
/// A folder that cannot be read, and a problem without wrong programs.
pub fn all(problem: Problem) -> anyhow::Result<Vec<Wrong>> {
    let mut all = Vec::new();
    for verdict in Verdict::WRONG {
        let folder = Path::new(SOURCES).join(problem.name()).join(verdict.to_string());
        if !folder.is_dir() {
            continue;
        }
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let file = entry?.path();
            let is_source = file.extension().is_some_and(|extension| extension == "sed" || extension == "rs");
            ensure!(is_source, "{} is neither .sed nor .rs", file.display());
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            all.push(Wrong { problem, verdict, name, file });
        }
    }
    ensure!(!all.is_empty(), "there are no wrong programs for {problem} in {SOURCES}");
    all.sort_by(|a, b| (a.verdict, &a.name).cmp(&(b.verdict, &b.name)));
    Ok(all)
}

impl Wrong {
    /// The program in Rust. It begins with a comment that says what it does wrong.
    ///
    /// # Errors
    /// A file that cannot be read, `sed` cannot be run, and a change that changes nothing.
    pub fn source(&self) -> anyhow::Result<String> {
        let read = |file: &Path| fs::read_to_string(file).with_context(|| file.display().to_string());
        let change = read(&self.file)?;
        if self.file.extension().is_some_and(|extension| extension == "rs") {
            return Ok(change);
        }
        let plain = plain(self.problem);
        let changed = Command::new("sed").arg("-f").arg(&self.file).arg(&plain).output().context("cannot run sed")?;
        ensure!(changed.status.success(), "{}: {}", self.file.display(), String::from_utf8_lossy(&changed.stderr));
        // The head of the plain solution praises it.
        let body = |text: &str| text.split_inclusive('\n').filter(|line| !line.starts_with("//!")).collect::<String>();
        let (before, after) = (body(&read(&plain)?), body(&String::from_utf8(changed.stdout)?));
        ensure!(before != after, "{} changes nothing in {}", self.file.display(), plain.display());
        let comment = change.lines().map_while(|line| line.strip_prefix('#')).join("\n//!");
        Ok(format!("//! Wrong on purpose:{comment}\n{after}"))
    }

    /// What it does wrong, in a sentence.
    ///
    /// # Errors
    /// Those of [`Wrong::source`].
    pub fn purpose(&self) -> anyhow::Result<String> {
        let source = self.source()?;
        Ok(source.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim).join(" "))
    }
}

/// Compiles programs, as many at a time as there are cores, to `folder/PROBLEM/VERDICT/NAME`, and gives the paths in the
/// order of the programs. What was made before from the same source by the same compiler is kept. Takes about half a
/// second a program.
///
/// # Errors
/// Those of [`Wrong::source`] and [`compile::rust`], of the first program that has one.
pub fn build(programs: &[Wrong], folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let next = AtomicUsize::new(0);
    let (tell, made) = mpsc::channel();
    let work = |tell: mpsc::Sender<_>| loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(program) = programs.get(number) else { return };
        let folder = folder.join(program.problem.name()).join(program.verdict.to_string());
        let binary = folder.join(&program.name);
        let result = program.source().and_then(|source| compile::rust(&source, &binary));
        // Somebody listens to the end.
        let _ = tell.send((number, result.map(|()| binary)));
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let tell = tell.clone();
            scope.spawn(|| work(tell));
        }
    });
    drop(tell);
    made.into_iter().sorted_by_key(|(number, _)| *number).map(|(_, binary)| binary).collect()
}

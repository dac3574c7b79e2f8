//! # One file of a judge program, in Rust and in C
//!
//! The Rust file is the program with the library `cardio` as a module: [`inline`] puts the files
//! together, then the compiler itself says, round after round, what is unused, and [`compiler`]
//! takes it out. The C file is what rustc makes of the same text with libc's streams, as
//! [`assembly`] that any C compiler for x86-64 Linux passes on.
//!
//! No file comes out that a compiler has not accepted without a warning.

mod assembly;
mod compiler;
mod edits;
mod inline;
mod items;
mod macros;
mod paths;

use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of a Rust file at most.
pub const RUST_LIMIT: usize = 24 * 1024;
/// Bytes of a C file at most: no judge of ours takes more.
pub const C_LIMIT: usize = 40_000;
/// What a C file runs on.
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Editions of Rust that a file must be good for.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];
/// How rustc makes assembly. Loops as vectors and calls in place cost bytes that a C file does not have;
/// this much of them leaves it within a few percent of the Rust file's speed.
const ASSEMBLY_FLAGS: [&str; 11] = [
    "--edition=2015",
    "--crate-type=staticlib",
    "--target=x86_64-unknown-linux-gnu",
    "-Dwarnings",
    "-Cpanic=abort",
    "-Copt-level=2",
    "-Clto=fat",
    "-Ccodegen-units=1",
    "-Cforce-unwind-tables=no",
    "-Cno-vectorize-loops",
    "-Cllvm-args=-inline-threshold=150",
];
/// Where the library starts in a Rust file.
const LIBRARY: &str = "\nmod cardio {\n";

/// A program of the workspace.
pub struct Program {
    root: PathBuf,
    name: String,
    /// Its file's name without an extension, such as `uva127`.
    pub file: String,
}

/// What a judge gets.
pub struct File {
    /// All of it.
    pub text: String,
    /// What it has room for: which comments, or how much of the source.
    pub holds: &'static str,
}

impl Program {
    /// The program `name` of the workspace in `root`. Its documentation says which problem it is for.
    ///
    /// # Errors
    /// When there is none, or it names no problem of UVa.
    pub fn new(root: &Path, name: &str) -> Result<Self> {
        let main = root.join("crates").join(name).join("src/main.rs");
        let text = fs::read_to_string(&main).with_context(|| format!("no program in {}", main.display()))?;
        let number = text.split_once("Source: UVa ").map_or("", |(_, number)| number);
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        ensure!(!number.is_empty(), "{}: no line says `Source: UVa` and a number", main.display());
        Ok(Program { root: root.to_owned(), name: name.to_owned(), file: format!("uva{number}") })
    }

    /// The program in one Rust file.
    ///
    /// # Errors
    /// What cannot be inlined, what rustc does not accept, and a file that is too long.
    pub fn rust(&self) -> Result<File> {
        let text = self.inlined(None)?;
        let made = "//!\n//! Made by `scripts/bundle.sh`: the program, then `cardio`, which reads and writes for it.\n";
        let text = compiler::prune(&self.file, below_head(&text, made), &["--edition=2015"])?;
        let (program, library) = text.split_at(text.find(LIBRARY).unwrap_or(text.len()));
        let bare = without(&["///", "//!"], library);
        let (head, rest) = program.split_at(head_length(program));
        let short = [head, &without(&["//"], rest), &bare].concat();
        let bare = [program, &bare].concat();
        let file = first_within(
            RUST_LIMIT,
            vec![
                ("all", compiler::format(&text, false)?),
                ("all, tabs", compiler::format(&text, true)?),
                ("the program's, tabs", compiler::format(&bare, true)?),
                ("the first, tabs", compiler::format(&short, true)?),
            ],
        )?;
        for edition in EDITIONS {
            compiler::accept(&self.file, &file.text, &["-Dwarnings", "-O", "--edition", edition])?;
        }
        Ok(file)
    }

    /// The program in one C file, whose comment holds as much of the Rust file `rust` as there is room for.
    ///
    /// # Errors
    /// Those of [`Program::rust`]; also when rustc lacks the target.
    pub fn c(&self, rust: &str) -> Result<File> {
        ensure!(compiler::has_target(TARGET)?, "rustc cannot compile for C's sake; run: rustup target add {TARGET}");
        let text = self.inlined(Some(include_str!("../libc/streams.rs")))?;
        let text = compiler::prune(&self.file, below_head(&text, include_str!("../libc/root.rs")), &ASSEMBLY_FLAGS)?;
        let code = assembly::to_c(&compiler::assembly(&self.file, &text, &ASSEMBLY_FLAGS)?)?;
        let program = rust.split(LIBRARY).next().unwrap_or(rust);
        let (head, rest) = program.split_at(head_length(program));
        let version = compiler::version()?;
        let file = |source: &str| {
            // C ends a comment at the first end that it sees.
            let source = source.trim_end().replace("*/", "* /").replace("/*", "/ *");
            let (file, version) = (&self.file, &version);
            format!(include_str!("../libc/file.c"), file = file, version = version, source = source, code = code)
        };
        let file = first_within(
            C_LIMIT,
            vec![
                ("the program and its comments", file(program)),
                ("the program", file(&(head.to_owned() + &without(&["//"], rest)))),
                ("the first comment", file(head)),
            ],
        )?;
        compiler::accept_c(&self.file, &file.text)?;
        Ok(file)
    }

    fn inlined(&self, streams: Option<&str>) -> Result<String> {
        let crates = self.root.join("crates");
        inline::inline(&crates.join(&self.name).join("src/main.rs"), &crates.join("cardio/src/lib.rs"), streams)
    }
}

/// The bytes of the comment that a file begins with.
fn head_length(text: &str) -> usize {
    text.split_inclusive('\n').take_while(|line| line.starts_with("//!")).map(str::len).sum()
}

fn below_head(text: &str, more: &str) -> String {
    let (head, rest) = text.split_at(head_length(text));
    [head, more, rest].concat()
}

/// `text` without the lines that begin with one of `marks`.
fn without(marks: &[&str], text: &str) -> String {
    let is_marked = |line: &str| marks.iter().any(|mark| line.trim_start().starts_with(mark));
    text.split_inclusive('\n').filter(|line| !is_marked(line)).collect()
}

/// The first of `texts`, which get shorter and shorter, of at most `limit` bytes.
fn first_within(limit: usize, texts: Vec<(&'static str, String)>) -> Result<File> {
    let shortest = texts.last().map_or(0, |(_, text)| text.len());
    let fitting = texts.into_iter().find(|(_, text)| text.len() <= limit);
    let (holds, text) = fitting.with_context(|| format!("{shortest} bytes are more than the {limit} of a file"))?;
    Ok(File { text, holds })
}

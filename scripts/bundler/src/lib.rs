//! # One file of a judge program, in Rust and in C
//!
//! The Rust file is the program with the library `cardio` as a module: `flatten` lays their files into
//! one text, and `prune` takes out what this program does not use. The C file is the assembly that
//! rustc makes of the same text with libc's streams, which `assembly` cuts short and lays into C.
//!
//! No file comes out that a compiler has not accepted without a warning.

mod assembly;
mod compiler;
mod flatten;
mod prune;

use self::flatten::LIBRARY;
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of a Rust file at most.
pub const RUST_LIMIT: usize = 24 * 1024;
/// Bytes of a C file at most.
pub const C_LIMIT: usize = 40_000;
/// Editions of Rust that a file must be good for.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];
/// How rustc makes the assembly. Only on its way to a library does it optimize across crates. Without
/// loops as vectors, and with fewer calls in place, a quarter of the bytes goes and little of the speed.
const ASSEMBLY: &str = "--edition=2015 --target x86_64-unknown-linux-gnu --crate-type=staticlib \
    --emit=asm=it.s,link=it.a -Copt-level=2 -Clto=fat -Ccodegen-units=1 -Cpanic=abort \
    -Cforce-unwind-tables=no -Cno-vectorize-loops -Cllvm-args=-inline-threshold=150";
/// How a C compiler must take the C file.
const C: &str = "-ansi -pedantic -Wall -Werror -O2 -Wa,--fatal-warnings";

/// A program of a workspace.
pub struct Program {
    crates: PathBuf,
    name: String,
    /// The names of its files without an extension, such as `uva127`.
    file: String,
}

/// What a judge gets.
pub struct File {
    /// Its name, such as `uva127.c`.
    pub name: String,
    /// All of it.
    pub text: String,
    /// What there was room for: which comments, or how much of the source.
    pub holds: &'static str,
}

impl Program {
    /// The program `name` of the workspace in `root`. Its documentation says which problem it is for.
    ///
    /// # Errors
    /// When there is none, or it names no problem of UVa.
    pub fn new(root: &Path, name: &str) -> Result<Self> {
        let crates = root.join("crates");
        let main = crates.join(name).join("src/main.rs");
        let text = fs::read_to_string(&main).with_context(|| format!("there is no program {name}"))?;
        let (_, number) = text.split_once("Source: UVa ").unwrap_or_default();
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        ensure!(!number.is_empty(), "{}: no line says `Source: UVa` and a number", main.display());
        Ok(Program { crates, name: name.to_owned(), file: format!("uva{number}") })
    }

    /// The program in one Rust file.
    ///
    /// # Errors
    /// What cannot be in one file, what rustc does not accept, and a file that is too long.
    pub fn rust(&self) -> Result<File> {
        let text = prune::prune(flatten::flatten(&self.crates, &self.name, None)?)?;
        let (program, library) = text.split_at(text.find(LIBRARY).unwrap_or(text.len()));
        let (head, rest) = after_head(program);
        let made = "//!\n//! Made by `scripts/bundle.sh`; the module `cardio` reads and writes for the program.\n";
        let (bare_rest, bare_library) = (without_comments(rest), without_comments(library));
        let texts = vec![
            ("all", compiler::format(&[head, made, rest, library].concat())?),
            ("the program's", compiler::format(&[head, made, rest, &bare_library].concat())?),
            ("the first", compiler::format(&[head, made, &bare_rest, &bare_library].concat())?),
        ];
        let file = first_within(RUST_LIMIT, self.file.clone() + ".rs", texts)?;
        for edition in EDITIONS {
            compiler::compile("rustc", &file.name, &file.text, &format!("-Dwarnings --edition={edition}"))?;
        }
        Ok(file)
    }

    /// The program in one C file, whose comment holds as much of the Rust file as there is room for.
    ///
    /// # Errors
    /// Those of [`Program::rust`]; also when rustc lacks the target.
    pub fn c(&self, rust: &File) -> Result<File> {
        let text = flatten::flatten(&self.crates, &self.name, Some(include_str!("../libc/streams.rs")))?;
        // Calls of libc are unsafe.
        let text = without_comments(&text).replace("#![forbid(unsafe_code)]", "");
        let text = include_str!("../libc/root.rs").to_owned() + &text;
        let folder = compiler::compile("rustc", &rust.name, &text, ASSEMBLY)?;
        let assembly = fs::read_to_string(folder.path().join("it.s"))?;
        let mut words = assembly.split(' ').skip_while(|word| !word.ends_with("\"rustc"));
        let version = words.nth(2).context("rustc does not name its version")?;
        let code = assembly::to_c(&assembly)?;

        let (program, _) = rust.text.split_once(LIBRARY).unwrap_or((&rust.text, ""));
        let (head, rest) = after_head(program);
        let sources = [
            ("the program and its comments", program.to_owned()),
            ("the program", head.to_owned() + &without_comments(rest)),
            ("the first comment", head.to_owned()),
        ];
        let texts = sources.map(|(holds, source)| {
            // A comment of C ends at the first end that it holds.
            let source = source.trim_end().replace("*/", "* /").replace("/*", "/ *");
            (holds, format!(include_str!("../libc/file.c"), file = self.file, rustc = version, source = source) + &code)
        });
        let file = first_within(C_LIMIT, self.file.clone() + ".c", texts.into())?;
        compiler::compile("cc", &file.name, &file.text, C)?;
        Ok(file)
    }
}

/// The comment that a file begins with, and the rest.
fn after_head(text: &str) -> (&str, &str) {
    let head = text.split_inclusive('\n').take_while(|line| line.starts_with("//!"));
    text.split_at(head.map(str::len).sum())
}

/// `text` without the lines that are comments.
fn without_comments(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("//")).collect()
}

/// A file with the first of `texts`, which get shorter and shorter, of at most `limit` bytes.
fn first_within(limit: usize, name: String, texts: Vec<(&'static str, String)>) -> Result<File> {
    let shortest = texts.last().map_or(0, |(_, text)| text.len());
    let fitting = texts.into_iter().find(|(_, text)| text.len() <= limit);
    let (holds, text) = fitting.with_context(|| format!("{name} has {shortest} bytes; the limit is {limit}"))?;
    Ok(File { name, text, holds })
}

#[cfg(test)]
mod tests;

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

use anyhow::{bail, ensure, Context, Result};
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
    pub fn rust(&self) -> Result<String> {
        let text = self.inlined(None)?;
        let made = "//!\n//! Made by `scripts/bundle.sh`: the program, then `cardio`, which reads and writes for it.\n";
        let text = compiler::prune(&self.file, below_head(&text, made), &["--edition=2015"])?;
        let bare = without_library_docs(&text);
        let texts = [(&text, 4), (&bare, 4), (&bare, 2)].map(|(text, indent)| compiler::format(text, indent));
        let text = first_within(RUST_LIMIT, texts.into_iter().collect::<Result<Vec<_>>>()?)?;
        for edition in EDITIONS {
            compiler::accept(&self.file, &text, &["-Dwarnings", "-O", "--edition", edition])?;
        }
        Ok(text)
    }

    /// The program in one C file, whose comment holds as much of the Rust file `rust` as there is room for.
    ///
    /// # Errors
    /// Those of [`Program::rust`]; also when rustc lacks the target.
    pub fn c(&self, rust: &str) -> Result<String> {
        ensure!(compiler::has_target(TARGET)?, "rustc cannot compile for C's sake; run: rustup target add {TARGET}");
        let text = self.inlined(Some(include_str!("../libc/streams.rs")))?;
        let text = compiler::prune(&self.file, below_head(&text, include_str!("../libc/root.rs")), &ASSEMBLY_FLAGS)?;
        let code = assembly::to_c(&compiler::assembly(&self.file, &text, &ASSEMBLY_FLAGS)?)?;
        let program = rust.split(LIBRARY).next().unwrap_or(rust);
        let (head, rest) = program.split_at(head_length(program));
        let uncommented: String = rest.split_inclusive('\n').filter(|line| !line.trim_start().starts_with("//")).collect();
        let sources = [program.to_owned(), format!("{head}{uncommented}"), head.to_owned()];
        let version = compiler::version()?;
        let files = sources.map(|source| {
            let source = source.replace("*/", "* /").replace("/*", "/ *");
            format!(
                include_str!("../libc/file.c"),
                file = self.file,
                version = version,
                source = source.trim_end(),
                code = code
            )
        });
        let text = first_within(C_LIMIT, files)?;
        compiler::accept_c(&self.file, &text)?;
        Ok(text)
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

fn without_library_docs(text: &str) -> String {
    let (program, library) = text.split_at(text.find(LIBRARY).unwrap_or(text.len()));
    let is_doc = |line: &&str| ["///", "//!"].iter().any(|mark| line.trim_start().starts_with(mark));
    program.to_owned() + &library.split_inclusive('\n').filter(|line| !is_doc(line)).collect::<String>()
}

/// The first of `texts`, which get shorter and shorter, of at most `limit` bytes.
fn first_within(limit: usize, texts: impl IntoIterator<Item = String>) -> Result<String> {
    let mut shortest = 0;
    for text in texts {
        if text.len() <= limit {
            return Ok(text);
        }
        shortest = text.len();
    }
    bail!("the file has {shortest} bytes, more than the {limit} that it may have")
}

//! # One file of a judge program, in Rust and in C
//!
//! The Rust file is the program with the library `cardio` as a module. `inline` lays their files
//! into one text; the compiler itself says, round after round, what is unused there, and `compiler`
//! takes it out. The C file is the assembly that rustc makes of the same text with libc's streams:
//! `assembly` cuts it down and `macros` folds what it repeats, so that a C compiler passes it on.
//!
//! No file comes out that a compiler has not accepted without a warning.

mod assembly;
mod compiler;
mod edits;
mod inline;
mod items;
mod macros;
mod paths;

use anyhow::{anyhow, ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Bytes of a Rust file at most.
pub const RUST_LIMIT: usize = 24 * 1024;
/// Bytes of a C file at most.
pub const C_LIMIT: usize = 40_000;
/// What a C file runs on.
const TARGET: &str = "x86_64-unknown-linux-gnu";
/// Editions of Rust that a file must be good for. Pruning asks the first, the strictest on paths.
const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];
/// How rustc makes the assembly. Without loops as vectors, and with fewer calls in place, a quarter of
/// the bytes goes and little of the speed.
const ASSEMBLY: [&str; 11] = [
    "--edition=2015",
    "--crate-type=staticlib",
    "--target",
    TARGET,
    "-Dwarnings",
    "-Cpanic=abort",
    "-Clto=fat",
    "-Ccodegen-units=1",
    "-Cforce-unwind-tables=no",
    "-Cno-vectorize-loops",
    "-Cllvm-args=-inline-threshold=150",
];
/// How much rustc optimizes: the first with which a C file is short enough counts. The second costs golf
/// a tenth of its speed.
const LEVELS: [&str; 2] = ["-Copt-level=3", "-Copt-level=2"];
/// Where the library starts in a Rust file.
const LIBRARY: &str = "\nmod cardio {\n";

/// A program of a workspace.
pub struct Program {
    crates: PathBuf,
    name: String,
    /// The names of its files without an extension, such as `uva127`.
    pub file: String,
}

/// What a judge gets.
pub struct File {
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
        let text =
            fs::read_to_string(&main).with_context(|| format!("no program {}", main.display()))?;
        let number = text
            .split_once("Source: UVa ")
            .map_or("", |(_, number)| number);
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        ensure!(
            !number.is_empty(),
            "{}: no line says `Source: UVa` and a number",
            main.display()
        );
        Ok(Program {
            crates,
            name: name.to_owned(),
            file: format!("uva{number}"),
        })
    }

    /// The program in one Rust file.
    ///
    /// # Errors
    /// What cannot be inlined, what rustc does not accept, and a file that is too long.
    pub fn rust(&self) -> Result<File> {
        let name = format!("{}.rs", self.file);
        let made = "//!\n//! Made by `scripts/bundle.sh`: the program, then `cardio`, which reads and writes for it.\n";
        let text = compiler::prune(
            &name,
            below_head(&self.inlined(None)?, made),
            &["--edition=2015"],
        )?;
        let (program, library) = text.split_at(text.find(LIBRARY).unwrap_or(text.len()));
        let (head, rest) = program.split_at(head_length(program));
        let library = without_comments(library);
        let texts = vec![
            ("all", compiler::format(&text, false)?),
            ("all, tabs", compiler::format(&text, true)?),
            (
                "the program's, tabs",
                compiler::format(&[program, &library].concat(), true)?,
            ),
            (
                "the first, tabs",
                compiler::format(&[head, &without_comments(rest), &library].concat(), true)?,
            ),
        ];
        let file = first_within(RUST_LIMIT, texts)?;
        for edition in EDITIONS {
            compiler::compile(
                "rustc",
                &name,
                &file.text,
                &["-Dwarnings", "-O", "--edition", edition],
            )?;
        }
        Ok(file)
    }

    /// The program in one C file, whose comment holds as much of the Rust file `rust` as there is room for.
    ///
    /// # Errors
    /// Those of [`Program::rust`]; also when rustc lacks the target.
    pub fn c(&self, rust: &str) -> Result<File> {
        let libraries = compiler::ask_rustc(&["--print=target-libdir", "--target", TARGET])?;
        ensure!(
            Path::new(libraries.trim()).is_dir(),
            "rustc lacks the target for it; run: rustup target add {TARGET}"
        );
        let text = self.inlined(Some(include_str!("../libc/streams.rs")))?;
        let (name, text) = (
            format!("{}.rs", self.file),
            below_head(&text, include_str!("../libc/root.rs")),
        );
        let text = compiler::prune(&name, text, &ASSEMBLY)?;
        let program = rust.split(LIBRARY).next().unwrap_or(rust);
        let (head, rest) = program.split_at(head_length(program));
        let version = compiler::ask_rustc(&["--version"])?;
        let version = version.split(" (").next().unwrap_or(&version);
        let sources = [
            ("the program and its comments", program.to_owned()),
            ("the program", head.to_owned() + &without_comments(rest)),
            ("the first comment", head.to_owned()),
        ];
        let mut file = Err(anyhow!("rustc has no level of optimization"));
        for level in LEVELS {
            // Only on its way to a library does rustc optimize across crates.
            let flags = [&ASSEMBLY[..], &[level, "--emit=asm=out.s,link=out.a"]].concat();
            let made = compiler::compile("rustc", &name, &text, &flags)?;
            let code = assembly::to_c(&fs::read_to_string(made.path().join("out.s"))?)?;
            let texts = sources
                .iter()
                .map(|(holds, source)| (*holds, self.c_text(source, version, &code)));
            file = first_within(C_LIMIT, texts.collect());
            if file.is_ok() {
                break;
            }
        }
        let file = file?;
        let flags = ["-ansi", "-pedantic", "-Wall", "-Werror", "-O2"];
        compiler::compile("cc", &format!("{}.c", self.file), &file.text, &flags)?;
        Ok(file)
    }

    fn c_text(&self, source: &str, version: &str, code: &str) -> String {
        // A comment of C ends at the first end that it holds.
        let source = source.trim_end().replace("*/", "* /").replace("/*", "/ *");
        format!(
            include_str!("../libc/file.c"),
            file = self.file,
            version = version,
            source = source,
            code = code
        )
    }

    fn inlined(&self, streams: Option<&str>) -> Result<String> {
        let main = self.crates.join(&self.name).join("src/main.rs");
        inline::inline(&main, &self.crates.join("cardio/src/lib.rs"), streams)
    }
}

/// The bytes of the comment that a file begins with.
fn head_length(text: &str) -> usize {
    text.split_inclusive('\n')
        .take_while(|line| line.starts_with("//!"))
        .map(str::len)
        .sum()
}

fn below_head(text: &str, more: &str) -> String {
    let (head, rest) = text.split_at(head_length(text));
    [head, more, rest].concat()
}

/// `text` without the lines that are comments.
fn without_comments(text: &str) -> String {
    text.split_inclusive('\n')
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect()
}

/// The first of `texts`, which get shorter and shorter, of at most `limit` bytes.
fn first_within(limit: usize, texts: Vec<(&'static str, String)>) -> Result<File> {
    let shortest = texts.last().map_or(0, |(_, text)| text.len());
    let fitting = texts.into_iter().find(|(_, text)| text.len() <= limit);
    let (holds, text) =
        fitting.with_context(|| format!("{shortest} bytes are more than the {limit} of a file"))?;
    Ok(File { text, holds })
}

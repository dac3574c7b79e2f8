//! A program and the library `cardio` as one text, in which the library's files are one module.

use crate::compiler;
use anyhow::{anyhow, bail, Context, Result};
use regex::{Captures, Regex};
use std::fs;
use std::path::Path;

/// Where the library starts in the text.
pub const LIBRARY: &str = "\nmod cardio {\n";
/// What leaves its file, or speaks of it: in one file it would mean something else.
const REFUSED: &str =
    r"\b(?:(?:crate|super)::|extern crate|macro_export|(?:include\w*|env|option_env|file|line|column|module_path)!)";
/// What the library's files tell one another, and what its doc comments tell callers only: all
/// behind the first paragraph, such as examples, and when a call fails.
const NEEDLESS: &str = r"(?m)^mod \w+;$|^(?:pub )?use (?:self|super)::[^;]*;$|^ *///\n(?: *///.*\n)+|pub\(super\) ";

/// The program `name` of those in `crates`, and behind it the library. `streams`, if given, stands
/// for the library's file of that name.
///
/// # Errors
/// What cannot be read, and what would break in one file, with its file and line.
pub fn flatten(crates: &Path, name: &str, streams: Option<&str>) -> Result<String> {
    let read = |file: &Path| fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()));
    let library = crates.join("cardio/src/lib.rs");
    let root = read(&library)?;
    let mut files = vec![crates.join(name).join("src/main.rs"), library.clone()];
    // Streams in memory are for tests only.
    for line in root.lines().filter(|line| *line != "mod memory;") {
        let module = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        files.extend(module.map(|name| library.with_file_name(name).with_extension("rs")));
    }

    let (refused, needless) = (Regex::new(REFUSED)?, Regex::new(NEEDLESS)?);
    let (mut text, mut places) = (String::new(), Vec::new());
    for (count, file) in files.iter().enumerate() {
        let mut part = match streams {
            Some(streams) if file.ends_with("streams.rs") => streams.to_owned(),
            _ => read(file)?,
        };
        // No line moves, so that places stay right.
        let lines = |found: &Captures<'_>| "\n".repeat(found[0].matches('\n').count());
        part = if count == 0 { part + LIBRARY } else { needless.replace_all(&part, lines).into_owned() + "\n" };
        for (number, line) in (1..).zip(part.lines()) {
            let place = format!("{}:{number}", file.display());
            match refused.find(line) {
                Some(word) if !line.trim_start().starts_with("//") => {
                    bail!("{place}: one file cannot have `{}`", word.as_str())
                }
                _ => places.push(place),
            }
        }
        text += &part;
    }
    text += "}\n";
    if streams.is_none() {
        // The compiler knows best which paths and crates there are. It looks them up in one of two ways.
        for edition in ["2015", "2021"] {
            let flags = format!("--edition={edition} -Awarnings --emit=metadata --error-format=short");
            compiler::compile("rustc", "it.rs", &text, &flags).or_else(|error| with_places(&error, &places))?;
        }
    }
    // Where docs have been cut off.
    Ok(Regex::new(r"(///.*\n)\n+")?.replace_all(&text, "$1").into_owned())
}

/// A compiler's message, with the `places` that its lines come from.
fn with_places<T>(error: &anyhow::Error, places: &[String]) -> Result<T> {
    let place = |found: &Captures<'_>| {
        let line = found[1].parse().unwrap_or(0_usize);
        places.get(line.wrapping_sub(1)).cloned().unwrap_or_default()
    };
    let message = error.to_string();
    Err(anyhow!("{}", Regex::new(r"(?m)^it\.rs:(\d+):\d+")?.replace_all(&message, place)))
}

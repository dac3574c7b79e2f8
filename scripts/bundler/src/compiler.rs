//! What compilers and the formatter say of a text and make of it.

use crate::edits::Edits;
use crate::items::Items;
use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn run(command: &mut Command) -> Result<Output> {
    let output = command.output();
    output.with_context(|| format!("cannot run {}", command.get_program().to_string_lossy()))
}

/// What rustc answers to `flags` on its standard output.
pub fn ask_rustc(flags: &[&str]) -> Result<String> {
    Ok(String::from_utf8(
        run(Command::new("rustc").args(flags))?.stdout,
    )?)
}

/// Compiles `text`, in a file of that name and a folder of its own, and returns the folder.
pub fn compile(compiler: &str, file: &str, text: &str, flags: &[&str]) -> Result<TempDir> {
    let folder = tempfile::tempdir()?;
    let output = compile_in(folder.path(), compiler, file, text, flags)?;
    ensure!(
        output.status.success(),
        "{compiler} does not accept it:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(folder)
}

/// The file is named without its folder, so that nothing of this machine gets into what is made of it.
fn compile_in(
    folder: &Path,
    compiler: &str,
    file: &str,
    text: &str,
    flags: &[&str],
) -> Result<Output> {
    fs::write(folder.join(file), text)?;
    run(Command::new(compiler)
        .current_dir(folder)
        .arg(file)
        .args(flags))
}

/// `text` as rustfmt lays it out. Lines are wide, for judges limit the length of a file.
pub fn format(text: &str, with_tabs: bool) -> Result<String> {
    let config = format!("max_width=120,use_small_heuristics=Max,hard_tabs={with_tabs}");
    let mut command = Command::new("rustfmt");
    command
        .args(["--edition=2021", "--config", &config])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut rustfmt = command.spawn().context("cannot run rustfmt")?;
    rustfmt
        .stdin
        .take()
        .context("rustfmt takes no input")?
        .write_all(text.as_bytes())?;
    let output = rustfmt.wait_with_output()?;
    ensure!(
        output.status.success(),
        "rustfmt does not understand the text"
    );
    Ok(String::from_utf8(output.stdout)?)
}

/// `text` without what rustc calls unused, repeated until it finds nothing.
pub fn prune(file: &str, mut text: String, flags: &[&str]) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let flags = [
        flags,
        &["--emit=metadata", "--error-format=json", "--cap-lints=warn"],
    ]
    .concat();
    loop {
        let output = compile_in(folder.path(), "rustc", file, &text, &flags)?;
        let next = without_unused(&text, &String::from_utf8(output.stderr)?)?;
        if next == text {
            return Ok(text);
        }
        text = next;
    }
}

fn without_unused(text: &str, diagnostics: &str) -> Result<String> {
    let items = Items::of(&syn::parse_file(text)?);
    let mut edits = Edits::of(text);
    let mut dropped = HashSet::new();
    for line in diagnostics.lines() {
        let diagnostic: Value = serde_json::from_str(line).with_context(|| line.to_owned())?;
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let range = |span: &Value| {
            Some(span["byte_start"].as_u64()? as usize..span["byte_end"].as_u64()? as usize)
        };
        let spans = list(&diagnostic["spans"]);
        let complaint = || diagnostic["rendered"].as_str().unwrap_or(line).to_owned();
        match diagnostic["code"]["code"].as_str() {
            Some("dead_code") => {
                for range in spans
                    .iter()
                    .filter(|span| span["is_primary"] == true)
                    .filter_map(range)
                {
                    let piece = items
                        .pieces
                        .iter()
                        .find(|piece| piece.name_at == range.start);
                    let piece = piece.with_context(complaint)?; // a field, say: no program can lose it
                    edits.cut(piece.range.clone());
                    dropped.insert(piece.name.clone());
                }
            }
            Some("unused_imports") => {
                let spans = list(&diagnostic["children"])
                    .into_iter()
                    .flat_map(|child| list(&child["spans"]));
                for span in spans.filter(|span| span["suggested_replacement"] == "") {
                    edits.cut(range(&span).with_context(complaint)?);
                }
            }
            None if spans.is_empty() => {} // the count of warnings
            _ => bail!(complaint()),
        }
    }
    without_traces(&edits.apply(), &dropped)
}

/// `text` without the `impl`s of what has been dropped, and without what is empty now.
fn without_traces(text: &str, dropped: &HashSet<String>) -> Result<String> {
    let mut edits = Edits::of(text);
    for piece in Items::of(&syn::parse_file(text)?).pieces {
        let is_gone =
            |name: &Option<String>| name.as_ref().is_some_and(|name| dropped.contains(name));
        if piece.is_void || is_gone(&piece.of_type) || is_gone(&piece.of_trait) {
            edits.cut(piece.range);
        }
    }
    Ok(edits.apply())
}

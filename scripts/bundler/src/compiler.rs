//! What the compiler and the formatter make of a text.

use crate::edits::Edits;
use crate::items::Items;
use anyhow::{bail, ensure, Context, Result};
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Has rustc read `text` from a file of the given name, so that nothing of this machine gets into its work.
fn rustc(folder: &Path, file: &str, text: &str, flags: &[&str]) -> Result<Output> {
    let source = format!("{file}.rs");
    fs::write(folder.join(&source), text)?;
    Command::new("rustc").current_dir(folder).arg(source).args(flags).output().context("cannot run rustc")
}

/// The assembly that rustc makes of `text`.
///
/// # Errors
/// What rustc does not accept.
pub fn assembly(file: &str, text: &str, flags: &[&str]) -> Result<String> {
    let folder = tempfile::tempdir()?;
    // Only a build that goes on to a library optimizes across crates.
    let output = rustc(folder.path(), file, text, &[flags, &["--emit=asm=out.s,link=out.a"]].concat())?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(fs::read_to_string(folder.path().join("out.s"))?)
}

/// Compiles `text` to a program, as judges do.
///
/// # Errors
/// What rustc does not accept.
pub fn accept(file: &str, text: &str, flags: &[&str]) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let output = rustc(folder.path(), file, text, flags)?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// Compiles `text` to a program with the C compiler, which must not give a warning.
///
/// # Errors
/// What it does not accept.
pub fn accept_c(file: &str, text: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let source = format!("{file}.c");
    fs::write(folder.path().join(&source), text)?;
    let flags = ["-ansi", "-pedantic", "-Wall", "-Werror", "-O2", &source];
    let output = Command::new("cc").current_dir(folder.path()).args(flags).output().context("cannot run cc")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}

/// What rustc says of itself: its name and version.
///
/// # Errors
/// When it cannot be run.
pub fn version() -> Result<String> {
    let output = Command::new("rustc").arg("--version").output().context("cannot run rustc")?;
    let words = String::from_utf8(output.stdout)?;
    Ok(words.split_whitespace().take(2).collect::<Vec<_>>().join(" "))
}

/// Whether rustc has what it takes to compile for `target`.
///
/// # Errors
/// When it cannot be run.
pub fn has_target(target: &str) -> Result<bool> {
    let flags = ["--print=target-libdir", "--target", target];
    let output = Command::new("rustc").args(flags).output().context("cannot run rustc")?;
    Ok(Path::new(String::from_utf8(output.stdout)?.trim()).is_dir())
}

/// `text` as rustfmt lays it out, in lines as wide as judges' limits on length ask for.
///
/// # Errors
/// When rustfmt cannot be run or does not understand the text.
pub fn format(text: &str, with_tabs: bool) -> Result<String> {
    let config = format!("max_width=120,use_small_heuristics=Max,hard_tabs={with_tabs}");
    let mut command = Command::new("rustfmt");
    command.args(["--edition=2021", "--config", &config]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut rustfmt = command.spawn().context("cannot run rustfmt")?;
    rustfmt.stdin.take().context("rustfmt takes no input")?.write_all(text.as_bytes())?;
    let output = rustfmt.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt does not understand the text");
    Ok(String::from_utf8(output.stdout)?)
}

/// `text` without what rustc calls unused, repeated until it finds nothing.
///
/// # Errors
/// Any other complaint of rustc.
pub fn prune(file: &str, mut text: String, flags: &[&str]) -> Result<String> {
    let folder = tempfile::tempdir()?;
    let flags = [flags, &["--emit=metadata", "--error-format=json", "--cap-lints=warn"]].concat();
    loop {
        let output = rustc(folder.path(), file, &text, &flags)?;
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
        let range = |span: &Value| Some(span["byte_start"].as_u64()? as usize..span["byte_end"].as_u64()? as usize);
        let spans = diagnostic["spans"].as_array().map_or(&[][..], |spans| spans);
        let complaint = || diagnostic["rendered"].as_str().unwrap_or(line).to_owned();
        match diagnostic["code"]["code"].as_str() {
            Some("dead_code") => {
                for range in spans.iter().filter(|span| span["is_primary"] == true).filter_map(range) {
                    let piece = items.pieces.iter().find(|piece| piece.name_at == range.start);
                    let piece = piece.with_context(complaint)?;
                    edits.cut(piece.range.clone());
                    dropped.insert(piece.name.clone());
                }
            }
            Some("unused_imports") => {
                let children = diagnostic["children"].as_array().map_or(&[][..], |children| children);
                let spans = children.iter().filter_map(|child| child["spans"].as_array()).flatten();
                for range in spans.filter(|span| span["suggested_replacement"] == "").filter_map(range) {
                    edits.cut(range);
                }
            }
            None if spans.is_empty() => {} // the count of warnings
            _ => bail!(complaint()),
        }
    }
    Ok(without_traces(&edits.apply(), &dropped)?)
}

/// `text` without the `impl`s of what has been dropped, and without what is empty now.
fn without_traces(text: &str, dropped: &HashSet<String>) -> Result<String> {
    let items = Items::of(&syn::parse_file(text)?);
    let mut edits = Edits::of(text);
    for piece in items.pieces {
        let is_gone = |name: &Option<String>| name.as_ref().is_some_and(|name| dropped.contains(name));
        if piece.is_void || is_gone(&piece.of_type) || is_gone(&piece.of_trait) {
            edits.cut(piece.range);
        }
    }
    Ok(edits.apply())
}

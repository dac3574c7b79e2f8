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

/// Runs rustc in `folder` on `text`, which it finds under `name`.
///
/// # Errors
/// Only if rustc cannot be run: what it says is in the output.
pub fn rustc(folder: &Path, name: &str, text: &str, flags: &[&str]) -> Result<Output> {
    fs::write(folder.join(name), text).with_context(|| format!("cannot write to {}", folder.display()))?;
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(folder).arg(name).args(flags).output().context("cannot run rustc")
}

/// `text` as rustfmt lays it out by the settings in `root`.
///
/// # Errors
/// When it cannot be run or does not understand the text.
pub fn format(root: &Path, text: &str) -> Result<String> {
    let mut command = Command::new("rustfmt");
    command.current_dir(root).args(["--edition", "2021", "--config", "max_width=120,use_small_heuristics=Max"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut rustfmt = command.spawn().context("cannot run rustfmt")?;
    rustfmt.stdin.take().context("rustfmt takes no input")?.write_all(text.as_bytes())?;
    let output = rustfmt.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt does not understand the inlined text");
    Ok(String::from_utf8(output.stdout)?)
}

/// `text` without what rustc calls unused, repeated until it finds nothing.
///
/// # Errors
/// Any other complaint of rustc.
pub fn prune(folder: &Path, name: &str, mut text: String, flags: &[&str]) -> Result<String> {
    let flags = [flags, &["--emit=metadata", "--error-format=json"]].concat();
    loop {
        let output = rustc(folder, name, &text, &flags)?;
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

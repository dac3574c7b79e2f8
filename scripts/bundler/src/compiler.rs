//! What compilers and the formatter make of a text.

use anyhow::{ensure, Context, Result};
use std::fs;
use std::process::Command;
use tempfile::TempDir;

/// Compiles `text`, in a file of that name and a folder of its own, and returns the folder.
///
/// # Errors
/// When the compiler cannot be run, or does not accept the text: with what it says.
pub fn compile(compiler: &str, file: &str, text: &str, flags: &str) -> Result<TempDir> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join(file), text)?;
    // Without one of its own here, rustfmt would follow the user's.
    fs::write(folder.path().join("rustfmt.toml"), "")?;
    // The file is named without its folder, so that nothing of this machine gets into what is made of it.
    let mut command = Command::new(compiler);
    command.current_dir(&folder).args(flags.split_whitespace()).arg(file);
    let output = command.output().with_context(|| format!("cannot run {compiler}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{compiler} does not accept {file}:\n{said}");
    Ok(folder)
}

/// `text` as rustfmt lays it out, tightly, for judges limit the length of a file.
///
/// # Errors
/// Those of [`compile`].
pub fn format(text: &str) -> Result<String> {
    let flags = "--edition=2021 --config max_width=120,use_small_heuristics=Max,hard_tabs=true";
    let folder = compile("rustfmt", "it.rs", text, flags)?;
    Ok(fs::read_to_string(folder.path().join("it.rs"))?)
}

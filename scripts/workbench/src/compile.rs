//! Compiles one file, as a judge does, and keeps what is made.

use crate::scratch::Scratch;
use anyhow::{ensure, Context};
use std::{
    env, fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// Compiles a program in Rust.
///
/// # Errors
/// rustc cannot be run or does not take the program, the binary cannot be written.
pub fn rust(source: &str, binary: &Path) -> anyhow::Result<()> {
    compile(&["rustc", "--edition", "2021", "-O", "--crate-name", "program", "-o", "program", "-"], source, binary)
}

/// Compiles a program in C, by the compiler that `$CC` names or by `cc`.
///
/// # Errors
/// The compiler cannot be run or does not take the program, the binary cannot be written.
pub fn c(source: &str, binary: &Path) -> anyhow::Result<()> {
    compile(&[&c_compiler(), "-O2", "-o", "program", "-x", "c", "-"], source, binary)
}

/// The command that compiles C.
pub fn c_compiler() -> String {
    env::var("CC").ok().filter(|name| !name.is_empty()).unwrap_or_else(|| "cc".to_owned())
}

/// Runs a compiler that reads the source and writes `program` into its folder, unless the binary is there already, made
/// from the same source by the same compiler. It is made aside and then moved, so that it is always whole, also if two
/// processes make it at once.
fn compile(command: &[&str], source: &str, binary: &Path) -> anyhow::Result<()> {
    let compiler = command[0];
    let cannot = || format!("cannot run {compiler}");
    let version = Command::new(compiler).arg("--version").output().with_context(cannot)?.stdout;
    let from = format!("{}\n{}\n{source}", command.join(" "), String::from_utf8_lossy(&version));
    let note = binary.with_extension("made-from");
    if binary.is_file() && fs::read_to_string(&note).is_ok_and(|old| old == from) {
        return Ok(());
    }
    let folder = binary.parent().context("a binary has a folder")?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let aside = Scratch::within(folder).with_context(|| folder.display().to_string())?;
    let mut child = Command::new(compiler)
        .args(&command[1..])
        .current_dir(aside.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(cannot)?;
    // A compiler that does not read on says why.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all(source.as_bytes()));
    let output = child.wait_with_output()?;
    let messages = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{compiler} does not take the source of {}:\n{messages}", binary.display());
    fs::rename(aside.path().join("program"), binary)?;
    fs::write(aside.path().join("note"), from)?;
    fs::rename(aside.path().join("note"), note)?;
    Ok(())
}

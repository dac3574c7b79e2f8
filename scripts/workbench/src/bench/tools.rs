//! What other programs measure: hyperfine the time, cachegrind the instructions, GNU time the memory.

use crate::{project, shell};
use anyhow::{bail, ensure, Context};
use std::{
    fs::{self, File},
    path::Path,
    process::{Command, Output, Stdio},
};

/// How to get hyperfine, without which there is nothing to tell.
pub const HYPERFINE: &str = "hyperfine is missing; install it with: apt install hyperfine, or: cargo install hyperfine";

/// What is missing, a line each: its name, how to get it, and what is not measured without it.
pub fn missing() -> Vec<&'static str> {
    let valgrind = "skipped: valgrind (apt install valgrind): instructions and mispredictions are not counted";
    let time = "skipped: GNU time (apt install time): peak memory is not measured";
    let tools = [("valgrind", valgrind), ("time", time)];
    tools.into_iter().filter(|(name, _)| project::find(name).is_none()).map(|(_, line)| line).collect()
}

/// The processor time, user and system, of each shell command in seconds; all in one run of hyperfine, which takes
/// each command `runs` times and gives the mean.
///
/// # Errors
/// hyperfine fails, as when a command does.
pub fn seconds(input: &Path, commands: &[&str], runs: usize, scratch: &Path) -> anyhow::Result<Vec<f64>> {
    let json = scratch.join("times.json");
    let input = shell::quoted(input.to_str().context("paths must be Unicode")?);
    let output = Command::new("hyperfine")
        .args(["--style", "none", "--warmup", "1", "--runs", &runs.to_string(), "--export-json"])
        .arg(&json)
        .args(commands.iter().map(|command| format!("{{ {command}; }} <{input}")))
        .stdin(Stdio::null())
        .output()
        .context("cannot run hyperfine")?;
    ensure!(output.status.success(), "hyperfine failed: {}", String::from_utf8_lossy(&output.stderr));
    let times = read_seconds(&fs::read_to_string(&json)?)?;
    ensure!(times.len() == commands.len(), "hyperfine has {} results for {} commands", times.len(), commands.len());
    Ok(times)
}

/// The processor times that hyperfine exports.
fn read_seconds(json: &str) -> anyhow::Result<Vec<f64>> {
    let exported: serde_json::Value = serde_json::from_str(json).context("hyperfine's JSON")?;
    let Some(results) = exported["results"].as_array() else { bail!("hyperfine's JSON has no results") };
    let time = |result: &serde_json::Value| Some(result["user"].as_f64()? + result["system"].as_f64()?);
    results.iter().map(|result| time(result).context("hyperfine's JSON has a result without a time")).collect()
}

/// How many instructions a shell command takes, and how many branches cachegrind's simple processor guesses wrong; none
/// without valgrind, or where the command cannot run under it.
pub fn branches(input: &Path, command: &str) -> Option<(f64, f64)> {
    let cachegrind = "valgrind --tool=cachegrind --branch-sim=yes --cache-sim=no --cachegrind-out-file=/dev/null";
    let output = shell(input, &format!("{cachegrind} {command}"))?;
    read_branches(&String::from_utf8_lossy(&output.stderr))
}

/// The counts in cachegrind's words.
fn read_branches(words: &str) -> Option<(f64, f64)> {
    let after = |name: &str| {
        let line = words.lines().find(|line| line.contains(name))?;
        let count = line.split_once(':')?.1.split_whitespace().next()?;
        count.replace(',', "").parse::<f64>().ok()
    };
    Some((after("I refs:").or_else(|| after("I   refs:"))?, after("Mispredicts:")?))
}

/// The most megabytes that a shell command holds at a time; none without GNU time.
pub fn peak(input: &Path, command: &str, scratch: &Path) -> Option<f64> {
    let told = scratch.join("peak");
    let time = format!("env time -f %M -o {} sh -c {}", shell::quoted(told.to_str()?), shell::quoted(command));
    shell(input, &time).filter(|output| output.status.success())?;
    let kilobytes: f64 = fs::read_to_string(told).ok()?.lines().last()?.parse().ok()?;
    Some(kilobytes / 1024.0)
}

/// Runs a shell command and keeps what it says on standard error.
fn shell(input: &Path, command: &str) -> Option<Output> {
    let input = File::open(input).ok()?;
    Command::new("sh").args(["-c", command]).stdin(input).stdout(Stdio::null()).output().ok()
}

/// The first line that a command prints, or nothing where there is no such command.
pub fn line(command: &[&str]) -> String {
    let output = Command::new(command[0]).args(&command[1..]).stdin(Stdio::null()).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_added_up() {
        let json = r#"{"results": [{"mean": 9.5, "user": 0.25, "system": 0.5}, {"user": 1, "system": 0}]}"#;
        assert_eq!(read_seconds(json).expect("it is right"), [0.75, 1.0]);
        for wrong in ["", "{}", r#"{"results": [{"user": 1}]}"#] {
            assert!(read_seconds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn cachegrinds_words_are_understood() {
        let words = "==7== \n==7== I   refs:      22,266,123\n==7== Branches:     1,000  (900 cond + 100 ind)\n\
                     ==7== Mispredicts:  96,001  (96,000 cond + 1 ind)\n==7== Mispred rate: 1.0%";
        assert_eq!(read_branches(words), Some((22_266_123.0, 96_001.0)));
        assert_eq!(read_branches(&words.replace("I   refs:      ", "I refs:        ")), read_branches(words));
        assert_eq!(read_branches("sh: 1: valgrind: not found"), None);
    }
}

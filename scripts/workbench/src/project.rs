//! Where the project is, what has been built of it, and which other tools there are.

use anyhow::{ensure, Context};
use games::Problem;
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The top folder of the sources.
pub fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // Without "..", so that it can be shown as seen from here.
    root.canonicalize().unwrap_or(root)
}

/// The folder that this program was built into, such as `target`; all that is made goes below it.
///
/// # Errors
/// The system does not tell where this program is.
pub fn target() -> anyhow::Result<PathBuf> {
    let program = env::current_exe().context("where is this program?")?;
    // It is in target/PROFILE; a test is in target/PROFILE/deps.
    let mut folders = program.ancestors().skip(1).filter(|folder| !folder.ends_with("deps"));
    folders.nth(1).map(Path::to_owned).context("this program was not built by cargo")
}

/// Looks for a command as the shell does.
///
/// ```
/// assert!(workbench::project::find("sh").is_some());
/// assert!(workbench::project::find("no-such-command").is_none());
/// ```
pub fn find(command: &str) -> Option<PathBuf> {
    if command.contains('/') {
        return Some(PathBuf::from(command)).filter(|path| path.is_file());
    }
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(command)).find(|path| path.is_file())
}

/// Looks for what a command cannot do without, before anything is made.
///
/// # Errors
/// It is missing; the message says how to get it.
pub fn needs(command: &str, package: &str) -> anyhow::Result<()> {
    let how = format!("install it, on Debian and Ubuntu with: apt install {package}");
    ensure!(find(command).is_some(), "{command} is missing; {how}");
    Ok(())
}

/// Has cargo build packages in a profile, and gives the folder of the programs.
///
/// # Errors
/// cargo fails.
pub fn build(profile: &str, packages: &[&str]) -> anyhow::Result<PathBuf> {
    let target = target()?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--profile", profile]).arg("--target-dir").arg(&target);
    cargo.arg("--manifest-path").arg(root().join("Cargo.toml"));
    let status = cargo.args(packages.iter().flat_map(|name| ["-p", name])).status().context("cannot run cargo")?;
    ensure!(status.success(), "cargo could not build {}", packages.join(", "));
    Ok(target.join(profile))
}

/// Builds the programs of some problems as they are handed out, and gives their folder.
///
/// # Errors
/// cargo fails.
pub fn build_programs(problems: &[Problem]) -> anyhow::Result<PathBuf> {
    build("release", &problems.iter().map(|problem| problem.name()).collect::<Vec<_>>())
}

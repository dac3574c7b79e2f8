//! Has problemtools judge packages.

use super::write;
use crate::{check::Tally, project};
use anyhow::{ensure, Context};
use games::Problem;
use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The version that the packages were tried with.
const VERSION: &str = "1.20260907";

/// What has to be said where nothing can be verified.
pub const NO_PYTHON: &str = "skipped: problemtools (Python 3.12 or newer): nothing is verified";

/// A Python that is new enough and can make an environment, if there is one.
pub fn python() -> Option<PathBuf> {
    let named = ["python3.14", "python3.13", "python3.12", "python3"].map(PathBuf::from);
    let pyenv = env::var_os("PYENV_ROOT").map(PathBuf::from);
    let pyenv = pyenv.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".pyenv")));
    let versions = pyenv.and_then(|pyenv| fs::read_dir(pyenv.join("versions")).ok());
    let versions = versions.into_iter().flatten().flatten().map(|version| version.path().join("bin/python3"));
    let is_new = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 12))";
    let try_it = |python: &PathBuf| {
        let mut command = Command::new(python);
        let status = command.args(["-c", is_new]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    };
    named.into_iter().chain(versions).find(try_it)
}

/// Has every submission of every package judged on all data; any error or warning fails. problemtools is installed
/// into `folder` by pip, where it is not there yet. Says what is left out.
///
/// # Errors
/// problemtools cannot be installed or run.
pub fn verify(
    to: &mut impl Write,
    python: &Path,
    problems: &[Problem],
    packages: &Path,
    folder: &Path,
) -> anyhow::Result<Tally> {
    let tools = folder.join(format!("problemtools-{VERSION}"));
    // Its scripts cannot be run where the path holds a blank, but its modules can.
    let inside = tools.join("bin/python");
    if !tools.join("bin/verifyproblem").is_file() {
        succeed(Command::new(python).args(["-m", "venv"]).arg(&tools))?;
        let problemtools = format!("problemtools=={VERSION}");
        succeed(Command::new(&inside).args(["-m", "pip", "install", "--quiet", &problemtools]))?;
    }
    let mut parts = vec!["config", "data", "graders", "submissions", "validators"];
    if project::find("lualatex").is_some() {
        parts.push("statement");
    } else {
        writeln!(to, "skipped: lualatex (apt install texlive-luatex): the statements are not set")?;
        to.flush()?;
    }
    let mut tally = Tally::default();
    for problem in problems {
        // One thread: verifyproblem changes its folder while it sets a statement, and a compiler beside it would lose
        // its own.
        let mut command = Command::new(&inside);
        command
            .args(["-m", "problemtools.verifyproblem", "--werror", "--threads", "1"])
            .arg(packages.join(write::name(*problem)));
        let status = command.arg("--parts").args(&parts).status().context("cannot run verifyproblem")?;
        match status.success() {
            true => tally.passed += 1,
            false => tally.failed += 1,
        }
    }
    Ok(tally)
}

fn succeed(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}

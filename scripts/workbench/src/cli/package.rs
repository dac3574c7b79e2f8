//! `workbench package`: problem packages for judges.

use super::{close, end_children_with_us, known_or_all, problems, Done};
use anyhow::Context;
use clap::Args;
use games::Problem;
use std::{
    fs::{File, TryLockError},
    io::Write,
    path::Path,
    process::ExitCode,
};
use workbench::{
    compile,
    lasting::Lasting,
    package::{
        verify,
        write::{self, Size},
    },
    project,
    scratch::Scratch,
};

/// The exit status when nothing could be verified.
const NOT_VERIFIED: u8 = 3;

/// Write the problems as packages, ready to host on a judge
///
/// Writes for each program, or for those named, a folder target/packages/NAME and a zip of it, NAME being the program's
/// without hyphens: a problem package in the legacy format, which DOMjudge, Kattis, problemtools and (after `bt upgrade`)
/// BAPCtools read. The same sources give the same zip, byte for byte. Statement, input layout, wrong programs and dealt
/// decks come from scripts/package/PROGRAM, the other data from fixtures/PROGRAM, the accepted programs from the bundler.
/// Needs cargo, a C compiler and zip.
#[derive(Args)]
pub struct Package {
    /// Programs; all unless some are named
    #[arg(value_name = "PROGRAM", value_parser = problems())]
    programs: Vec<Problem>,
    /// Then have problemtools judge every submission on all data
    ///
    /// Any error or warning fails. problemtools is installed below target by pip, and needs Python 3.12 or newer; where
    /// that is not found, nothing is verified, and the exit status is 3. Statements need lualatex.
    #[arg(long)]
    verify: bool,
}

pub fn run(args: Package) -> Done {
    project::needs("cargo", "cargo")?;
    project::needs(&compile::c_compiler(), "gcc")?;
    project::needs("zip", "zip")?;
    end_children_with_us()?;
    let target = project::target()?;
    let packages = target.join("packages");
    let scratch = Scratch::within(&packages)?;
    let _locked = lock(&packages)?;
    let mut out = Lasting::new(anstream::stdout().lock());
    let programs = known_or_all(args.programs);
    for problem in &programs {
        let Size { inputs, programs } = write::write(*problem, &packages, scratch.path(), &target.join("mutants"))?;
        let zip = write::zip(&packages, *problem);
        writeln!(out, "{}: {inputs} test files, {programs} submissions", zip.display())?;
        out.flush()?;
    }
    if !args.verify {
        return Ok(ExitCode::SUCCESS);
    }
    let Some(python) = verify::python() else {
        anstream::eprintln!("{}", verify::NO_PYTHON);
        return Ok(ExitCode::from(NOT_VERIFIED));
    };
    let tally = verify::verify(&mut out, &python, &programs, &packages, &target)?;
    close(out, tally)
}

/// Waits until no other process writes packages here.
fn lock(packages: &Path) -> anyhow::Result<File> {
    let file = packages.join(".lock");
    let lock = File::create(&file).with_context(|| file.display().to_string())?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            anstream::eprintln!("waiting for another process that writes packages to {}", packages.display());
            lock.lock()?;
        }
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    Ok(lock)
}

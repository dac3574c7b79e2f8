//! `workbench mutants`: whether the fixtures catch every wrong program.

use super::{close, end_children_with_us, known_or_all, problems, Done};
use clap::Args;
use games::Problem;
use workbench::{check::Tally, compile, lasting::Lasting, package::mutants, project};

/// Prove that the fixtures catch every wrong program
///
/// Makes the wrong programs of scripts/package/PROGRAM, one for each trap of the game, and runs them on the fixtures. A
/// wrong_answer program must print something else than the .out file, byte for byte; a run_time_error program must stop
/// with an error; a time_limit_exceeded program must still run after three seconds. The plain solution that they are made
/// from must be right on every fixture, and the input validator of the judge package must turn down each malformed file.
/// Closes with "N passed, N failed". Needs rustc and a C compiler. What is made is kept in target/mutants.
#[derive(Args)]
pub struct Mutants {
    /// Programs; all unless some are named
    #[arg(value_name = "PROGRAM", value_parser = problems())]
    programs: Vec<Problem>,
}

pub fn run(args: Mutants) -> Done {
    project::needs("rustc", "rustc")?;
    project::needs(&compile::c_compiler(), "gcc")?;
    end_children_with_us()?;
    let mut out = Lasting::new(anstream::stdout().lock());
    let mut all = Tally::default();
    for problem in known_or_all(args.programs) {
        let tally = mutants::prove(&mut out, problem, &project::target()?.join("mutants"))?;
        all.passed += tally.passed;
        all.failed += tally.failed;
    }
    close(out, all)
}

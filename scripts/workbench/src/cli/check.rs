//! `workbench check`: a program of the user's against the fixtures.

use super::{close, end_children_with_us, problems, Done};
use clap::Args;
use games::{Game, Problem, Task};
use std::{path::PathBuf, time::Duration};
use workbench::{
    check::{self, Plan},
    lasting::Lasting,
};

/// Run a program on the fixtures and show where its answers differ
///
/// Files laid out in a way that no judge is known to send, such as all in one line, or without a terminator, are named
/// where they fail, but do not count. Closes with "N passed, N failed"; the exit status is 0 if none failed, 1 if some
/// did, 2 if the program could not be run.
#[derive(Args)]
pub struct Check {
    /// The problem
    #[arg(value_parser = problems())]
    pub problem: Problem,
    /// How many seconds one run may take
    #[arg(short, long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// Count oddly laid out files too
    #[arg(long)]
    all: bool,
    /// The folder with PROBLEM/*.in and PROBLEM/*.out
    #[arg(long, value_name = "FOLDER", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures"), hide_default_value = true)]
    fixtures: PathBuf,
    /// The program to run and its arguments, behind all else
    #[arg(trailing_var_arg = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

impl Task for Check {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        end_children_with_us()?;
        let plan = Plan {
            command: self.command,
            // Without "..", so that it can be shown as seen from here.
            fixtures: self.fixtures.canonicalize().unwrap_or(self.fixtures),
            limit: Duration::from_secs(self.limit),
            all: self.all,
        };
        let mut out = Lasting::new(anstream::stdout().lock());
        let tally = check::check::<G>(&mut out, &plan)?;
        close(out, tally)
    }
}

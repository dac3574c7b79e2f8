//! `workbench answer`: the literal models as a judge program.

use super::{problems, read, Done};
use clap::Args;
use games::{answer, Game, Problem, Task};
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

/// Play decks by the rules, slowly and obviously, and print the judge's answers
#[derive(Args)]
pub struct Answer {
    /// The problem
    #[arg(value_parser = problems())]
    pub problem: Problem,
    /// A file in the judge's format; without it, or with "-", standard input
    file: Option<PathBuf>,
}

impl Task for Answer {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        let decks = read::<G>(self.file.as_deref())?;
        let mut out = io::BufWriter::new(io::stdout().lock());
        for (deck, number) in decks.iter().zip(1..) {
            writeln!(out, "{}", answer::<G>(deck, number))?;
        }
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

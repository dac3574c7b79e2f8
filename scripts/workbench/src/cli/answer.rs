//! `workbench answer`: the literal models as a judge program.

use super::read;
use clap::Args;
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};
use workbench::{literal, Problem};

/// Play decks by the rules, slowly and obviously, and print the judge's answers
#[derive(Args)]
pub struct Answer {
    /// The problem
    problem: Problem,
    /// A file in the judge's format; without it, or with "-", standard input
    file: Option<PathBuf>,
}

pub fn run(asked: &Answer) -> anyhow::Result<ExitCode> {
    let decks = read(asked.problem, asked.file.as_deref())?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    for (deck, number) in decks.iter().zip(1..) {
        writeln!(out, "{}", literal::answer(asked.problem, deck, number))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

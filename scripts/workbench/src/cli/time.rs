//! `workbench time`: how long a program takes for each deck.

use super::check_kind;
use anyhow::Context;
use clap::{builder::RangedU64ValueParser, Args};
use itertools::Itertools;
use std::{fs, path::PathBuf, process::ExitCode, time::Duration};
use workbench::{
    decks::{Dealer, Kind},
    pace, plot, Problem,
};

/// Ask a program one deck at a time and tell how long the answers take
///
/// The program must write each answer before it reads the next deck. A time holds the way to the program and back,
/// some ten to twenty microseconds, but not its start.
#[derive(Args)]
pub struct Time {
    /// The problem
    problem: Problem,
    /// How many decks
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1000, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000))]
    decks: usize,
    /// What the decks are made from; the same seed deals the same decks
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// What they are good for
    #[arg(short, long, value_enum, default_value_t = Kind::Random)]
    kind: Kind,
    /// How often every deck is asked; its shortest time counts
    #[arg(short, long, value_name = "COUNT", default_value_t = 3, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1000))]
    rounds: usize,
    /// How many seconds one answer may take
    #[arg(short, long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// Also write each deck's ending and time to a file, for "workbench plot"
    #[arg(long, value_name = "FILE")]
    plot_data: Option<PathBuf>,
    /// The program to run and its arguments, after "--"
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

pub fn run(asked: &Time) -> anyhow::Result<ExitCode> {
    check_kind(asked.problem, asked.kind)?;
    let decks = Dealer::new(asked.problem, asked.kind, asked.seed).take(asked.decks).collect_vec();
    let limit = Duration::from_secs(asked.limit);
    let timings = pace::time(asked.problem, &decks, &asked.command, asked.rounds, limit)?;
    if let Some(file) = &asked.plot_data {
        fs::write(file, plot::data::write_timings(&timings)).with_context(|| file.display().to_string())?;
    }
    anstream::print!("{}", pace::table(&timings));
    Ok(ExitCode::SUCCESS)
}

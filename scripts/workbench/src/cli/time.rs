//! `workbench time`: how long a program takes for each deck.

use super::{check_kind, kinds, problems, Done};
use clap::{builder::RangedU64ValueParser, Args};
use games::{
    deal::{Dealer, Kind},
    Game, Problem, Task,
};
use itertools::Itertools;
use std::{process::ExitCode, time::Duration};
use workbench::latency;

/// Ask a program one deck at a time and tell how long the answers take
///
/// The program must write each answer before it reads the next deck. A time holds the way to the program and back,
/// some ten to twenty microseconds, but not its start.
#[derive(Args)]
pub struct Time {
    /// The problem
    #[arg(value_parser = problems())]
    pub problem: Problem,
    /// How many decks
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1000, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000))]
    decks: usize,
    /// What the decks are made from; the same seed deals the same decks
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// Kind of decks
    #[arg(short, long, value_parser = kinds(), default_value_t = Kind::Random)]
    kind: Kind,
    /// How often every deck is asked; its shortest time counts
    #[arg(short, long, value_name = "COUNT", default_value_t = 3, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1000))]
    rounds: usize,
    /// How many seconds one answer may take
    #[arg(short, long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    limit: u64,
    /// The program to run and its arguments, after "--"
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

impl Task for Time {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        check_kind::<G>(self.kind)?;
        let decks = Dealer::<G>::new(self.kind, self.seed).take(self.decks).collect_vec();
        let limit = Duration::from_secs(self.limit);
        let timings = latency::time::<G>(&decks, &self.command, self.rounds, limit)?;
        anstream::print!("{}", latency::table(&timings));
        Ok(ExitCode::SUCCESS)
    }
}

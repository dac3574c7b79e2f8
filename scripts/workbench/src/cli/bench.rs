//! `workbench bench`: how fast the programs are.

use super::{end_children_with_us, problems, tell_failure, Done, FOUND};
use anyhow::{ensure, Context};
use clap::{builder::TypedValueParser, Args};
use games::Problem;
use std::{ffi::OsStr, fs, path::PathBuf, process::ExitCode};
use workbench::{
    bench::{self, tools, Plan},
    lasting::Lasting,
    plot, project,
};

/// Measure how fast the programs are, and print it as Markdown tables
///
/// Deals random decks and lets the programs and the literal models answer them side by side: time, instructions and
/// mispredicted branches a deck, the ratio to the model, peak memory; what more decks cost, up to a million; and how
/// long single decks take where they take long.
///
/// Times are processor time, user and system, of whole runs with their start, as hyperfine measures them: a busy machine
/// changes them little. Only single decks are timed by the clock, so nothing else should run meanwhile. Instructions and
/// mispredictions, of at most 2,000 decks, by cachegrind's model of a simple processor, need valgrind, peak memory GNU
/// time; without them the tables have "-" there, and a line says why.
#[derive(Args)]
pub struct Bench {
    /// Few decks and few runs: seconds instead of minutes
    #[arg(short, long)]
    quick: bool,
    /// What the decks are made from
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// Also draw the ratios and the times of single decks
    #[arg(short, long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Also measure another program; COMMAND is run by the shell. One that fails, or answers wrongly, is named and not
    /// timed; the exit status is 1 then
    #[arg(short, long, value_name = "PROBLEM=COMMAND", value_parser = Against)]
    against: Vec<(Problem, String)>,
}

/// Takes a problem, an equals sign and a command.
#[derive(Clone)]
struct Against;

impl TypedValueParser for Against {
    type Value = (Problem, String);

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let value = value.to_string_lossy();
        let (problem, program) = value.split_once('=').unwrap_or((&value, ""));
        let problem = problems().parse_ref(command, argument, OsStr::new(problem))?;
        if program.trim().is_empty() {
            let wanted = format!("--against wants a problem, \"=\" and a command, not {value}\n");
            return Err(clap::Error::raw(clap::error::ErrorKind::ValueValidation, wanted).with_cmd(command));
        }
        Ok((problem, program.to_owned()))
    }
}

pub fn run(args: Bench) -> Done {
    ensure!(project::find("hyperfine").is_some(), tools::HYPERFINE);
    if let Some(file) = &args.plot {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        ensure!(folder.is_none_or(|folder| folder.is_dir()), "there is no folder for {}", file.display());
    }
    end_children_with_us()?;
    let mut out = Lasting::new(anstream::stdout().lock());
    let plan = Plan { seed: args.seed, quick: args.quick, against: args.against };
    let outcome = bench::bench(&mut out, &plan)?;
    if let Some(file) = &args.plot {
        let picture = plot::draw(&outcome.ratios, &outcome.timings)?;
        fs::write(file, picture).with_context(|| file.display().to_string())?;
        anstream::eprintln!("drawn: {}", file.display());
    }
    tell_failure(&out);
    Ok(if outcome.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(FOUND) })
}

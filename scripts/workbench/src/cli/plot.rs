//! `workbench plot`: the figures of a benchmark as a picture.

use anyhow::Context;
use clap::Args;
use std::{fs, path::PathBuf, process::ExitCode};
use workbench::plot;

/// Draw the figures of a benchmark as an SVG picture
#[derive(Args)]
pub struct Plot {
    /// Who is how fast: lines of problem, name and microseconds a deck, split by tabs; the literal model's name is
    /// "literal model"
    speeds: PathBuf,
    /// How long each deck of Relaxed Golf took, as "workbench time --plot-data" writes it
    timings: PathBuf,
    /// The picture
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub fn run(args: &Plot) -> anyhow::Result<ExitCode> {
    let text = |file: &PathBuf| fs::read_to_string(file).with_context(|| file.display().to_string());
    let speeds = plot::data::read_speeds(&text(&args.speeds)?).with_context(|| args.speeds.display().to_string())?;
    let timings =
        plot::data::read_timings(&text(&args.timings)?).with_context(|| args.timings.display().to_string())?;
    let picture = plot::draw(&speeds, &timings)?;
    fs::write(&args.output, picture).with_context(|| args.output.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}

//! The command `workbench`; `workbench --help` lists what it does.

mod cli;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(cli::Cli::parse()).unwrap_or_else(|error| {
        // A reader that has seen enough, as `head` has, is no failure.
        let closed =
            error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe);
        if closed {
            return ExitCode::SUCCESS;
        }
        anstream::eprintln!("workbench: {error:#}");
        ExitCode::from(cli::CANNOT)
    })
}

//! What can be typed, and what is then done.

mod answer;
mod bench;
mod check;
mod mutants;
mod package;
mod time;

use anyhow::{bail, ensure, Context};
use clap::{
    builder::{PossibleValue, PossibleValuesParser, RangedU64ValueParser, TypedValueParser},
    Args, CommandFactory, Parser, Subcommand,
};
use games::{
    deal::{self, Kind},
    input, replay, Game, Problem, Task,
};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use itertools::Itertools;
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM},
    iterator::Signals,
};
use std::{
    fmt, fs,
    io::{self, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    thread,
    time::Duration,
};
use workbench::{
    check::Tally,
    lasting::Lasting,
    scratch, shell,
    stress::{self, Plan},
};

/// The exit status when a fault was found.
const FOUND: u8 = 1;

/// The exit status when a command cannot do its work at all.
pub const CANNOT: u8 = 2;

/// Deal decks, replay a game move by move, find the deck that breaks a solution.
#[derive(Parser)]
#[command(version, term_width = 60, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Deal(Deal),
    Replay(Replay),
    Stress(Stress),
    Check(check::Check),
    Answer(answer::Answer),
    Time(time::Time),
    Bench(bench::Bench),
    Mutants(mutants::Mutants),
    Package(package::Package),
    /// Print the completions for a shell, to be sourced by it
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
}

/// Deal decks in the judge's own format, the same for the same seed everywhere
#[derive(Args)]
struct Deal {
    /// The problem
    #[arg(value_parser = problems())]
    problem: Problem,
    /// How many decks
    #[arg(short = 'n', long, value_name = "COUNT", default_value_t = 1)]
    decks: usize,
    /// What the decks are made from; the same seed deals the same decks
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// Kind of decks
    #[arg(short, long, value_parser = kinds(), default_value_t = Kind::Random)]
    kind: Kind,
}

/// Play decks by the rules and tell every move
#[derive(Args)]
struct Replay {
    /// The problem
    #[arg(value_parser = problems())]
    problem: Problem,
    /// A file in the judge's format; without it, or with "-", standard input
    file: Option<PathBuf>,
    /// Only the deck of this number, counted from 1
    #[arg(short, long, value_name = "NUMBER")]
    deck: Option<usize>,
    /// One line a move, to be read by a program: "deal CARD PILE", "pick-up PILE CARD CARD CARD", "gone PILE";
    /// "deal CARD", "move CARD FROM TO"; "draw RANK", "discard RANK COLUMN"
    #[arg(short, long)]
    moves: bool,
    /// Leave out what comes before this deal (golf: this move)
    #[arg(short, long, value_name = "DEAL", default_value_t = 1)]
    from: u64,
}

/// Run a program on deck after deck until its answers differ from the rules'
///
/// Stops at the first difference, shrinks the input to the one deck that shows it, saves it, names the fault, and
/// replays the game from where the program can have left it. The exit status is 0 if nothing was found, 1 if something
/// was, 2 if the program could not be run.
#[derive(Args)]
struct Stress {
    /// The problem
    #[arg(value_parser = problems())]
    problem: Problem,
    /// How many decks to try in all [default: 10000; where the literal model is slow, 1000]
    #[arg(short = 'n', long, value_name = "COUNT", value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    decks: Option<usize>,
    /// How many decks go into one run of the program [default: 200; where the literal model is slow, 20]
    #[arg(short, long, value_name = "COUNT", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1_000_000))]
    per_run: Option<usize>,
    /// What the decks are made from; the same seed deals the same decks
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// Only this kind of decks [default: mostly random ones, with all other kinds between them]
    #[arg(short, long, value_parser = kinds())]
    kind: Option<Kind>,
    /// Only standard packs, as the judges promise [default: odd decks too]
    #[arg(long)]
    standard: bool,
    /// How many seconds one run may take
    #[arg(short, long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    time: u64,
    /// Where the failing input goes [default: PROBLEM-fails.in; if there is one, PROBLEM-fails-2.in and so on]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The program to run and its arguments, behind all else
    #[arg(trailing_var_arg = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

/// Takes the name of a problem.
fn problems() -> impl TypedValueParser<Value = Problem> {
    PossibleValuesParser::new(Problem::ALL.map(Problem::name)).try_map(|name| name.parse())
}

/// Takes the name of a kind of decks.
fn kinds() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(|kind| PossibleValue::new(kind.name()).help(kind.help())))
        .try_map(|name| name.parse())
}

/// How a command ends: with this status, or with the reason why it could not do its work.
type Done = anyhow::Result<ExitCode>;

/// Does what was asked for.
pub fn run(cli: Cli) -> Done {
    match cli.command {
        Command::Deal(args) => args.problem.dispatch(args),
        Command::Replay(args) => args.problem.dispatch(args),
        Command::Stress(args) => args.problem.dispatch(args),
        Command::Check(args) => args.problem.dispatch(args),
        Command::Answer(args) => args.problem.dispatch(args),
        Command::Time(args) => args.problem.dispatch(args),
        Command::Bench(args) => bench::run(args),
        Command::Mutants(args) => mutants::run(args),
        Command::Package(args) => package::run(args),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Cli::command(), "workbench", &mut io::stdout());
            Ok(ExitCode::SUCCESS)
        }
    }
}

impl Task for Deal {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        check_kind::<G>(self.kind)?;
        let mut out = io::BufWriter::new(io::stdout().lock());
        deal::deal_to::<G>(&mut out, self.kind, self.seed, self.decks)?;
        out.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn check_kind<G: Game>(kind: Kind) -> anyhow::Result<()> {
    if !G::KINDS.contains(&kind) {
        bail!("{} has no {kind} decks; it has {}", G::NAME, G::KINDS.iter().join(", "));
    }
    Ok(())
}

impl Task for Replay {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        replay::<G>(&self)
    }
}

fn replay<G: Game>(args: &Replay) -> Done {
    let numbered = read::<G>(args.file.as_deref())?.into_iter().zip(1..).map(|(deck, number)| (number, deck));
    let chosen: Vec<(usize, G::Deck)> =
        numbered.filter(|(number, _)| args.deck.is_none_or(|wanted| wanted == *number)).collect();
    match (args.deck, chosen.len()) {
        (Some(wanted), 0) => bail!("there is no deck {wanted} in the input"),
        (None, 0) => bail!("there is no deck in the input"),
        _ => {}
    }
    let options = replay::Options { width: width(), moves: args.moves, from: args.from, ..Default::default() };
    let mut out = anstream::stdout().lock();
    for (number, deck) in &chosen {
        if let Some(oddity) = deal::oddity::<G>(deck) {
            anstream::eprintln!("workbench: deck {number} is no standard pack, {oddity}; it is played all the same");
        }
        if chosen.len() > 1 && !args.moves {
            writeln!(out, "Deck {number}")?;
        }
        replay::write::<G>(&mut out, deck, *number, options)?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Task for Stress {
    type Output = Done;

    fn run<G: Game>(self, _: G) -> Done {
        stress::<G>(self)
    }
}

fn stress<G: Game>(args: Stress) -> Done {
    let problem = args.problem;
    if let Some(kind) = args.kind {
        check_kind::<G>(kind)?;
        if args.standard && kind == Kind::Odd {
            bail!("no odd deck is a standard pack");
        }
    }
    let default_decks = if G::SLOW_MODEL { 1000 } else { 10_000 };
    let plan = Plan {
        decks: args.decks.unwrap_or(default_decks),
        command: args.command,
        per_run: args.per_run.unwrap_or(default_decks / 50),
        seed: args.seed,
        kind: args.kind,
        standard: args.standard,
        time: Duration::from_secs(args.time),
    };
    end_children_with_us()?;
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} decks, {rate}/s, {eta} left")?.with_key(
        "rate",
        |state: &ProgressState, to: &mut dyn fmt::Write| {
            // It fails only if the line of the bar is gone.
            let _ = write!(to, "{:.0}", state.per_sec());
        },
    );
    let bar = ProgressBar::new(plan.decks as u64).with_style(style);
    // It is too late to say so when the search is over.
    if let Some(file) = &args.save {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        ensure!(folder.is_none_or(Path::is_dir), "cannot save {}: there is no such folder", file.display());
    }
    let found = stress::stress::<G>(&plan, |decks| bar.inc(decks as u64));
    bar.finish_and_clear();
    let found = found.with_context(|| format!("cannot run \"{}\"", shell::command(&plan.command)))?;
    let mut out = Lasting::new(anstream::stdout().lock());
    let Some(finding) = found else {
        writeln!(out, "{problem}: no difference on {} decks (seed {})", plan.decks, plan.seed)?;
        out.flush()?;
        return Ok(if tell_failure(&out) { ExitCode::SUCCESS } else { ExitCode::from(CANNOT) });
    };
    let text = input::write::<G>(&finding.decks);
    let save = || save(args.save, problem, &text);
    stress::report::write(&mut out, &finding, save, width())?;
    out.flush()?;
    tell_failure(&out);
    Ok(ExitCode::from(FOUND))
}

/// Saves a failing input, where it was asked to or else under the next free name here. Gives the name, or why not.
fn save(wanted: Option<PathBuf>, problem: Problem, text: &str) -> Result<String, String> {
    let failed = |name: &str, error: io::Error| Err(format!("{name}: {error}"));
    if let Some(file) = wanted {
        let name = file.display().to_string();
        return match fs::write(file, text) {
            Err(error) => failed(&name, error),
            Ok(()) => Ok(name),
        };
    }
    let (mut name, mut number) = (format!("{problem}-fails.in"), 1);
    loop {
        match fs::File::create_new(&name) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                number += 1;
                name = format!("{problem}-fails-{number}.in");
            }
            Err(error) => return failed(&name, error),
            Ok(mut file) => {
                return match file.write_all(text.as_bytes()) {
                    Err(error) => {
                        // Half an input would only mislead.
                        let _ = fs::remove_file(&name);
                        failed(&name, error)
                    }
                    Ok(()) => Ok(name),
                };
            }
        }
    }
}

/// Has the program that runs ended when this process is told to end, by the keyboard, by its terminal or by another: it
/// has a process group of its own, so it would stay.
fn end_children_with_us() -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGQUIT, SIGHUP, SIGTERM])?;
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            stress::child::interrupt();
            scratch::clear();
            // As a shell has it for a command that a signal ended.
            std::process::exit(128 + signal);
        }
    });
    Ok(())
}

/// The problems that were named, or all.
fn known_or_all(named: Vec<Problem>) -> Vec<Problem> {
    if named.is_empty() {
        return Problem::ALL.to_vec();
    }
    named.into_iter().unique().collect()
}

/// Writes the last line, how much passed and failed, and gives the exit status.
fn close<W: Write>(mut out: Lasting<W>, Tally { passed, failed }: Tally) -> Done {
    writeln!(out, "{passed} passed, {failed} failed")?;
    out.flush()?;
    let told = tell_failure(&out);
    Ok(match (passed, failed, told) {
        (1.., 0, true) => ExitCode::SUCCESS,
        (_, 0, _) => ExitCode::from(CANNOT),
        _ => ExitCode::from(FOUND),
    })
}

/// Whether all could be written, or only a reader has seen enough, as `head` has. Says why if not.
fn tell_failure<W: Write>(out: &Lasting<W>) -> bool {
    match out.failure() {
        Some(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // What can be done if this fails too?
            let _ = writeln!(anstream::stderr(), "workbench: not all could be written: {error}");
            false
        }
        _ => true,
    }
}

/// All decks of a file, or of standard input.
fn read<G: Game>(file: Option<&Path>) -> anyhow::Result<Vec<G::Deck>> {
    let mut text = String::new();
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => text = fs::read_to_string(file).with_context(|| file.display().to_string())?,
        None => drop(io::stdin().read_to_string(&mut text).context("standard input")?),
    }
    let name = file.map_or_else(|| "standard input".to_owned(), |file| file.display().to_string());
    input::read::<G>(&text).context(name)
}

/// The columns of the terminal; 80 where the output goes elsewhere.
fn width() -> usize {
    let size = if io::stdout().is_terminal() { terminal_size::terminal_size() } else { None };
    size.map_or(80, |(width, _)| usize::from(width.0).max(40))
}

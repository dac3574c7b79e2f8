//! # Bench
//!
//! Deals random decks, lets programs and literal models answer them side by side, and writes Markdown tables: what a
//! deck costs, what more decks cost, how long single decks take. [`tools`] measures, [`table`] writes the figures.
//!
//! Times are processor time of whole runs, for a busy machine changes it little; only single decks are timed by the
//! clock.

pub mod table;
pub mod tools;

use crate::{
    lasting::Lasting,
    latency::{self, Timing},
    project,
    scratch::Scratch,
    shell,
    stress::child::{self, Bounds, End, Run},
};
use anyhow::Context;
use games::{
    deal::{self, Dealer, Kind},
    Game, Problem, Task,
};
use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    time::Duration,
};
use table::{count, figure, head, known, row};

/// Counting takes fifty times as long as running, so at most so many decks are counted.
const COUNTED: usize = 2000;

/// How long one program may take for its decks. Only one that hangs takes as long.
const PATIENCE: Duration = Duration::from_secs(600);

/// What is measured, and on how many decks.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What the decks are made from.
    pub seed: u64,
    /// Few decks and few runs: seconds instead of minutes.
    pub quick: bool,
    /// Other programs: what each should solve, and a shell command.
    pub against: Vec<(Problem, String)>,
}

/// What was found out, beside the tables.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many times as fast as the literal model of its problem each program is.
    pub ratios: Vec<(String, f64)>,
    /// Single decks of each problem whose decks take long.
    pub timings: Vec<(Problem, Vec<Timing>)>,
    /// How many programs failed or answered wrongly.
    pub wrong: usize,
}

/// Measures all programs and writes the tables.
///
/// # Errors
/// A program of this project cannot be built or run, hyperfine fails.
pub fn bench(to: &mut Lasting<impl Write>, plan: &Plan) -> anyhow::Result<Outcome> {
    say("building");
    let release = project::build_programs(&Problem::ALL)?;
    let scratch = Scratch::new()?;
    let mut bench = Bench { to, plan, release, scratch: scratch.path(), outcome: Outcome::default() };
    let processor = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        Some(line.split_once(':')?.1.trim().to_owned())
    });
    let rustc = tools::line(&["rustc", "--version"]);
    writeln!(
        bench.to,
        "Measured on {}: {}, {}, {}, random decks of seed {}.\n",
        tools::line(&["date", "-u", "+%Y-%m-%d"]),
        processor.unwrap_or_else(|| env::consts::ARCH.to_owned()),
        tools::line(&["uname", "-s"]),
        rustc.split(" (").next().unwrap_or_default(),
        plan.seed
    )?;
    let figures = ["µs a deck", "times as fast as the model", "instructions a deck", "mispredictions a deck"];
    let columns = [&["program", "decks"][..], &figures, &["peak memory, MB"]].concat();
    writeln!(bench.to, "{}", head(&columns))?;
    for problem in Problem::ALL {
        problem.dispatch(Speed(&mut bench))?;
    }
    writeln!(bench.to)?;
    for line in tools::missing() {
        writeln!(bench.to, "{line}\n")?;
    }
    let counts = ["100", "1,000", "10,000", "100,000", "1,000,000"];
    let memory = "peak memory of fewest and most, MB";
    let columns = [&["µs a deck, of so many decks", "a run of none, µs"][..], &counts, &[memory]].concat();
    writeln!(bench.to, "{}", head(&columns))?;
    for problem in Problem::ALL {
        problem.dispatch(Growth(&mut bench))?;
    }
    for problem in Problem::ALL {
        problem.dispatch(Single(&mut bench))?;
    }
    bench.to.flush()?;
    Ok(bench.outcome)
}

/// What all parts of a benchmark need.
struct Bench<'a, W> {
    to: &'a mut W,
    plan: &'a Plan,
    /// The folder of the programs.
    release: PathBuf,
    /// The folder for decks and the like.
    scratch: &'a Path,
    outcome: Outcome,
}

impl<W: Write> Bench<'_, W> {
    /// The program of a problem as a shell command.
    fn program(&self, problem: &str) -> anyhow::Result<String> {
        let path = self.release.join(problem);
        Ok(shell::quoted(path.to_str().context("paths must be Unicode")?))
    }

    /// The file with so many decks, dealt if need be.
    fn decks<G: Game>(&self, count: usize) -> anyhow::Result<PathBuf> {
        let file = self.scratch.join(format!("{}-{count}.in", G::NAME));
        if !file.exists() {
            let mut to = io::BufWriter::new(fs::File::create(&file)?);
            deal::deal_to::<G>(&mut to, Kind::Random, self.plan.seed, count)?;
            to.flush()?;
        }
        Ok(file)
    }

    fn seconds(&self, input: &Path, commands: &[&str]) -> anyhow::Result<Vec<f64>> {
        tools::seconds(input, commands, if self.plan.quick { 2 } else { 5 }, self.scratch)
    }

    /// Whether a program gives the right answers; says what is wrong if not.
    fn is_right<G: Game>(&mut self, name: &str, command: &str, input: &Path, right: &[u8]) -> anyhow::Result<bool> {
        let words = ["sh", "-c", command].map(str::to_owned);
        let bounds = Bounds { time: PATIENCE, output: 2 * right.len() + (1 << 20) };
        let Run { end, stdout, .. } = child::run(&words, &fs::read(input)?.into(), bounds)?;
        let problem = G::NAME;
        if end != End::Exit(0) {
            say(&format!("{problem}: \"{name}\" fails; it is not timed"));
        } else if stdout != right {
            let [right, got] = [right, &stdout].map(|text| text.split_inclusive(|&byte| byte == b'\n'));
            let deck = 1 + right.zip(got).take_while(|(right, got)| right == got).count();
            say(&format!(
                "{problem}: \"{name}\" answers otherwise than the literal model, first at deck {deck}; it is not timed"
            ));
            say(&format!("what is wrong with it: scripts/stress.sh {problem} {name}"));
        } else {
            return Ok(true);
        }
        self.outcome.wrong += 1;
        Ok(false)
    }
}

/// The rows of one problem in the first table.
struct Speed<'a, 'b, W>(&'a mut Bench<'b, W>);

impl<W: Write> Task for Speed<'_, '_, W> {
    type Output = anyhow::Result<()>;

    fn run<G: Game>(self, _: G) -> anyhow::Result<()> {
        let Speed(bench) = self;
        let decks = match (bench.plan.quick, G::SLOW_MODEL) {
            (false, false) => 20_000,
            (false, true) => 500,
            (true, false) => 1000,
            (true, true) => 10,
        };
        tell(&format!("{}: {decks} decks", G::NAME));
        let input = bench.decks::<G>(decks)?;
        let right = games::answers::<G>(&fs::read_to_string(&input)?)?;
        let ours = (G::NAME.to_owned(), bench.program(G::NAME)?);
        let against = bench.plan.against.iter().filter(|(problem, _)| problem.name() == G::NAME);
        let others: Vec<_> = against.map(|(_, command)| (command.clone(), command.clone())).collect();
        let mut programs = Vec::new();
        for (name, command) in [ours].into_iter().chain(others) {
            if bench.is_right::<G>(&name, &command, &input, right.as_bytes())? {
                programs.push((name, command));
            }
        }
        let workbench = env::current_exe()?;
        let model = format!("{} answer {}", shell::quoted(&workbench.to_string_lossy()), G::NAME);
        let commands: Vec<&str> = [&*model].into_iter().chain(programs.iter().map(|(_, command)| &**command)).collect();
        let seconds = bench.seconds(&input, &commands)?;
        let (few, per_deck) = (decks.min(COUNTED), decks as f64);
        let few_decks = bench.decks::<G>(few)?;
        for ((name, command), time) in programs.iter().zip(&seconds[1..]) {
            let ratio = seconds[0] / time;
            let (instructions, mispredictions) = tools::branches(&few_decks, command).unzip();
            let each = |total: Option<f64>| known(total, |total| count((total / few as f64).round() as usize));
            let cells = [
                format!("`{name}`"),
                count(decks),
                figure(1e6 * time / per_deck),
                figure(ratio),
                each(instructions),
                each(mispredictions),
                known(tools::peak(&input, command, bench.scratch), figure),
            ];
            writeln!(bench.to, "{}", row(&cells))?;
            bench.outcome.ratios.push((name.clone(), ratio));
        }
        bench.to.flush()?;
        Ok(())
    }
}

/// The row of one problem in the second table.
struct Growth<'a, 'b, W>(&'a mut Bench<'b, W>);

impl<W: Write> Task for Growth<'_, '_, W> {
    type Output = anyhow::Result<()>;

    fn run<G: Game>(self, _: G) -> anyhow::Result<()> {
        let Growth(bench) = self;
        let program = bench.program(G::NAME)?;
        let none = bench.seconds(&bench.decks::<G>(0)?, &[&program])?;
        let mut cells = vec![format!("`{}`", G::NAME), figure(1e6 * none[0])];
        // Where a deck takes long, so do many.
        let (fewest, most) = match (G::SLOW_MODEL, bench.plan.quick) {
            (true, true) => (100, 1000),
            (true, false) => (100, 10_000),
            (false, true) => (1000, 10_000),
            (false, false) => (1000, 1_000_000),
        };
        let mut peaks = Vec::new();
        for decks in [100, 1000, 10_000, 100_000, 1_000_000] {
            if !(fewest..=most).contains(&decks) {
                cells.push("-".to_owned());
                continue;
            }
            tell(&format!("{}: {decks} decks", G::NAME));
            let input = bench.decks::<G>(decks)?;
            cells.push(figure(1e6 * bench.seconds(&input, &[&program])?[0] / decks as f64));
            peaks.push(known(tools::peak(&input, &program, bench.scratch), |peak| format!("{peak:.1}")));
            fs::remove_file(&input)?;
        }
        cells.push(format!("{}, {}", peaks[0], peaks[peaks.len() - 1]));
        writeln!(bench.to, "{}", row(&cells))?;
        bench.to.flush()?;
        Ok(())
    }
}

/// The third table, for a problem whose single decks take long enough for the clock.
struct Single<'a, 'b, W>(&'a mut Bench<'b, W>);

impl<W: Write> Task for Single<'_, '_, W> {
    type Output = anyhow::Result<()>;

    fn run<G: Game>(self, _: G) -> anyhow::Result<()> {
        let Single(bench) = self;
        if !G::SLOW_MODEL {
            return Ok(());
        }
        let problem: Problem = G::NAME.parse().map_err(anyhow::Error::msg)?;
        let number = if bench.plan.quick { 100 } else { 3000 };
        tell(&format!("{problem}: {number} decks, one at a time"));
        let decks: Vec<G::Deck> = Dealer::<G>::new(Kind::Random, bench.plan.seed).take(number).collect();
        let program = bench.release.join(G::NAME).to_string_lossy().into_owned();
        let timings = latency::time::<G>(&decks, &[program], 3, Duration::from_secs(10))?;
        write!(bench.to, "\n`{problem}`, one deck at a time:\n\n{}", latency::table(&timings))?;
        bench.outcome.timings.push((problem, timings));
        Ok(())
    }
}

/// Says what is being done.
fn say(words: &str) {
    // What can be done where it fails?
    let _ = writeln!(io::stderr(), "{words}");
}

/// The same, where that does not get between the rows of a table.
fn tell(words: &str) {
    if !io::stdout().is_terminal() {
        say(words);
    }
}

//! # Stress
//!
//! Runs a program on deck after deck and compares its answers with the literal model's, until one differs. Then the
//! input is made small, the fault is named, and if a known misreading of the rules gives the same answers, so is that.

pub mod child;
pub mod fault;
mod parting;
pub mod report;
mod shrink;

pub use parting::Parting;
pub use shrink::shrink;

use crate::{
    decks::{is_standard, Dealer, Kind},
    input, literal,
    misreading::{self, Misreading, Rules},
    Deck, Problem,
};
use child::{Bounds, Run};
use fault::{Fault, What};
use itertools::Itertools;
use std::{io, sync::mpsc, thread, time::Duration};

/// What to run, and on what.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The problem the program should solve.
    pub problem: Problem,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How many decks to try in all.
    pub decks: usize,
    /// How many decks go into one run of the program.
    pub per_run: usize,
    /// What the decks are made from.
    pub seed: u64,
    /// The kind of decks; `None` for mostly random ones with all other kinds between them.
    pub kind: Option<Kind>,
    /// Whether only standard packs are dealt, as the judges promise.
    pub standard: bool,
    /// How long one run may take.
    pub time: Duration,
}

impl Plan {
    /// All decks of the plan, one after the other.
    fn deal(&self) -> Box<dyn Iterator<Item = Deck> + Send> {
        let dealer = |kind| Dealer::new(self.problem, kind, self.seed);
        let decks: Box<dyn Iterator<Item = Deck> + Send> = match self.kind {
            Some(kind) => Box::new(dealer(kind)),
            None => {
                let mut random = dealer(Kind::Random);
                let mut others: Vec<Dealer> = Kind::of(self.problem)[1..].iter().map(|&kind| dealer(kind)).collect();
                // Seven random decks, then one of the next other kind.
                Box::new((0_usize..).filter_map(move |number| match number % 8 {
                    7 => {
                        let turn = number / 8 % others.len();
                        others[turn].next()
                    }
                    _ => random.next(),
                }))
            }
        };
        let (problem, standard) = (self.problem, self.standard);
        Box::new(decks.filter(move |deck| !standard || is_standard(problem, deck)).take(self.decks))
    }

    /// Runs the program once on these decks.
    fn run(&self, decks: &[Deck], time: Duration) -> io::Result<Run> {
        let text = input::write(self.problem, decks);
        // No answer is longer than 200 bytes; what is printed beyond is for people who debug.
        let bounds = Bounds { time, output: 400 * decks.len() + (1 << 16) };
        child::run(&self.command, &text.into_bytes().into(), bounds)
    }
}

/// A failing input, as small as it could be made.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The decks on which the program fails.
    pub decks: Vec<Deck>,
    /// The model's answers to them.
    pub expected: String,
    /// What the program did with them.
    pub run: Run,
    /// What is wrong.
    pub fault: Fault,
    /// How many decks the run had in which the fault showed first.
    pub first_decks: usize,
    /// The misreadings of the rules that give the program's answers, deck after deck.
    pub misreadings: Vec<Misreading>,
    /// The one answer that the program gives to every deck, if it does so.
    pub always: Option<String>,
    /// Whether the same input was answered otherwise the second time.
    pub fickle: bool,
}

impl Finding {
    /// The deck at which the fault shows.
    pub fn deck(&self) -> Option<&Deck> {
        self.decks.get(self.fault.place.min(self.decks.len().saturating_sub(1)))
    }
}

/// Runs the program until it fails or all decks are done. `progress` hears after each run how many decks were in it.
///
/// # Errors
/// The program cannot be started.
pub fn stress(plan: &Plan, mut progress: impl FnMut(usize)) -> io::Result<Option<Finding>> {
    let problem = plan.problem;
    thread::scope(|scope| {
        // The model works one run ahead, on another core if there is one.
        let (send, batches) = mpsc::sync_channel(1);
        scope.spawn(move || {
            for batch in &plan.deal().chunks(plan.per_run.max(1)) {
                let decks: Vec<Deck> = batch.collect();
                let expected = literal::answers_to(problem, &decks);
                if send.send((decks, expected)).is_err() {
                    return;
                }
            }
        });
        for (decks, expected) in batches {
            let run = plan.run(&decks, plan.time)?;
            progress(decks.len());
            if let Some(fault) = fault::find(problem, &expected, &run) {
                return study(plan, decks, &expected, run, fault).map(Some);
            }
        }
        Ok(None)
    })
}

/// Makes a failing input small and looks for the reason.
fn study(plan: &Plan, decks: Vec<Deck>, expected: &str, run: Run, fault: Fault) -> io::Result<Finding> {
    let problem = plan.problem;
    let first_decks = decks.len();
    let (misreadings, always) = match fault.what {
        What::Answer => explain(problem, &decks, expected, &run),
        _ => (Vec::new(), None),
    };
    let (misreadings, always) = confirm(plan, misreadings, always)?;
    let fickle = fault.what == What::Answer && plan.run(&decks, plan.time)?.stdout != run.stdout;
    // Waiting is long: a program that hangs is given up sooner and asked less often.
    let hangs = matches!(fault.what, What::Hang | What::HangAtTheEnd);
    let (time, tries) = if hangs { (plan.time.min(Duration::from_secs(1)), 40) } else { (plan.time, 400) };
    let still_fails = |decks: &[Deck], time| -> io::Result<Option<(Run, Fault)>> {
        let run = plan.run(decks, time)?;
        let found = fault::find(problem, &literal::answers_to(problem, decks), &run);
        Ok(found.filter(|found| found.what.is_like(&fault.what)).map(|found| (run, found)))
    };
    let suspects = [fault.place, 0];
    let small = shrink(decks.clone(), &suspects, tries, |decks| matches!(still_fails(decks, time), Ok(Some(_))));
    // What failed only for want of time, or only now and then, is shown as it was found.
    let (decks, run, fault) = match still_fails(&small, plan.time)? {
        Some((run, fault)) => (small, run, fault),
        None => (decks, run, fault),
    };
    let expected = literal::answers_to(problem, &decks);
    Ok(Finding { decks, expected, run, fault, first_decks, misreadings, always, fickle })
}

/// How many more decks may be dealt to put an explanation to the test, and how many of them are enough.
const DEALT: usize = 200;
const TELLING: usize = 10;

/// Puts what explains the program so far to the test: on decks where that answers otherwise than the rules do, or where
/// two explanations differ. A few answers of golf, *Yes* or *No*, are soon explained by chance.
fn confirm(
    plan: &Plan,
    mut misreadings: Vec<Misreading>,
    mut always: Option<String>,
) -> io::Result<(Vec<Misreading>, Option<String>)> {
    let right = Rules::right(plan.problem);
    let dealt = Dealer::new(plan.problem, Kind::Random, plan.seed.wrapping_add(1)).take(DEALT);
    let is_telling = |deck: &Deck| {
        let rules = misreadings.iter().map(|misreading| &misreading.rules).chain([&right]);
        let answers = rules.map(|rules| rules.answer(deck, 1)).collect_vec();
        !answers.iter().map(|answer| body(answer)).chain(always.as_deref()).all_equal()
    };
    let telling = match misreadings.is_empty() && always.is_none() {
        true => Vec::new(),
        false => dealt.filter(is_telling).take(TELLING).collect_vec(),
    };
    if !telling.is_empty() {
        let run = plan.run(&telling, plan.time)?;
        let got = String::from_utf8_lossy(&run.stdout);
        misreadings.retain(|misreading| {
            let mut answered = telling.iter().zip(1..).zip(got.lines());
            answered.all(|((deck, number), got)| misreading.rules.answer(deck, number) == got)
        });
        always = always.filter(|always| got.lines().all(|got| body(got) == always));
    }
    Ok((misreadings, always))
}

/// An answer without the number of its case.
fn body(line: &str) -> &str {
    match line.split_once(": ") {
        Some((case, answer)) if case.starts_with("Case #") => answer,
        _ => line,
    }
}

/// How many decks a misreading must explain, the wrong answers first: more only cost time, for golf much of it.
const EXPLAINED: usize = 60;

/// The misreadings that give the program's answers, and the answer if it is always the same.
fn explain(problem: Problem, decks: &[Deck], expected: &str, run: &Run) -> (Vec<Misreading>, Option<String>) {
    let got = String::from_utf8_lossy(&run.stdout);
    let answered = decks.iter().zip(1..).zip(got.lines()).zip(expected.lines());
    let answered: Vec<_> = answered
        .map(|(((deck, number), got), expected)| (deck, number, got, expected))
        .sorted_by_key(|(_, _, got, expected)| got == expected)
        .collect();
    let always = answered.iter().map(|(_, _, got, _)| body(got)).dedup().exactly_one().ok().map(str::to_owned);
    let mut misreadings = misreading::of(problem);
    misreadings.retain(|misreading| {
        let mut some = answered.iter().take(EXPLAINED);
        some.all(|(deck, number, got, _)| misreading.rules.answer(deck, *number) == *got)
    });
    (misreadings, always.filter(|_| answered.len() > 1))
}

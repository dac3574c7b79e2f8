//! # Stress
//!
//! Runs a program on deck after deck and compares its answers with the literal model's, until one differs. Then the
//! input is made small, the fault is named, and if a known misreading of the rules gives the same answers, so is that.

pub mod child;
pub mod fault;
pub mod report;
mod shrink;

pub use shrink::shrink;

use child::{Bounds, Run};
use fault::{Fault, What};
use games::{
    answers_to,
    deal::{is_standard, Dealer, Kind},
    input, Game, Misreading,
};
use itertools::Itertools;
use std::{io, sync::mpsc, thread, time::Duration};

/// What to run, and on what.
#[derive(Clone, Debug)]
pub struct Plan {
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
    fn deal<G: Game>(&self) -> Box<dyn Iterator<Item = G::Deck> + Send> {
        let dealer = |kind| Dealer::<G>::new(kind, self.seed);
        let decks: Box<dyn Iterator<Item = G::Deck> + Send> = match self.kind {
            Some(kind) => Box::new(dealer(kind)),
            None => {
                let mut random = dealer(Kind::Random);
                let mut others: Vec<Dealer<G>> = G::KINDS[1..].iter().map(|&kind| dealer(kind)).collect();
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
        let standard = self.standard;
        Box::new(decks.filter(move |deck| !standard || is_standard::<G>(deck)).take(self.decks))
    }

    /// Runs the program once on these decks.
    fn run<G: Game>(&self, decks: &[G::Deck], time: Duration) -> io::Result<Run> {
        let text = input::write::<G>(decks);
        // No answer is longer than 200 bytes; what is printed beyond is for people who debug.
        let bounds = Bounds { time, output: 400 * decks.len() + (1 << 16) };
        child::run(&self.command, &text.into_bytes().into(), bounds)
    }
}

/// A failing input, as small as it could be made.
#[derive(Clone, Debug)]
pub struct Finding<G: Game> {
    /// The decks on which the program fails.
    pub decks: Vec<G::Deck>,
    /// The model's answers to them.
    pub expected: String,
    /// What the program did with them.
    pub run: Run,
    /// What is wrong.
    pub fault: Fault,
    /// How many decks the run had in which the fault showed first.
    pub first_decks: usize,
    /// The misreadings of the rules that give the program's answers, deck after deck.
    pub misreadings: Vec<Misreading<G::Rules>>,
    /// The one answer that the program gives to every deck, if it does so.
    pub always: Option<String>,
    /// Whether the same input was answered otherwise the second time.
    pub nondeterministic: bool,
}

impl<G: Game> Finding<G> {
    /// The deck at which the fault shows.
    pub fn deck(&self) -> Option<&G::Deck> {
        self.decks.get(self.fault.place.min(self.decks.len().saturating_sub(1)))
    }
}

/// Runs the program until it fails or all decks are done. `progress` hears after each run how many decks were in it.
///
/// # Errors
/// The program cannot be started.
pub fn stress<G: Game>(plan: &Plan, mut progress: impl FnMut(usize)) -> io::Result<Option<Finding<G>>> {
    thread::scope(|scope| {
        // The model works one run ahead, on another core if there is one.
        let (send, batches) = mpsc::sync_channel(1);
        scope.spawn(move || {
            for batch in &plan.deal::<G>().chunks(plan.per_run.max(1)) {
                let decks: Vec<G::Deck> = batch.collect();
                let expected = answers_to::<G>(&decks);
                if send.send((decks, expected)).is_err() {
                    return;
                }
            }
        });
        for (decks, expected) in batches {
            let run = plan.run::<G>(&decks, plan.time)?;
            progress(decks.len());
            if let Some(fault) = fault::find::<G>(&expected, &run) {
                return study::<G>(plan, decks, &expected, run, fault).map(Some);
            }
        }
        Ok(None)
    })
}

/// Makes a failing input small and looks for the reason.
fn study<G: Game>(plan: &Plan, decks: Vec<G::Deck>, expected: &str, run: Run, fault: Fault) -> io::Result<Finding<G>> {
    let first_decks = decks.len();
    let (misreadings, always) = match fault.what {
        What::Answer => explain::<G>(&decks, expected, &run),
        _ => (Vec::new(), None),
    };
    let (misreadings, always) = confirm::<G>(plan, misreadings, always)?;
    let nondeterministic = fault.what == What::Answer && plan.run::<G>(&decks, plan.time)?.stdout != run.stdout;
    // Waiting is long: a program that hangs is given up sooner and asked less often.
    let hangs = matches!(fault.what, What::Hang | What::HangAtTheEnd);
    let (time, tries) = if hangs { (plan.time.min(Duration::from_secs(1)), 40) } else { (plan.time, 400) };
    let still_fails = |decks: &[G::Deck], time| -> io::Result<Option<(Run, Fault)>> {
        let run = plan.run::<G>(decks, time)?;
        let found = fault::find::<G>(&answers_to::<G>(decks), &run);
        Ok(found.filter(|found| found.what.is_like(&fault.what)).map(|found| (run, found)))
    };
    let suspects = [fault.place, 0];
    let small = shrink(decks.clone(), &suspects, tries, |decks| matches!(still_fails(decks, time), Ok(Some(_))));
    // What failed only for want of time, or only now and then, is shown as it was found.
    let (decks, run, fault) = match still_fails(&small, plan.time)? {
        Some((run, fault)) => (small, run, fault),
        None => (decks, run, fault),
    };
    // Answers that depend on the second in which the program runs look as if something were left over.
    let nondeterministic =
        nondeterministic || (fault.what == What::Answer && decks.len() > 1 && changes::<G>(plan, &decks, &run)?);
    let expected = answers_to::<G>(&decks);
    Ok(Finding { decks, expected, run, fault, first_decks, misreadings, always, nondeterministic })
}

/// Whether the program gives other answers to these decks if it is asked some more times, over more than a second.
fn changes<G: Game>(plan: &Plan, decks: &[G::Deck], run: &Run) -> io::Result<bool> {
    const TIMES: usize = 3;
    const PAUSE: Duration = Duration::from_millis(400);
    for _ in 0..TIMES {
        thread::sleep(PAUSE);
        if plan.run::<G>(decks, plan.time)?.stdout != run.stdout {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The misreadings that give a program's answers, and its one answer to every deck if it gives no other.
type Explanation<G> = (Vec<Misreading<<G as Game>::Rules>>, Option<String>);

/// How many more decks may be dealt to put an explanation to the test, and how many of them are enough.
const DEALT: usize = 200;
const TELLING: usize = 10;

/// Puts what explains the program so far to the test: on decks where that answers otherwise than the rules do, or where
/// two explanations differ. A few answers of golf, *Yes* or *No*, are soon explained by chance.
fn confirm<G: Game>(
    plan: &Plan,
    mut misreadings: Vec<Misreading<G::Rules>>,
    mut always: Option<String>,
) -> io::Result<Explanation<G>> {
    let right = G::Rules::default();
    let dealt = Dealer::<G>::new(Kind::Random, plan.seed.wrapping_add(1)).take(DEALT);
    let is_telling = |deck: &G::Deck| {
        let rules = misreadings.iter().map(|misreading| &misreading.rules).chain([&right]);
        let answers = rules.map(|rules| G::answer(deck, 1, rules)).collect_vec();
        !answers.iter().map(|answer| body(answer)).chain(always.as_deref()).all_equal()
    };
    let telling = match misreadings.is_empty() && always.is_none() {
        true => Vec::new(),
        false => dealt.filter(is_telling).take(TELLING).collect_vec(),
    };
    if !telling.is_empty() {
        let run = plan.run::<G>(&telling, plan.time)?;
        let got = String::from_utf8_lossy(&run.stdout);
        misreadings.retain(|misreading| {
            let mut answered = telling.iter().zip(1..).zip(got.lines());
            answered.all(|((deck, number), got)| G::answer(deck, number, &misreading.rules) == got)
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
fn explain<G: Game>(decks: &[G::Deck], expected: &str, run: &Run) -> Explanation<G> {
    let got = String::from_utf8_lossy(&run.stdout);
    let answered = decks.iter().zip(1..).zip(got.lines()).zip(expected.lines());
    let answered: Vec<_> = answered
        .map(|(((deck, number), got), expected)| (deck, number, got, expected))
        .sorted_by_key(|(_, _, got, expected)| got == expected)
        .collect();
    let always = answered.iter().map(|(_, _, got, _)| body(got)).dedup().exactly_one().ok().map(str::to_owned);
    let mut misreadings = G::misreadings();
    misreadings.retain(|misreading| {
        let mut some = answered.iter().take(EXPLAINED);
        some.all(|(deck, number, got, _)| G::answer(deck, *number, &misreading.rules) == *got)
    });
    (misreadings, always.filter(|_| answered.len() > 1))
}

//! Says what was found.

use super::{child::End, fault::What, Finding};
use crate::shell::{self, printable, visible};
use anstyle::{AnsiColor, Style};
use games::{deal, input, replay, Game};
use itertools::Itertools;
use std::{
    env,
    io::{self, Write},
    iter,
};

const STRONG: Style = Style::new().bold();
const BAD: Style = AnsiColor::Red.on_default().bold();
const GOOD: Style = AnsiColor::Green.on_default();

/// How many moves of a replay are shown, and how many differing lines.
const SHOWN: usize = 8;

/// Writes the report. Once the verdict is out, `save` saves the input and gives the name of its file, or why it could not.
/// The environment's `REPLAY` is the script that replays it.
///
/// # Errors
/// Whatever the writer fails with.
pub fn write<G: Game>(
    to: &mut impl Write,
    finding: &Finding<G>,
    save: impl FnOnce() -> Result<String, String>,
    width: usize,
) -> io::Result<()> {
    writeln!(to, "{BAD}{}{BAD:#}", replay::fill(&finding.fault.what.to_string(), width))?;
    to.flush()?;
    let file = save();
    for words in iter::once(size(finding, file.as_deref())).chain(remarks(finding)) {
        writeln!(to, "{}", replay::fill(&words, width))?;
    }
    if let (Err(_), 1) = (&file, finding.decks.len()) {
        write!(to, "\nThe input:\n{}", input::write::<G>(&finding.decks))?;
    }
    writeln!(to)?;
    side_by_side(to, finding, width)?;
    let Some(deck) = finding.deck().filter(|_| has_replay(finding)) else {
        return Ok(());
    };
    let number = finding.fault.place.min(finding.decks.len() - 1) + 1;
    let moves_before = match finding.fault.what {
        What::Answer => tell_divergence(to, finding, deck, width)?,
        What::Hang => before_the_last(deck, finding),
        _ => None,
    };
    if let Some(moves) = moves_before {
        writeln!(to, "\n{STRONG}The replay by the rules, from the move before:{STRONG:#}")?;
        // One move more, to see the table as it was.
        let options = replay::Options { width, skip: moves.saturating_sub(1), most: SHOWN, ..Default::default() };
        replay::write::<G>(to, deck, number, options)?;
    }
    let which = if finding.decks.len() > 1 { format!(" --deck {number}") } else { String::new() };
    // Without a file, replay takes the deck from standard input.
    let file = file.map_or_else(|_| "-".to_owned(), |file| shell::quoted(&file));
    let command = env::var("REPLAY").map_or_else(|_| "workbench replay".to_owned(), |script| shell::quoted(&script));
    writeln!(to, "\nSee every move: {command} {} {file}{which}", G::NAME)
}

/// Says where the program can have left the game, and gives the number of moves before that.
fn tell_divergence<G: Game>(
    to: &mut impl Write,
    finding: &Finding<G>,
    deck: &G::Deck,
    width: usize,
) -> io::Result<Option<usize>> {
    let known = finding.misreadings.first().and_then(|misreading| G::divergence(deck, &misreading.rules));
    let is_known = known.is_some();
    let Some(divergence) = known.or_else(|| G::first_choice(deck)) else {
        return Ok(Some(0));
    };
    let (unit, number) = (G::UNIT, divergence.number);
    let words = match is_known {
        true => format!("The games first differ at {unit} {number}."),
        false => format!(
            "The first move with a choice is at {unit} {number}. A program that gets single moves wrong can leave the game \
             before."
        ),
    };
    writeln!(to, "\n{}", replay::fill(&words, width))?;
    for line in divergence.words.lines() {
        writeln!(to, "{}", replay::fill(line, width))?;
    }
    Ok(Some(divergence.moves))
}

/// For a game that repeats itself: how many moves are made before the last few.
fn before_the_last<G: Game>(deck: &G::Deck, finding: &Finding<G>) -> Option<usize> {
    let mut moves: usize = 0;
    G::follow(deck, 1, &G::Rules::default(), &mut |_| moves += 1);
    G::why_endless(finding.expected.trim_end()).map(|_| moves.saturating_sub(3))
}

/// How small the input became, and where it is.
fn size<G: Game>(finding: &Finding<G>, file: Result<&str, &String>) -> String {
    let first = finding.first_decks;
    let (words, them) = match finding.decks.len() {
        1 if first == 1 => ("It is the one deck of its run".to_owned(), "it is"),
        1 => (format!("One deck of {first} is enough to show it"), "it is"),
        decks if decks == first => (format!("It takes all the {decks} decks of the run to show it"), "they are"),
        decks => (format!("It takes {decks} decks of {first} to show it"), "they are"),
    };
    match file {
        Ok(file) => format!("{words}; {them} saved as {file}."),
        Err(why) => format!("{words}; {them} not saved ({why}): --save FILE says where else."),
    }
}

/// What else is worth knowing.
fn remarks<G: Game>(finding: &Finding<G>) -> Vec<String> {
    let mut remarks = Vec::new();
    let what = &finding.fault.what;
    let decks = finding.decks.len();
    if finding.nondeterministic {
        remarks.push(
            "The same input is not answered the same way each time: does your program use random numbers, or memory that \
             it never set?"
                .to_owned(),
        );
    } else if let Some(always) = &finding.always {
        remarks.push(format!("Your program answers \"{always}\" whatever the deck is."));
    } else if let Some(misreading) = finding.misreadings.first() {
        remarks.push(format!("Your answers are those of a program that {}.", misreading.words));
        for other in &finding.misreadings[1..] {
            remarks.push(format!("They are also those of one that {}.", other.words));
        }
    } else if *what == What::Answer {
        remarks.push("No misreading that the workbench knows gives your answers.".to_owned());
    }
    if decks > 1 && !finding.nondeterministic && !matches!(what, What::Form(_)) {
        remarks.push(match what {
            What::Answer => "No deck alone shows it: something is left over from one deck to the next.".to_owned(),
            What::Hang => "Fewer decks end in time, so it is rather too slow than stuck: give a run more time, as by \
                           --time 60, or fewer decks, as by --per-run 10."
                .to_owned(),
            What::Nothing | What::TooFew => "Does your program stop reading too early?".to_owned(),
            _ => format!(
                "Nothing shorter that was tried fails: it takes {decks} decks, whatever they hold. Is an array too short, \
                 or is something left over from deck to deck?"
            ),
        });
    }
    if finding.run.unread > 0 {
        remarks.push(format!(
            "Your program read only part of the input, if any: the last {} bytes are unread. Does it start at all?",
            finding.run.unread
        ));
    }
    let hang = matches!(what, What::Hang | What::Endless);
    if hang && decks == 1 {
        remarks.extend(G::why_endless(finding.expected.trim_end()));
    }
    if let Some(oddity) = finding.decks.iter().find_map(|deck| deal::oddity::<G>(deck)) {
        let which = if decks == 1 { "It" } else { "One of them" };
        remarks.push(format!(
            "{which} is no standard pack ({oddity}), so a judge who keeps to the statement has no such deck; with --standard \
             only packs are dealt."
        ));
    }
    if !finding.run.stderr.is_empty() {
        let last = finding.run.stderr.lines().rev().take(3).collect_vec();
        remarks.push(format!("On standard error it said: {}", printable(&last.iter().rev().join(" / "))));
    }
    remarks
}

/// Expected and got, the lines from the fault on.
fn side_by_side<G: Game>(to: &mut impl Write, finding: &Finding<G>, width: usize) -> io::Result<()> {
    let [got, expected] = [&finding.run.stdout, finding.expected.as_bytes()]
        .map(|text| text.split_inclusive(|&byte| byte == b'\n').map(visible).collect_vec());
    let first = finding.fault.place.min(expected.len().saturating_sub(1));
    let last = expected.len().max(got.len()).min(first + SHOWN);
    let nothing = String::from("(nothing)");
    let rows: Vec<[&String; 2]> =
        (first..last).map(|line| [&expected, &got].map(|lines| lines.get(line).unwrap_or(&nothing))).collect();
    let column = rows.iter().map(|[expected, _]| expected.chars().count()).max().unwrap_or(0).max("expected".len());
    let widest = rows.iter().map(|[_, got]| got.chars().count()).max().unwrap_or(0);
    let beside = 4 + column + 4 + widest <= width;
    if beside {
        let is_open = matches!(finding.run.end, End::TimedOut | End::Endless);
        writeln!(to, "    {:column$}    {}", "expected", if is_open { "got so far" } else { "got" })?;
    }
    for [expected, got] in rows {
        match beside {
            true => writeln!(to, "    {GOOD}{expected:column$}{GOOD:#}    {BAD}{got}{BAD:#}")?,
            false => writeln!(to, "    expected {GOOD}{expected}{GOOD:#}\n    got      {BAD}{got}{BAD:#}")?,
        }
    }
    let more = expected.len().max(got.len()) - last;
    if more > 0 {
        writeln!(to, "    and {more} more")?;
    }
    Ok(())
}

/// Whether a replay helps: not where only the form is wrong, or where the number of decks matters.
fn has_replay<G: Game>(finding: &Finding<G>) -> bool {
    match finding.fault.what {
        What::Answer => true,
        What::Hang | What::Signal(_) | What::Status(_) => finding.decks.len() == 1,
        _ => false,
    }
}

//! Proves the test data: every wrong program must be caught by two fixtures, for one may be
//! changed some day, and every malformed file by the validator.

use super::{run, source, Case, Kit, PATIENCE};
use crate::{
    check::Tally,
    lasting::Lasting,
    stress::child::{self, Bounds, End, Run},
    wrong::{self, Verdict, Wrong},
};
use anyhow::Context;
use games::Problem;
use std::{fs, io::Write, path::Path, time::Duration};

/// How long a program has that must not end in time.
const LIMIT: Duration = Duration::from_secs(3);

/// Tries one problem's wrong programs, plain solution and malformed files, and writes a line for each program, for the
/// plain solution, for the malformed files together, and for each of them that is not caught. What is compiled is kept
/// in the folder.
///
/// # Errors
/// A source that cannot be read or compiled, a program that cannot be run.
pub fn prove(to: &mut Lasting<impl Write>, problem: Problem, folder: &Path) -> anyhow::Result<Tally> {
    let kit = Kit::new(problem, &folder.join(problem.name()))?;
    let cases = kit.cases()?;
    let mut tally = Tally::default();
    let all = wrong::all(problem)?;
    let binaries = wrong::build(&all, folder)?;
    for (wrong, binary) in all.iter().zip(&binaries) {
        let Wrong { name, verdict, .. } = wrong;
        let caught = catchers(&cases, *verdict, binary)?;
        if let [one, another] = caught[..] {
            tally.passed += 1;
            writeln!(to, "ok      {problem}: {name} is caught by {one} and {another} ({verdict})")?;
        } else {
            tally.failed += 1;
            let only = caught.first().map_or("no fixture".to_owned(), |one| format!("only {one}"));
            writeln!(to, "FAILED  {problem}: {only} catches {name} ({verdict}): {}", wrong.purpose()?)?;
        }
    }
    for case in &cases {
        match judge(&kit.plain, case, PATIENCE)? {
            Verdict::Accepted => tally.passed += 1,
            verdict => {
                tally.failed += 1;
                writeln!(to, "FAILED  {problem}: the plain solution on {}: {verdict}", case.name)?;
            }
        }
    }
    writeln!(to, "ok      {problem}: the plain solution was run on {} fixtures", cases.len())?;
    let malformed = malformed(to, &kit, &cases[0].input)?;
    writeln!(to, "ok      {problem}: the validator turns down {} malformed files", malformed.passed)?;
    Ok(Tally { passed: tally.passed + malformed.passed, failed: tally.failed + malformed.failed })
}

/// The first two cases that bring this verdict.
fn catchers<'a>(cases: &'a [Case], wanted: Verdict, program: &Path) -> anyhow::Result<Vec<&'a str>> {
    let time = if wanted == Verdict::TimeLimitExceeded { LIMIT } else { PATIENCE };
    let mut caught = Vec::new();
    for case in cases {
        if judge(program, case, time)? == wanted {
            caught.push(&*case.name);
        }
        if caught.len() == 2 {
            break;
        }
    }
    Ok(caught)
}

/// What a judge says.
fn judge(program: &Path, case: &Case, time: Duration) -> anyhow::Result<Verdict> {
    let Run { end, stdout, .. } = run(program, &case.input, time)?;
    Ok(match end {
        End::Exit(0) if stdout == case.answer => Verdict::Accepted,
        End::Exit(0) | End::Endless => Verdict::WrongAnswer,
        End::TimedOut => Verdict::TimeLimitExceeded,
        End::Exit(_) | End::Signal(_) => Verdict::RunTimeError,
    })
}

/// Makes files from the sample by the lines of `malformed`, each a name and what the shell makes the file with.
fn malformed(to: &mut Lasting<impl Write>, kit: &Kit, sample: &[u8]) -> anyhow::Result<Tally> {
    let (problem, mut tally) = (kit.problem, Tally::default());
    let list = source(problem, "malformed");
    for line in fs::read_to_string(&list).with_context(|| list.display().to_string())?.lines() {
        let (name, change) = line.split_once(": ").with_context(|| format!("{}: {line}", list.display()))?;
        let command = ["sh", "-c", change].map(str::to_owned);
        let file = child::run(&command, &sample.into(), Bounds { time: PATIENCE, output: 1 << 20 })?.stdout;
        let fault = match kit.objection(&file) {
            _ if file == sample => format!("'{name}' does not change the sample"),
            Ok(None) => format!("the validator takes '{name}'"),
            Err(error) => format!("'{name}': {error:#}"),
            Ok(Some(_)) => {
                tally.passed += 1;
                continue;
            }
        };
        tally.failed += 1;
        writeln!(to, "FAILED  {problem}: {fault}")?;
    }
    Ok(tally)
}

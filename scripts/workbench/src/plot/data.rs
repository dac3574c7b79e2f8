//! The figures, and the tab-separated text in which the bench keeps them.

use crate::latency::Timing;
use games::Problem;
use itertools::Itertools;
use std::time::Duration;

/// What the literal model of a problem is called among the programs.
pub const MODEL: &str = "literal model";

/// Figures that make no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A line of another form.
    #[error("line {line} is not {wanted}")]
    Line {
        /// Its number, counted from 1.
        line: usize,
        /// What belongs there.
        wanted: &'static str,
    },
    /// Nothing to compare a problem's programs with.
    #[error("{0} has no \"{MODEL}\"")]
    NoModel(Problem),
    /// No speed at all.
    #[error("there are no speeds")]
    NoSpeeds,
    /// No timing at all.
    #[error("there are no timings")]
    NoTimings,
}

/// How fast a program is.
#[derive(Clone, Debug, PartialEq)]
pub struct Speed {
    /// What it plays.
    pub problem: Problem,
    /// What it is called.
    pub name: String,
    /// Microseconds a deck; more than none.
    pub micros: f64,
}

/// Reads lines of problem, name and microseconds a deck, split by tabs.
///
/// # Errors
/// [`Error::Line`].
///
/// ```
/// use workbench::plot::data::read_speeds;
/// assert_eq!(read_speeds("accordian\tliteral model\t61.5\n").unwrap()[0].micros, 61.5);
/// assert!(read_speeds("accordian\tliteral model\t0\n").is_err());
/// ```
pub fn read_speeds(text: &str) -> Result<Vec<Speed>, Error> {
    let speed = |line: &str| {
        let (problem, name, micros) = line.split('\t').collect_tuple()?;
        Some(Speed { problem: problem.parse().ok()?, name: name.to_owned(), micros: positive(micros)? })
    };
    lines(text, speed, "a problem, a name and microseconds")
}

/// One line a deck: its ending (see [`Timing`]) and its microseconds, split by a tab.
pub fn write_timings(timings: &[Timing]) -> String {
    timings.iter().map(|Timing { ending, time }| format!("{ending}\t{:.1}\n", time.as_secs_f64() * 1e6)).collect()
}

/// Reads what [`write_timings`] writes.
///
/// # Errors
/// [`Error::Line`].
///
/// ```
/// use std::time::Duration;
/// use workbench::{latency::Timing, plot::data::{read_timings, write_timings}};
/// let timings = vec![Timing { ending: "No".into(), time: Duration::from_nanos(7_300) }];
/// assert_eq!(read_timings(&write_timings(&timings)), Ok(timings));
/// ```
pub fn read_timings(text: &str) -> Result<Vec<Timing>, Error> {
    let timing = |line: &str| {
        let (ending, micros) = line.split('\t').collect_tuple()?;
        Some(Timing { ending: ending.to_owned(), time: Duration::try_from_secs_f64(positive(micros)? / 1e6).ok()? })
    };
    lines(text, timing, "an answer and microseconds")
}

/// A number that a logarithmic axis can show.
fn positive(word: &str) -> Option<f64> {
    let number: f64 = word.parse().ok()?;
    (number.is_finite() && number > 0.0).then_some(number)
}

fn lines<T>(text: &str, read: impl Fn(&str) -> Option<T>, wanted: &'static str) -> Result<Vec<T>, Error> {
    (1..).zip(text.lines()).map(|(line, text)| read(text).ok_or(Error::Line { line, wanted })).collect()
}

/// How many times as fast as the literal model of its problem a program is.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratio {
    /// What it is called.
    pub name: String,
    /// The model's time by its time.
    pub ratio: f64,
    /// Whether it is this project's program, which is called as its problem is.
    pub is_ours: bool,
}

/// The ratios of each problem that has speeds; in the order of [`Problem::ALL`], at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratios(pub Vec<Vec<Ratio>>);

impl Ratios {
    /// Compares every program with the literal model of its problem.
    ///
    /// # Errors
    /// [`Error::NoModel`] and [`Error::NoSpeeds`].
    pub fn of(speeds: &[Speed]) -> Result<Self, Error> {
        let groups = Problem::ALL
            .into_iter()
            .map(|problem| {
                let speeds = speeds.iter().filter(|speed| speed.problem == problem);
                ratios(problem, &speeds.collect_vec())
            })
            .filter(|ratios| !matches!(ratios, Ok(ratios) if ratios.is_empty()))
            .collect::<Result<Vec<_>, _>>()?;
        if groups.is_empty() {
            return Err(Error::NoSpeeds);
        }
        Ok(Ratios(groups))
    }
}

/// The ratios of one problem, without its model.
fn ratios(problem: Problem, speeds: &[&Speed]) -> Result<Vec<Ratio>, Error> {
    if speeds.is_empty() {
        return Ok(Vec::new());
    }
    let model = speeds.iter().find(|speed| speed.name == MODEL);
    let model = model.ok_or(Error::NoModel(problem))?.micros;
    let ratio = |speed: &&Speed| Ratio {
        name: speed.name.clone(),
        ratio: model / speed.micros,
        is_ours: speed.name == problem.to_string(),
    };
    let others = speeds.iter().filter(|speed| speed.name != MODEL);
    Ok(others.map(ratio).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Problem::{Accordian, RelaxedGolf};

    fn speed(problem: Problem, name: &str, micros: f64) -> Speed {
        Speed { problem, name: name.into(), micros }
    }

    #[test]
    fn ratios_are_to_the_model_of_the_same_problem() {
        let speeds = [
            speed(RelaxedGolf, "relaxed-golf", 100.0),
            speed(RelaxedGolf, MODEL, 20_000.0),
            speed(Accordian, MODEL, 60.0),
            speed(Accordian, "accordian", 2.0),
            speed(Accordian, "other", 120.0),
        ];
        let Ratios(groups) = Ratios::of(&speeds).expect("both have models");
        let told = |ratio: &Ratio| (ratio.name.clone(), ratio.ratio, ratio.is_ours);
        assert_eq!(
            groups.iter().flatten().map(told).collect_vec(),
            [("accordian".into(), 30.0, true), ("other".into(), 0.5, false), ("relaxed-golf".into(), 200.0, true),]
        );
    }

    #[test]
    fn nothing_to_compare_with_is_an_error() {
        let alone = [speed(Accordian, "accordian", 2.0)];
        assert_eq!(Ratios::of(&alone), Err(Error::NoModel(Accordian)));
        assert_eq!(Ratios::of(&[]), Err(Error::NoSpeeds));
    }

    #[test]
    fn a_wrong_line_is_told_by_its_number() {
        for wrong in ["Yes", "Yes\tsoon", "Yes\t-1", "Yes\tNaN", "Yes\t1\t2"] {
            let text = format!("No\t12.5\n{wrong}\n");
            let error = read_timings(&text).expect_err(wrong);
            assert_eq!(error.to_string(), "line 2 is not an answer and microseconds");
        }
    }
}

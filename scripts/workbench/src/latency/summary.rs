//! Many times in a few numbers.

use super::Timing;
use itertools::Itertools;
use std::{cmp::Reverse, fmt::Write, time::Duration};

/// What there is to say about a row of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How many there are, at least one.
    pub count: usize,
    /// Their sum by their count.
    pub mean: Duration,
    /// At least half of them are no longer.
    pub median: Duration,
    /// At least 99 in 100 of them are no longer.
    pub percentile_99: Duration,
    /// The longest.
    pub worst: Duration,
}

impl Summary {
    /// Sums up some times; `None` where there are none. A percentile is always one of the times: the nearest rank,
    /// nothing in between.
    ///
    /// ```
    /// use std::time::Duration;
    /// use workbench::latency::Summary;
    /// let summary = Summary::of([4, 1, 2, 93].map(Duration::from_millis)).unwrap();
    /// assert_eq!(summary.mean, Duration::from_millis(25));
    /// assert_eq!(summary.median, Duration::from_millis(2));
    /// assert_eq!(summary.percentile_99, Duration::from_millis(93));
    /// assert_eq!(Summary::of([]), None);
    /// ```
    pub fn of(times: impl IntoIterator<Item = Duration>) -> Option<Self> {
        let times = times.into_iter().sorted().collect_vec();
        let worst = *times.last()?;
        let sum: Duration = times.iter().sum();
        Some(Summary {
            count: times.len(),
            mean: sum.div_f64(times.len() as f64),
            median: percentile(&times, 50),
            percentile_99: percentile(&times, 99),
            worst,
        })
    }
}

/// The shortest of the sorted times, of which there is at least one, that `percent` in 100 do not exceed.
fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    sorted[(sorted.len() * percent).div_ceil(100).max(1) - 1]
}

/// The times of each ending, the most frequent ending first; none where games have no ending to tell.
pub fn by_ending(timings: &[Timing]) -> Vec<(&str, Vec<Duration>)> {
    timings
        .iter()
        .filter(|timing| !timing.ending.is_empty())
        .map(|timing| (timing.ending.as_str(), timing.time))
        .into_group_map()
        .into_iter()
        .sorted_by_key(|(_, times)| Reverse(times.len()))
        .collect()
}

/// A Markdown table in milliseconds: all decks, then each ending.
pub fn table(timings: &[Timing]) -> String {
    let all = ("all", timings.iter().map(|timing| timing.time).collect());
    let mut table = String::from(
        "| answer | decks | mean, ms | median, ms | 99th percentile, ms | worst, ms |\n|---|--:|--:|--:|--:|--:|\n",
    );
    for (ending, times) in [all].into_iter().chain(by_ending(timings)) {
        if let Some(summary) = Summary::of(times) {
            let [mean, median, percentile_99, worst] =
                [summary.mean, summary.median, summary.percentile_99, summary.worst]
                    .map(|time| time.as_secs_f64() * 1e3);
            writeln!(
                table,
                "| {ending} | {} | {mean:.3} | {median:.3} | {percentile_99:.3} | {worst:.3} |",
                summary.count
            )
            .expect("a String takes everything");
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(millis: impl IntoIterator<Item = u64>) -> Summary {
        Summary::of(millis.into_iter().map(Duration::from_millis)).expect("there are times")
    }

    #[test]
    fn percentiles_are_the_nearest_ranks() {
        for (count, median, percentile_99) in [
            (1, 1, 1),
            (2, 1, 2),
            (3, 2, 3),
            (99, 50, 99),
            (100, 50, 99),
            (101, 51, 100),
            (200, 100, 198),
            (3000, 1500, 2970),
        ] {
            // Downwards, for their order must not matter.
            let summary = summary((1..=count).rev());
            assert_eq!(summary.count as u64, count);
            assert_eq!(summary.median.as_millis(), median, "median of 1 to {count}");
            assert_eq!(summary.percentile_99.as_millis(), percentile_99, "99th of 1 to {count}");
            assert_eq!(summary.worst.as_millis() as u64, count);
        }
    }

    #[test]
    fn the_mean_of_many_is_exact() {
        assert_eq!(summary([7; 3000]).mean, Duration::from_millis(7));
        assert_eq!(summary(1..=3000).mean, Duration::from_micros(1_500_500));
    }

    #[test]
    fn the_table_tells_endings_apart() {
        let timing = |ending: &str, micros| Timing { ending: ending.into(), time: Duration::from_micros(micros) };
        let timings = [timing("No", 9000), timing("Yes", 30), timing("Yes", 50)];
        let lines = table(&timings);
        assert_eq!(
            lines.lines().skip(2).collect_vec(),
            [
                "| all | 3 | 3.027 | 0.050 | 9.000 | 9.000 |",
                "| Yes | 2 | 0.040 | 0.030 | 0.050 | 0.050 |",
                "| No | 1 | 9.000 | 9.000 | 9.000 | 9.000 |",
            ]
        );
    }

    #[test]
    fn decks_without_an_ending_are_told_once() {
        let timing = Timing { ending: String::new(), time: Duration::from_micros(12) };
        assert_eq!(table(&[timing.clone(), timing]).lines().count(), 3);
    }
}

//! The lower chart: how many decks of golf take how long, a row for each answer.

use super::{
    style::{bold, powers_of_ten, text, write_title, BLUE, GREY, GRID, INK, MARGIN, ORANGE, PALE_INK, TITLE_HEIGHT},
    Area, Error,
};
use crate::latency::{by_ending, Summary, Timing};
use itertools::Itertools;
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};
use std::time::Duration;

/// Bars for each power of ten.
const BARS: usize = 16;
/// A row is one unit high, its tallest bar somewhat less, as a number stands upon it.
const TALLEST: f64 = 0.72;
/// Above the rows, for the names of the marks.
const HEAD: f64 = 0.5;
/// Room for the names of the rows.
const NAME_WIDTH: u32 = 110;

pub fn draw(area: &Area<'_>, timings: &[Timing]) -> Result<(), Error> {
    let rows = by_ending(timings);
    let all = timings.iter().map(|timing| timing.time).collect_vec();
    let (low, high) = decades(&all);
    let top = rows.len() as f64 + HEAD;
    write_title(area, "Relaxed Golf: how many decks take how long")?;
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_top(TITLE_HEIGHT)
        .x_label_area_size(34)
        .y_label_area_size(NAME_WIDTH)
        .build_cartesian_2d(powers_of_ten(low, high).log_scale(), 0.0..top)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels((high - low).unsigned_abs() as usize)
        .x_label_style(text(PALE_INK, HPos::Center, VPos::Top))
        .x_label_formatter(&|micros| duration(*micros))
        .bold_line_style(GRID)
        .light_line_style(TRANSPARENT)
        .axis_style(GRID)
        .draw()?;

    let edge = |place: usize| 10_f64.powf(f64::from(low) + place as f64 / BARS as f64);
    let colors = [BLUE, ORANGE].into_iter().chain(std::iter::repeat(GREY));
    for ((place, (ending, times)), color) in rows.iter().enumerate().zip(colors) {
        let base = (rows.len() - 1 - place) as f64;
        let bars = bars(times, (low, high));
        let (tallest, &most) = bars.iter().enumerate().max_by_key(|&(_, count)| count).unwrap_or((0, &1));
        let filled = bars.iter().enumerate().filter(|&(_, &count)| count > 0);
        chart.draw_series(filled.map(|(place, &count)| {
            let height = base + TALLEST * count as f64 / most as f64;
            let corners = [(edge(place), base), (edge(place + 1) / 1.012, height)];
            Rectangle::new(corners, color.filled())
        }))?;
        chart.draw_series([PathElement::new([(edge(0), base), (edge(bars.len()), base)], GRID)])?;
        let count = format!("{} decks", times.len());
        let labels = [
            (edge(0), base + 0.42, -10, -9, bold(INK, HPos::Right, VPos::Center), (*ending).to_owned()),
            (edge(0), base + 0.42, -10, 9, text(PALE_INK, HPos::Right, VPos::Center), count),
            (
                (edge(tallest) * edge(tallest + 1)).sqrt(),
                base + TALLEST,
                0,
                -9,
                text(PALE_INK, HPos::Center, VPos::Center),
                most.to_string(),
            ),
        ];
        chart.draw_series(labels.map(|(x, y, right, down, style, label)| {
            EmptyElement::at((x, y)) + Text::new(label, (right, down), style)
        }))?;
    }

    if let Some(summary) = Summary::of(all) {
        let marks = [
            ("median", summary.median, 0.0),
            ("99th percentile", summary.percentile_99, 0.2),
            ("worst", summary.worst, 0.0),
        ];
        for (name, time, lower) in marks {
            let (x, height) = (micros(time), top - lower);
            chart.draw_series([PathElement::new([(x, 0.0), (x, height)], INK)])?;
            // The label stands where there is more room.
            let (shift, side) =
                if x.log10() > f64::from(low + high) / 2.0 { (-6, HPos::Right) } else { (6, HPos::Left) };
            let label = format!("{name} {}", duration(x));
            let label = Text::new(label, (shift, 0), bold(INK, side, VPos::Top));
            chart.draw_series([EmptyElement::at((x, height)) + label])?;
        }
    }
    Ok(())
}

/// The whole powers of ten, in microseconds, around some times, of which there is at least one.
fn decades(times: &[Duration]) -> (i32, i32) {
    let exponents = || times.iter().map(|&time| micros(time).log10());
    let low = exponents().fold(f64::INFINITY, f64::min).floor() as i32;
    let high = exponents().fold(f64::NEG_INFINITY, f64::max).ceil() as i32;
    (low, high.max(low + 1))
}

/// How many times fall into each of `BARS` equal parts of each power of ten from `low` to `high`.
fn bars(times: &[Duration], (low, high): (i32, i32)) -> Vec<usize> {
    let count = (high - low).unsigned_abs() as usize * BARS;
    let mut bars = vec![0; count];
    for &time in times {
        let place = (micros(time).log10() - f64::from(low)) * BARS as f64;
        bars[(place as usize).min(count - 1)] += 1;
    }
    bars
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Microseconds in a fitting unit, with two figures that say something.
fn duration(micros: f64) -> String {
    let (number, unit) = match micros {
        micros if micros < 999.5 => (micros, "µs"),
        micros if micros < 999_500.0 => (micros / 1e3, "ms"),
        micros => (micros / 1e6, "s"),
    };
    let whole = number >= 9.95 || (number - number.round()).abs() < 0.05;
    format!("{number:.*} {unit}", usize::from(!whole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deck_is_in_the_bar_of_its_time() {
        let times = [10, 11, 500, 1000].map(Duration::from_micros);
        assert_eq!(decades(&times), (1, 3));
        let bars = bars(&times, (1, 3));
        // lg 500 is 2.699, so 1.699 decades from the left: 27.2 bars. The right end is in the last bar.
        let filled = (0..).zip(&bars).filter(|&(_, &count)| count > 0).collect_vec();
        assert_eq!(filled, [(0, &2), (27, &1), (31, &1)]);
        assert_eq!(bars.len(), 32);
    }

    #[test]
    fn equal_times_still_make_an_axis() {
        assert_eq!(decades(&[Duration::from_micros(100)]), (2, 3));
    }

    #[test]
    fn durations_have_fitting_units() {
        let micros = [7.34, 10.0, 33.3, 1000.0, 7210.0, 12_300.0, 2_000_000.0];
        assert_eq!(micros.map(duration), ["7.3 µs", "10 µs", "33 µs", "1 ms", "7.2 ms", "12 ms", "2 s"]);
    }
}

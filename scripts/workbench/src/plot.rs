//! # The figures of a benchmark as one picture
//!
//! Above, how many times as fast as the literal models the programs are; below, for each problem whose decks take long,
//! how many decks take how long. Both scales are logarithmic, for both span several powers of ten.

use crate::latency::Timing;
use games::Problem;
use plotters::{coord::Shift, drawing::DrawingAreaErrorKind, prelude::*, style::text_anchor};
use std::{io, time::Duration};

/// The plotting library failed.
#[derive(Debug, thiserror::Error)]
#[error("the picture cannot be drawn: {0}")]
pub struct Error(#[from] DrawingAreaErrorKind<io::Error>);

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 800;
const HEIGHT: u32 = 300;
const BLUE: RGBColor = RGBColor(37, 99, 168);
const FONT: &str = "Helvetica, Arial, sans-serif";
/// Bars for each power of ten of a time.
const BARS: i32 = 8;

/// Draws the ratios of the programs, and the times of single decks, as SVG.
///
/// # Errors
/// The plotting library fails.
///
/// ```
/// use std::time::Duration;
/// use workbench::{latency::Timing, plot::draw};
/// let timing = Timing { ending: "Yes".into(), time: Duration::from_micros(30) };
/// let timings = [(games::Problem::ALL[2], vec![timing])];
/// let picture = draw(&[("mine".into(), 25.0), ("yours".into(), 0.4)], &timings).unwrap();
/// assert!(picture.starts_with("<svg ") && picture.contains("25×") && picture.contains("median 30 µs"));
/// ```
pub fn draw(ratios: &[(String, f64)], timings: &[(Problem, Vec<Timing>)]) -> Result<String, Error> {
    let mut picture = String::new();
    {
        let charts = 1 + timings.len();
        let area = SVGBackend::with_string(&mut picture, (WIDTH, HEIGHT * charts as u32)).into_drawing_area();
        area.fill(&WHITE)?;
        let areas = area.split_evenly((charts, 1));
        draw_ratios(&areas[0], ratios)?;
        for (area, (problem, timings)) in areas[1..].iter().zip(timings) {
            draw_times(area, *problem, timings)?;
        }
        area.present()?;
    }
    Ok(picture)
}

/// A bar for each program, from 1, which is the literal model, to its ratio.
fn draw_ratios(area: &Area<'_>, ratios: &[(String, f64)]) -> Result<(), Error> {
    let exponents = || ratios.iter().map(|(_, ratio)| ratio.log10());
    let (low, high) = (exponents().fold(0.0, f64::min).floor(), exponents().fold(1.0, f64::max).ceil());
    // A little more than the outermost labels need.
    let range = (10_f64.powf(low) * 0.999)..(10_f64.powf(high) * 1.001);
    let mut chart = ChartBuilder::on(area)
        .caption("How many times as fast as its literal model", (FONT, 18))
        .margin(15)
        .x_label_area_size(30)
        .y_label_area_size(190)
        .build_cartesian_2d(range.log_scale(), (0..ratios.len().saturating_sub(1)).into_segmented())?;
    // From above.
    let ratios: Vec<_> = ratios.iter().rev().collect();
    let name = |place: &SegmentValue<usize>| match place {
        SegmentValue::CenterOf(place) => ratios.get(*place).map_or_else(String::new, |(name, _)| name.clone()),
        _ => String::new(),
    };
    let mesh = &mut chart.configure_mesh();
    mesh.disable_y_mesh().y_labels(ratios.len()).y_label_formatter(&name).x_label_formatter(&|ratio| times(*ratio));
    mesh.label_style((FONT, 14)).light_line_style(TRANSPARENT).draw()?;
    let data = ratios.iter().enumerate().map(|(place, (_, ratio))| (place, *ratio));
    chart.draw_series(Histogram::horizontal(&chart).style(BLUE.filled()).margin(12).baseline(1.0).data(data))?;
    let at = text_anchor::Pos::new(text_anchor::HPos::Left, text_anchor::VPos::Center);
    let style = (FONT, 14).into_text_style(area).pos(at);
    chart.draw_series(ratios.iter().enumerate().map(|(place, (_, ratio))| {
        let text = Text::new(times(*ratio), (6, 0), style.clone());
        EmptyElement::at((ratio.max(1.0), SegmentValue::CenterOf(place))) + text
    }))?;
    Ok(())
}

/// A bar for each part of a power of ten: how many decks take so long.
fn draw_times(area: &Area<'_>, problem: Problem, timings: &[Timing]) -> Result<(), Error> {
    let all = timings.iter().map(|timing| timing.time);
    let Some(summary) = crate::latency::Summary::of(all.clone()) else { return Ok(()) };
    let bars: Vec<i32> = all.map(bar).collect();
    let (low, high) = bars.iter().fold((i32::MAX, i32::MIN), |(low, high), &bar| (low.min(bar), high.max(bar)));
    let most = (low..=high).map(|place| bars.iter().filter(|&&bar| bar == place).count()).max().unwrap_or(1);
    let of = [("median", summary.median), ("99th percentile", summary.percentile_99), ("worst", summary.worst)];
    let told = of.map(|(name, time)| format!("{name} {}", duration(time.as_secs_f64() * 1e6))).join(", ");
    let mut chart = ChartBuilder::on(area)
        .caption(format!("{problem}: how many decks of {} take how long ({told})", timings.len()), (FONT, 18))
        .margin(15)
        .x_label_area_size(30)
        .y_label_area_size(60)
        .build_cartesian_2d((low..high).into_segmented(), 0..most + most / 10 + 1)?;
    let begin = |place: &SegmentValue<i32>| match place {
        SegmentValue::Exact(bar) | SegmentValue::CenterOf(bar) => {
            format!("from {}", duration(10_f64.powf(f64::from(*bar) / f64::from(BARS))))
        }
        SegmentValue::Last => String::new(),
    };
    let mesh = &mut chart.configure_mesh();
    mesh.disable_x_mesh().x_labels(8).x_label_formatter(&begin).label_style((FONT, 14)).draw()?;
    let data = bars.into_iter().map(|bar| (bar, 1));
    chart.draw_series(Histogram::vertical(&chart).style(BLUE.filled()).margin(2).data(data))?;
    Ok(())
}

/// The bar that a time belongs to; a time of 1 µs is in bar 0.
fn bar(time: Duration) -> i32 {
    // No deck takes less than a nanosecond.
    ((time.as_secs_f64() * 1e6).max(1e-3).log10() * f64::from(BARS)).floor() as i32
}

/// Two figures that say something.
fn figures(number: f64) -> String {
    let text = format!("{number:.*}", usize::from(number < 9.95) + usize::from(number < 0.95));
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

/// A ratio: `0.45×`, `7.3×`, `110×`.
fn times(ratio: f64) -> String {
    figures(ratio) + "×"
}

/// Microseconds in a fitting unit.
fn duration(micros: f64) -> String {
    match micros {
        micros if micros < 999.5 => figures(micros) + " µs",
        micros if micros < 999_500.0 => figures(micros / 1e3) + " ms",
        micros => figures(micros / 1e6) + " s",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_few() {
        let ratios = [0.01, 0.1, 0.448, 1.0, 7.32, 9.6, 110.4, 10_000.0];
        assert_eq!(ratios.map(times), ["0.01×", "0.1×", "0.45×", "1×", "7.3×", "9.6×", "110×", "10000×"]);
        let micros = [7.34, 10.0, 33.3, 1000.0, 7210.0, 12_300.0, 2_000_000.0];
        assert_eq!(micros.map(duration), ["7.3 µs", "10 µs", "33 µs", "1 ms", "7.2 ms", "12 ms", "2 s"]);
    }

    #[test]
    fn a_time_is_in_the_bar_that_begins_before_it() {
        assert_eq!([0, 1, 10, 999, 1000].map(Duration::from_micros).map(bar), [-24, 0, 8, 23, 24]);
    }

    #[test]
    fn nothing_at_all_is_a_picture_too() {
        assert!(draw(&[], &[]).is_ok_and(|picture| picture.starts_with("<svg ")));
        assert!(draw(&[], &[(Problem::ALL[0], Vec::new())]).is_ok());
    }
}

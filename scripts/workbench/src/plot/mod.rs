//! # The figures of a benchmark as one picture
//!
//! Above, how many times as fast as the literal models the programs are; below, how long the decks of Relaxed Golf
//! take. Both axes of time are logarithmic, for both span several powers of ten.

pub mod data;
mod distribution;
mod ratios;
mod style;

use crate::latency::Timing;
use data::{Ratios, Speed};
use plotters::{drawing::DrawingAreaErrorKind, prelude::*};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The figures make no sense.
    #[error(transparent)]
    Data(#[from] data::Error),
    /// The plotting library failed.
    #[error("the picture cannot be drawn: {0}")]
    Draw(#[from] DrawingAreaErrorKind<std::io::Error>),
}

/// Where everything is drawn.
type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

const WIDTH: u32 = 900;
const DISTRIBUTION_HEIGHT: u32 = 380;

/// Draws the figures as SVG. `timings` are those of Relaxed Golf.
///
/// # Errors
/// [`Error::Data`] if a problem lacks its literal model, or there are no speeds or no timings.
///
/// ```
/// use std::time::Duration;
/// use games::Problem::Accordian;
/// use workbench::{latency::Timing, plot::{data::{Speed, MODEL}, draw}};
/// let speed = |name: &str, micros| Speed { problem: Accordian, name: name.into(), micros };
/// let timing = Timing { ending: "Yes".into(), time: Duration::from_micros(30) };
/// let picture = draw(&[speed("accordian", 2.0), speed(MODEL, 50.0)], &[timing]).unwrap();
/// assert!(picture.starts_with("<svg ") && picture.contains("25×"));
/// ```
pub fn draw(speeds: &[Speed], timings: &[Timing]) -> Result<String, Error> {
    let ratios = Ratios::of(speeds)?;
    if timings.is_empty() {
        return Err(data::Error::NoTimings.into());
    }
    let ratios_height = ratios::height(&ratios);
    let mut picture = String::new();
    {
        let size = (WIDTH, ratios_height + DISTRIBUTION_HEIGHT);
        let area = SVGBackend::with_string(&mut picture, size).into_drawing_area();
        area.fill(&WHITE)?;
        let (above, below) = area.split_vertically(ratios_height);
        ratios::draw(&above, &ratios)?;
        distribution::draw(&below, timings)?;
        area.present()?;
    }
    Ok(picture)
}

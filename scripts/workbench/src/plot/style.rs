//! How everything looks.

use super::{Area, Error};
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, Pos, VPos},
};
use std::ops::Range;

pub const INK: RGBColor = RGBColor(31, 41, 55);
pub const PALE_INK: RGBColor = RGBColor(91, 103, 118);
pub const GRID: RGBColor = RGBColor(224, 229, 235);
/// This project's programs, and the most frequent answer.
pub const BLUE: RGBColor = RGBColor(37, 99, 168);
/// Other programs, and any further answer.
pub const GREY: RGBColor = RGBColor(166, 177, 190);
/// The second answer.
pub const ORANGE: RGBColor = RGBColor(222, 127, 38);

const TITLE_SIZE: f64 = 19.0;
const TEXT_SIZE: f64 = 14.0;

/// The space around each chart.
pub const MARGIN: i32 = 20;
/// The space for a chart's title.
pub const TITLE_HEIGHT: i32 = 56;

/// Writes a chart's title into its upper left corner.
pub fn write_title(area: &Area<'_>, title: &str) -> Result<(), Error> {
    let style = styled(TITLE_SIZE, FontStyle::Bold, INK);
    Ok(area.draw_text(title, &style, (MARGIN, MARGIN))?)
}

/// Powers of ten with whole exponents as the ends of an axis; a hair wider, so that rounding leaves no end out.
pub fn powers_of_ten(low: i32, high: i32) -> Range<f64> {
    10_f64.powi(low) * 0.9999..10_f64.powi(high) * 1.0001
}

pub fn text(color: RGBColor, horizontal: HPos, vertical: VPos) -> TextStyle<'static> {
    styled(TEXT_SIZE, FontStyle::Normal, color).pos(Pos::new(horizontal, vertical))
}

pub fn bold(color: RGBColor, horizontal: HPos, vertical: VPos) -> TextStyle<'static> {
    styled(TEXT_SIZE, FontStyle::Bold, color).pos(Pos::new(horizontal, vertical))
}

fn styled(size: f64, style: FontStyle, color: RGBColor) -> TextStyle<'static> {
    let family = FontFamily::Name("Helvetica, Arial, sans-serif");
    FontDesc::new(family, size, style).color(&color)
}

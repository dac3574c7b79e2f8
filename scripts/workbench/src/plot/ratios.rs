//! The upper chart: a bar a program, as long as it is fast.

use super::{
    data::{Ratio, Ratios},
    style::{bold, powers_of_ten, text, write_title, BLUE, GREY, GRID, INK, MARGIN, PALE_INK, TITLE_HEIGHT},
    Area, Error,
};
use plotters::{
    prelude::*,
    style::text_anchor::{HPos, VPos},
};

const ROW_HEIGHT: u32 = 30;
/// Title, axis and margins.
const FRAME_HEIGHT: u32 = 114;
/// Room for the names.
const NAME_WIDTH: u32 = 190;

/// What the chart needs.
pub fn height(ratios: &Ratios) -> u32 {
    FRAME_HEIGHT + ROW_HEIGHT * rows(ratios) as u32
}

/// A row for each program and a half between two problems.
fn rows(Ratios(groups): &Ratios) -> f64 {
    let programs: usize = groups.iter().map(Vec::len).sum();
    programs as f64 + (groups.len() as f64 - 1.0) / 2.0
}

pub fn draw(area: &Area<'_>, ratios: &Ratios) -> Result<(), Error> {
    let all = || ratios.0.iter().flatten().map(|ratio| ratio.ratio);
    // Whole powers of ten around the model's 1 and everything else; the last leaves room for a label.
    let low = all().fold(1.0, f64::min).log10().floor() as i32;
    let high = (2.0 * all().fold(1.0, f64::max)).log10().ceil() as i32;
    write_title(area, "Times as fast as the literal model, on the same decks")?;
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_top(TITLE_HEIGHT)
        .x_label_area_size(34)
        .y_label_area_size(NAME_WIDTH)
        .build_cartesian_2d(powers_of_ten(low, high).log_scale(), rows(ratios)..0.0)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .x_labels((high - low).unsigned_abs() as usize)
        .x_label_style(text(PALE_INK, HPos::Center, VPos::Top))
        .x_label_formatter(&|ratio| times(*ratio))
        .bold_line_style(GRID)
        .light_line_style(TRANSPARENT)
        .axis_style(GRID)
        .draw()?;

    let mut row = 0.0;
    for group in &ratios.0 {
        for Ratio { name, ratio, is_ours } in group {
            let color = if *is_ours { BLUE } else { GREY };
            let style = if *is_ours { bold } else { text };
            let bar = [(1.0, row + 0.12), (*ratio, row + 0.88)];
            chart.draw_series([Rectangle::new(bar, color.filled())])?;
            let labels =
                [(10_f64.powi(low), -10, HPos::Right, name.clone()), (ratio.max(1.0), 7, HPos::Left, times(*ratio))];
            chart.draw_series(labels.map(|(x, shift, side, label)| {
                EmptyElement::at((x, row + 0.5)) + Text::new(label, (shift, 0), style(INK, side, VPos::Center))
            }))?;
            row += 1.0;
        }
        row += 0.5;
    }
    // The model itself, where every bar begins.
    chart.draw_series([PathElement::new([(1.0, 0.0), (1.0, row - 0.5)], INK)])?;
    Ok(())
}

/// A ratio with two figures that say something: `0.45×`, `7.3×`, `110×`.
fn times(ratio: f64) -> String {
    let figures = match ratio {
        ratio if ratio < 0.095 => 3,
        ratio if ratio < 0.95 => 2,
        ratio if ratio < 9.5 => 1,
        _ => 0,
    };
    let number = format!("{ratio:.figures$}");
    let number = match number.contains('.') {
        true => number.trim_end_matches('0').trim_end_matches('.'),
        false => &number,
    };
    format!("{number}×")
}

#[cfg(test)]
mod tests {
    use super::times;

    #[test]
    fn ratios_are_told_in_few_figures() {
        let ratios = [0.01, 0.1, 0.448, 1.0, 7.32, 9.6, 110.4, 10_000.0];
        assert_eq!(ratios.map(times), ["0.01×", "0.1×", "0.45×", "1×", "7.3×", "10×", "110×", "10000×"]);
    }
}

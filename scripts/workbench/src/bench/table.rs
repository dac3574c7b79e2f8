//! Figures in Markdown.

/// A number as people read it: three figures at least, and thousands set apart.
///
/// ```
/// use workbench::bench::table::figure;
/// assert_eq!([1.614, 47.46, 491.6, 2290734.2].map(figure), ["1.61", "47.5", "492", "2,290,734"]);
/// ```
pub fn figure(number: f64) -> String {
    match number {
        number if number >= 99.95 => count(number.round() as usize),
        number if number >= 9.995 => format!("{number:.1}"),
        _ => format!("{number:.2}"),
    }
}

/// A whole number, thousands set apart.
///
/// ```
/// use workbench::bench::table::count;
/// assert_eq!([0, 999, 1000, 20_000, 1_000_000].map(count), ["0", "999", "1,000", "20,000", "1,000,000"]);
/// ```
pub fn count(number: usize) -> String {
    let digits = number.to_string();
    let mut apart = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            apart.push(',');
        }
        apart.push(digit);
    }
    apart
}

/// A figure that may not be known.
pub fn known(number: Option<f64>, write: impl FnOnce(f64) -> String) -> String {
    number.map_or_else(|| "-".to_owned(), write)
}

/// A row of a table.
pub fn row(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// The head of a table: the first column to the left, all others to the right.
pub fn head(names: &[&str]) -> String {
    format!("| {} |\n|---|{}", names.join(" | "), "--:|".repeat(names.len() - 1))
}

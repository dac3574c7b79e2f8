//! The layout of a Relaxed Golf file: the number of games; for each five lines of 7 ranks and one line of 17.

/// Whether `line` is `count` numbers from `low` to `high`, with single blanks between them and a line end.
fn is_line(line: &str, count: usize, low: u32, high: u32) -> bool {
    let numbers: Vec<&str> = line.strip_suffix('\n').unwrap_or("").split(' ').collect();
    numbers.len() == count
        && numbers.iter().all(|text| match text.parse::<u32>() {
            Ok(number) => (low..=high).contains(&number) && number.to_string() == *text,
            Err(_) => false,
        })
}

fn check(text: &str) -> Result<(), String> {
    let mut lines = text.split_inclusive('\n');
    let head = lines.next().unwrap_or("");
    if !is_line(head, 1, 0, 100_000) {
        return Err("line 1 is not the number of games, 0 to 100000".to_string());
    }
    let games: usize = head.trim_end().parse().map_err(|_| "line 1 is no number")?;
    for number in 2..2 + 6 * games {
        let count = if number % 6 == 1 { 17 } else { 7 };
        if !is_line(lines.next().unwrap_or(""), count, 1, 13) {
            return Err(format!(
                "line {number} is not {count} ranks with single blanks between them"
            ));
        }
    }
    if lines.next().is_some() {
        return Err("there is more after the last game".to_string());
    }
    Ok(())
}

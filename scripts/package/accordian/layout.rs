//! The layout of an "Accordian" Patience file: packs of two lines of 26 cards each, then a line with `#` alone.

fn is_card(text: &str) -> bool {
    matches!(text.as_bytes(), [rank, suit] if b"A23456789TJQK".contains(rank) && b"CDHS".contains(suit))
}

fn check(text: &str) -> Result<(), String> {
    let packs = text.strip_suffix("#\n").ok_or("the last line is not '#'")?;
    let lines: Vec<&str> = packs.split_inclusive('\n').collect();
    for (number, line) in lines.iter().enumerate() {
        let cards: Vec<&str> = line.strip_suffix('\n').unwrap_or("").split(' ').collect();
        if cards.len() != 26 || !cards.into_iter().all(is_card) {
            return Err(format!(
                "line {} is not 26 cards with single blanks between them",
                number + 1
            ));
        }
    }
    if lines.len() % 2 != 0 {
        return Err("the last pack has one line".to_string());
    }
    Ok(())
}

//! The layout of a 10-20-30 file: decks of 52 numbers from 1 to 10, then a 0; between numbers one blank or line end.

fn check(text: &str) -> Result<(), String> {
    let decks = text
        .strip_suffix("0\n")
        .ok_or("the last number is not 0 with a line end")?;
    let mut cards = 0;
    for card in decks.split_inclusive([' ', '\n']) {
        cards += 1;
        let number = card.strip_suffix([' ', '\n']).unwrap_or("");
        if !(1..=10).any(|value| number == value.to_string()) {
            return Err(format!(
                "card {cards} of the file is {card:?}, not 1 to 10 and a blank or line end"
            ));
        }
    }
    if cards % 52 != 0 {
        return Err(format!("the last deck has {} cards", cards % 52));
    }
    Ok(())
}

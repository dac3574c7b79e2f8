use super::Card;

/// What splits tokens: blanks, tabs (upright ones too), line ends and form feeds.
pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// A number of one or two digits, perhaps behind a blank, and the count of bytes that it takes with the
/// blank before it and the one byte of white space behind.
/// Both lengths go the same way: a branch would be mispredicted at every third card.
pub(super) fn short_number(bytes: &[u8]) -> Option<(u8, usize)> {
    let bytes = bytes.get(..4)?;
    let start = usize::from(bytes[0] == b' ');
    let first = bytes[start].wrapping_sub(b'0');
    let second = bytes[start + 1].wrapping_sub(b'0');
    let (number, end) =
        if second < 10 { (first.wrapping_mul(10).wrapping_add(second), start + 2) } else { (first, start + 1) };
    if first < 10 && is_space(bytes[end]) {
        Some((number, end + 1))
    } else {
        None
    }
}

/// A card, and the count of bytes that it takes with the one byte of white space behind it.
pub(super) fn short_card(bytes: &[u8]) -> Option<(Card, usize)> {
    match *bytes.get(..3)? {
        [rank, suit, blank] if is_space(blank) => Some((Card::named(rank, suit)?, 3)),
        _ => None,
    }
}

/// The integer that `token` is, of ten digits at most, if it is in `low..=high`.
pub(super) fn integer(token: &[u8], low: u32, high: u32) -> Option<u32> {
    if token.is_empty() || token.len() > 10 || !token.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let number = token.iter().fold(0, |number, digit| 10 * number + u64::from(digit - b'0'));
    if (low.into()..=high.into()).contains(&number) {
        Some(number as u32) // at most `high`
    } else {
        None
    }
}

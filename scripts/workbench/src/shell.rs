//! Text for people at a terminal: words that a shell reads back, and bytes that change nothing where they are shown.

/// A word as a shell reads it back: in quotes where it needs them.
///
/// ```
/// use workbench::shell::quoted;
/// assert_eq!(quoted("python3"), "python3");
/// assert_eq!(quoted("it's mine.in"), r"'it'\''s mine.in'");
/// assert_eq!(quoted(""), "''");
/// ```
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_./=:-".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// A command and its arguments as one would type them.
///
/// ```
/// let command = ["sh", "-c", "cat $1"].map(String::from);
/// assert_eq!(workbench::shell::command(&command), "sh -c 'cat $1'");
/// ```
pub fn command(words: &[String]) -> String {
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// How many characters of a line are shown: the longest right answer has 124.
const SHOWN: usize = 130;

/// A line as it can be shown: blanks at its end as `·`, what is not to be seen as an escape, a missing newline in words,
/// and what is longer than any answer cut.
///
/// ```
/// use workbench::shell::visible;
/// assert_eq!(visible(b"1 pile remaining: 52\r\n"), r"1 pile remaining: 52\r");
/// assert_eq!(visible(b"Win : 66 \n"), "Win : 66·");
/// assert_eq!(visible(b"Win : 66 \r\n"), r"Win : 66·\r");
/// assert_eq!(visible(b"\x1b[31mWin\0\xff"), r"\x1b[31mWin\0\xff (no newline)");
/// assert_eq!(visible(b"\n"), "(empty line)");
/// assert!(visible(&[b'9'; 1_000_000]).ends_with("9... (1000000 bytes) (no newline)"));
/// ```
pub fn visible(line: &[u8]) -> String {
    let (ended, end) = match line.strip_suffix(b"\n") {
        Some(ended) => (ended, ""),
        None => (line, " (no newline)"),
    };
    if ended.is_empty() {
        return "(empty line)".to_owned() + end;
    }
    let (mut characters, cut) = beginning(ended, SHOWN);
    if !cut {
        // A carriage return at the end hides the blanks before it no less.
        let at_the_end = characters.iter_mut().rev().take_while(|shown| *shown == " " || *shown == r"\r");
        for blank in at_the_end.filter(|shown| *shown == " ") {
            *blank = "·".to_owned();
        }
    }
    let shown = characters.concat();
    match cut {
        true => format!("{shown}... ({} bytes){end}", ended.len()),
        false => shown + end,
    }
}

/// A text as it can be shown on one line.
///
/// ```
/// assert_eq!(workbench::shell::printable("no\tfile \x1b[2J"), r"no\tfile \x1b[2J");
/// ```
pub fn printable(text: &str) -> String {
    characters(text.as_bytes()).concat()
}

/// The same, cut where it is longer than some characters.
///
/// ```
/// assert_eq!(workbench::shell::printable_up_to(4, "no\tfile"), r"no\tf...");
/// ```
pub fn printable_up_to(most: usize, text: &str) -> String {
    let (characters, cut) = beginning(text.as_bytes(), most);
    characters.concat() + if cut { "..." } else { "" }
}

/// At most so many characters as they are shown, and whether there are more.
fn beginning(bytes: &[u8], most: usize) -> (Vec<String>, bool) {
    // A character has at most four bytes; what may be cut in two lies behind the last one that counts.
    let mut characters = characters(&bytes[..bytes.len().min(4 * most + 4)]);
    let cut = characters.len() > most;
    characters.truncate(most);
    (characters, cut)
}

/// Each character as it is shown.
fn characters(bytes: &[u8]) -> Vec<String> {
    let mut shown = Vec::new();
    for chunk in bytes.utf8_chunks() {
        shown.extend(chunk.valid().chars().map(|c| match c {
            '\0' => r"\0".to_owned(),
            '\t' => r"\t".to_owned(),
            '\r' => r"\r".to_owned(),
            '\n' => r"\n".to_owned(),
            '\\' => r"\\".to_owned(),
            c if c == ' ' || c.is_ascii_graphic() || c.is_alphanumeric() => c.to_string(),
            c if c.is_ascii() => format!(r"\x{:02x}", u32::from(c)),
            // Blanks without width, marks that turn the direction of writing, and the like.
            c => c.escape_unicode().to_string(),
        }));
        shown.extend(chunk.invalid().iter().map(|byte| format!(r"\x{byte:02x}")));
    }
    shown
}

//! Draws piles of cards in lines of a given width.

use crate::replay::FAINT;

/// What a board's lines begin with.
const MARGIN: &str = "    ";

/// A labelled list of cards or piles, over as many lines as it needs. Each part comes as it looks without colours and
/// with them.
pub fn list(label: &str, parts: &[(String, String)], width: usize) -> String {
    let indent = MARGIN.len() + label.len() + 1;
    let mut text = format!("{MARGIN}{FAINT}{label}{FAINT:#} ");
    let mut column = indent;
    for (place, (plain, styled)) in parts.iter().enumerate() {
        // A part that fits on no line goes on one of its own.
        if place > 0 && column + 1 + plain.len() > width {
            text += &format!("\n{:indent$}", "");
            column = indent;
        } else if place > 0 {
            text.push(' ');
            column += 1;
        }
        text += styled;
        column += plain.len();
    }
    if parts.is_empty() {
        text += "none";
    }
    text + "\n"
}

/// Words in lines of a given width; names with a hyphen stay whole, and later lines stand in a little.
pub fn fill(words: &str, width: usize) -> String {
    let options = textwrap::Options::new(width).subsequent_indent("  ");
    textwrap::fill(words, options.word_splitter(textwrap::WordSplitter::NoHyphenation))
}

/// A part without colours.
pub fn plain(text: impl ToString) -> (String, String) {
    (text.to_string(), text.to_string())
}

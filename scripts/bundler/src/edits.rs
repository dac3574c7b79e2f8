//! Changes to a text that leave all around them as it stands, comments and blanks too.

use std::cmp::Reverse;
use std::ops::Range;

/// Changes that are collected first and made all at once.
pub struct Edits<'a> {
    text: &'a str,
    changes: Vec<(Range<usize>, String)>,
}

impl<'a> Edits<'a> {
    /// No change to `text` yet.
    pub fn of(text: &'a str) -> Self {
        Edits {
            text,
            changes: Vec::new(),
        }
    }

    /// Whether a change covers the byte `at`.
    pub fn touch(&self, at: usize) -> bool {
        self.changes.iter().any(|(range, _)| range.contains(&at))
    }

    /// Puts `with` in place of the bytes of `range`.
    pub fn replace(&mut self, range: Range<usize>, with: &str) {
        self.changes.push((range, with.to_owned()));
    }

    /// Takes out `range`. If only a comment is left of its lines they go as a whole, and so do the
    /// comment lines right above, for they spoke of it.
    pub fn cut(&mut self, range: Range<usize>) {
        let (before, after) = (&self.text[..range.start], &self.text[range.end..]);
        let indent = before.rsplit('\n').next().unwrap_or(before);
        let rest = after.split('\n').next().unwrap_or(after);
        if !indent.trim().is_empty()
            || !(rest.trim().is_empty() || rest.trim_start().starts_with("//"))
        {
            return self.replace(range, "");
        }
        let mut start = range.start - indent.len();
        for line in self.text[..start].split_inclusive('\n').rev() {
            let line_comment = line.trim_start().strip_prefix("//");
            if line_comment.is_none_or(|comment| comment.starts_with(['/', '!'])) {
                break;
            }
            start -= line.len();
        }
        self.replace(start..self.text.len().min(range.end + rest.len() + 1), "");
    }

    /// The text with all changes made; where two overlap, with the one that begins first.
    pub fn apply(mut self) -> String {
        self.changes
            .sort_by_key(|(range, _)| (range.start, Reverse(range.end)));
        let (mut text, mut done) = (String::new(), 0);
        for (range, with) in self.changes {
            if range.start >= done {
                text += &self.text[done..range.start];
                text += &with;
                done = range.end;
            }
        }
        text + &self.text[done..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, part: &str) -> String {
        let start = text.find(part).expect("the part is in the text");
        let mut edits = Edits::of(text);
        edits.cut(start..start + part.len());
        edits.apply()
    }

    #[test]
    fn a_cut_takes_the_comments_that_speak_of_it() {
        assert_eq!(cut("a\n// of b\nb // b\nc\n", "b // b"), "a\nc\n");
        assert_eq!(cut("/// of c\n#[b] // of b\nc\n", "#[b]"), "/// of c\nc\n");
        assert_eq!(cut("a, b, c\n", " b,"), "a, c\n");
    }

    #[test]
    fn the_outer_of_two_changes_counts() {
        let mut edits = Edits::of("abcdef");
        edits.replace(2..3, "X");
        edits.replace(1..5, "-");
        assert!(edits.touch(4) && !edits.touch(5));
        assert_eq!(edits.apply(), "a-f");
    }
}

//! Which paths and macros outlive inlining.

use proc_macro2::{Spacing, Span, TokenStream, TokenTree};
use std::collections::HashSet;

/// What a path may begin with though no file declares it.
const ROOTS: [&str; 20] = [
    "self", "super", "Self", "bool", "char", "str", "u8", "u16", "u32", "u64", "u128", "usize",
    "i8", "i16", "i32", "i64", "i128", "isize", "f32", "f64",
];
/// Words that stand before a name that is declared.
const DECLARERS: [&str; 8] = [
    "mod", "struct", "enum", "trait", "type", "fn", "const", "static",
];
/// Macros that give something else in another file.
const PLACE_MACROS: [&str; 9] = [
    "include",
    "include_str",
    "include_bytes",
    "env",
    "option_env",
    "file",
    "line",
    "column",
    "module_path",
];

/// Where the text of a file goes.
#[derive(Clone, Copy, PartialEq)]
pub enum Place {
    /// The top of the one file: a program's `main.rs`.
    Root,
    /// A module of the program.
    Module,
    /// The module that the library becomes, or one in it.
    Library,
}

/// The tokens of a file in a row, those inside macros too.
pub struct Words(Vec<(String, Span)>);

impl Words {
    /// Lays out `tokens`; `::` is one word.
    pub fn of(tokens: TokenStream) -> Self {
        let mut words = Words(Vec::new());
        words.add(tokens);
        words
    }

    fn add(&mut self, tokens: TokenStream) {
        let mut is_half = false;
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    self.0.push(("(".into(), group.span_open()));
                    self.add(group.stream());
                    self.0.push((")".into(), group.span_close()));
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && is_half => {
                    self.0.pop();
                    self.0.push(("::".into(), mark.span()));
                    is_half = false;
                }
                other => {
                    is_half = matches!(&other, TokenTree::Punct(mark) if mark.as_char() == ':' && mark.spacing() == Spacing::Joint);
                    self.0.push((other.to_string(), other.span()));
                }
            }
        }
    }

    /// The names that the file declares and imports.
    pub fn known(&self) -> HashSet<String> {
        let (mut known, mut in_use, mut before) = (HashSet::new(), false, "");
        for (word, _) in &self.0 {
            in_use = word == "use" || in_use && word != ";";
            if in_use && before != "use" || DECLARERS.contains(&before) {
                known.insert(word.clone());
            }
            before = word;
        }
        known
    }

    /// The first thing that would break at `place`, and why.
    pub fn fault(&self, place: Place) -> Option<(Span, String)> {
        let (known, mut in_use, mut before) = (self.known(), false, "");
        for (at, (word, span)) in self.0.iter().enumerate() {
            let after = self.0.get(at + 1).map_or("", |(word, _)| word);
            in_use = word == "use" || in_use && word != ";";
            let starts_path =
                before == "use" || !in_use && after == "::" && before != "::" && before != ".";
            let is_known = match word.as_str() {
                "std" => in_use || place == Place::Root, // in a module, edition 2015 looks for it there
                "cardio" => place == Place::Root || place == Place::Module && in_use,
                "super" | "self" if in_use => true,
                "super" | "crate" => place != Place::Library,
                _ if in_use => {
                    ROOTS.contains(&word.as_str()) || place == Place::Root && known.contains(word)
                }
                _ => {
                    !word.starts_with(char::is_lowercase)
                        || known.contains(word)
                        || ROOTS.contains(&word.as_str())
                }
            };
            if after == "!" && PLACE_MACROS.contains(&word.as_str()) {
                return Some((*span, format!("`{word}!` gives something else in one file")));
            } else if word == "macro_export" || before == "extern" && word == "crate" {
                return Some((*span, format!("`{word}` has no place in one file")));
            } else if starts_path && !is_known {
                return Some((
                    *span,
                    format!("one file cannot have a path that begins with `{word}` here"),
                ));
            }
            before = word;
        }
        None
    }
}

//! One text of a program and its library: their modules in place, tests and examples out.

use crate::edits::Edits;
use crate::items::Items;
use crate::paths::{Place, Words};
use crate::LIBRARY;
use anyhow::{anyhow, bail, Context, Result};
use proc_macro2::Span;
use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use syn::spanned::Spanned;

/// Headings of a doc comment that speak to the callers of a library.
const CALLERS: [&str; 3] = ["# Errors", "# Panics", "# Examples"];

/// The program in `main` and behind it the library in `library`, as one module with one list of
/// imports. `streams`, if given, stands for the library's module of that name.
///
/// # Errors
/// What cannot be read, and what would break when inlined, with file and line.
pub fn inline(main: &Path, library: &Path, streams: Option<&str>) -> Result<String> {
    let mut inliner = Inliner {
        streams,
        imports: BTreeSet::new(),
    };
    let program = inliner.file(main, Place::Root)?;
    let text = inliner.file(library, Place::Library)?;
    // What speaks of the module as a whole must stand first in it.
    let is_head = |line: &&str| line.starts_with("//!") || line.starts_with("#![");
    let head: Vec<_> = text.lines().filter(is_head).collect();
    let rest: Vec<_> = text.lines().filter(|line| !is_head(line)).collect();
    let imports: Vec<_> = inliner.imports.into_iter().collect();
    let library = [head.join("\n"), imports.join("\n"), rest.join("\n")].join("\n\n");
    let library = without_callers_docs(&library.replace("pub(super) ", "")); // one module has no parts
    Ok(format!("{program}{LIBRARY}{library}}}\n"))
}

struct Inliner<'a> {
    streams: Option<&'a str>,
    /// What the library imports from `std`. Its files need no imports from one another any more.
    imports: BTreeSet<String>,
}

impl Inliner<'_> {
    fn file(&mut self, file: &Path, place: Place) -> Result<String> {
        let text =
            fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        self.text(file, &text, place)
    }

    fn text(&mut self, file: &Path, text: &str, place: Place) -> Result<String> {
        let at = |span: Span| format!("{}:{}", file.display(), span.start().line);
        let tree =
            syn::parse_file(text).map_err(|error| anyhow!("{}: {error}", at(error.span())))?;
        let words = Words::of(
            text.parse()
                .map_err(|error| anyhow!("{}: {error}", file.display()))?,
        );
        if let Some((span, why)) = words.fault(place) {
            bail!("{}: {why}", at(span));
        }
        let items = Items::of(&tree);
        let mut edits = Edits::of(text);
        for span in &items.attributes {
            let range = span.byte_range();
            let attribute: String = text[range.clone()].split_whitespace().collect();
            if attribute == "#[cfg(test)]" || attribute == "#[test]" {
                edits.cut(
                    items
                        .owner(&range)
                        .with_context(|| format!("{}: no item is test-only here", at(*span)))?,
                );
            } else if attribute.starts_with("#[allow(missing_docs")
                || attribute.starts_with("#[allow(clippy::")
            {
                edits.cut(range); // rustc alone asks for neither
            } else if attribute == "#![forbid(unsafe_code)]" && self.streams.is_some() {
                edits.cut(range); // libc's streams cannot keep to it
            }
        }
        if place == Place::Library {
            self.flatten(text, &items, &words.known(), &mut edits);
        }
        let mut behind = String::new();
        for item in &tree.items {
            let syn::Item::Mod(syn::ItemMod {
                ident,
                semi: Some(semicolon),
                ..
            }) = item
            else {
                continue;
            };
            if edits.touch(item.span().byte_range().start) {
                continue;
            }
            let is_root = ["main", "lib", "mod"]
                .iter()
                .any(|root| file.file_stem() == Some(root.as_ref()));
            let folder = if is_root {
                file.with_file_name("")
            } else {
                file.with_extension("")
            };
            let files = [
                folder.join(format!("{ident}.rs")),
                folder.join(format!("{ident}/mod.rs")),
            ];
            let module = files.iter().find(|file| file.is_file());
            let module =
                module.with_context(|| format!("{}: this module has no file", at(item.span())))?;
            if place == Place::Library {
                edits.cut(item.span().byte_range());
                behind += &match self.streams {
                    Some(streams) if ident == "streams" => {
                        self.text(Path::new("streams"), streams, place)?
                    }
                    _ => self.file(module, place)?,
                };
            } else {
                let inner = self.file(module, Place::Module)?;
                edits.replace(semicolon.span.byte_range(), &format!(" {{\n{inner}}}"));
            }
        }
        Ok(edits.apply() + "\n" + &behind)
    }

    /// Takes out of a library's file what it does not need as a part of one module.
    fn flatten(
        &mut self,
        text: &str,
        items: &Items,
        known: &HashSet<String>,
        edits: &mut Edits<'_>,
    ) {
        for (range, root) in &items.imports {
            if root == "std" {
                self.imports.insert(text[range.clone()].to_owned());
            }
            edits.cut(range.clone());
        }
        // An `impl` for another's type serves tests. Where it does not, the one file will not compile.
        for piece in &items.pieces {
            if piece.is_impl
                && !piece
                    .of_type
                    .as_ref()
                    .is_some_and(|name| known.contains(name))
            {
                edits.cut(piece.range.clone());
            }
        }
    }
}

/// `text` without what doc comments tell a library's callers: examples, and when a call fails.
fn without_callers_docs(text: &str) -> String {
    let (mut lines, mut in_example, mut in_section): (Vec<&str>, _, _) = (Vec::new(), false, false);
    for line in text.lines() {
        let doc = line
            .trim_start()
            .strip_prefix("///")
            .or_else(|| line.trim_start().strip_prefix("//!"))
            .map(str::trim);
        let is_fence = doc.is_some_and(|doc| doc.starts_with("```"));
        in_section = doc.is_some_and(|doc| in_section || CALLERS.contains(&doc));
        if in_section || is_fence || in_example && doc.is_some() {
            // Nor does the blank line before it have a use then.
            if lines
                .last()
                .is_some_and(|last| ["///", "//!"].contains(&last.trim()))
            {
                lines.pop();
            }
        } else {
            lines.push(line);
        }
        in_example ^= is_fence;
    }
    lines.join("\n") + "\n"
}

//! A text without what only tests use, or nothing does.

use anyhow::Result;
use proc_macro2::{Ident, TokenTree};
use quote::ToTokens;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::Item;

/// What stands before the name of an item.
const KEYWORDS: &str = "mod struct enum trait type const static fn";

/// Takes out items until each that is left is named outside of itself. Only names are compared: what
/// this keeps too many, rustc will call unused.
///
/// # Errors
/// When `text` is no Rust.
pub fn prune(mut text: String) -> Result<String> {
    loop {
        let needless = needless(&text)?;
        if needless.is_empty() {
            return Ok(text);
        }
        for (at, range) in needless.iter().enumerate().rev() {
            // What is inside of another goes with that one.
            if needless[..at].iter().all(|outer| outer.end < range.end) {
                text.replace_range(comment_start(&text[..range.start])..range.end, "");
            }
        }
    }
}

/// An item, or one of an `impl`. An `impl` has the name of its type, or none if nothing is in it.
struct Piece {
    name: String,
    range: Range<usize>,
    is_member: bool,
}

/// What can go from `text`, in order; an item stands before those inside of it.
fn needless(text: &str) -> Result<Vec<Range<usize>>> {
    let file = syn::parse_file(text)?;
    let (words, pieces) = (words(&file), pieces(&file.items));
    let is_use = |word: &Ident, of: &Piece| {
        let Range { start, end } = word.span().byte_range();
        let (before, after) = (&text[..start], &text[end..]);
        // A field or a variable may have a method's name.
        let is_member = before.ends_with("::") || before.ends_with('.') && after.starts_with('(');
        let is_own = |piece: &Piece| piece.name == of.name && piece.range.contains(&start);
        *word == of.name && (is_member || !of.is_member) && !pieces.iter().any(is_own)
    };
    let is_needless = |piece: &&Piece| {
        let is_used = piece.name == "main" || words.iter().any(|word| is_use(word, piece));
        !is_used || text[piece.range.start..].starts_with("#[cfg(test)]")
    };
    Ok(pieces.iter().filter(is_needless).map(|piece| piece.range.clone()).collect())
}

fn pieces(items: &[Item]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for item in items {
        match item {
            Item::Impl(of) => {
                let is_empty = of.trait_.is_none() && of.items.is_empty();
                let name = words(&of.self_ty).first().filter(|_| !is_empty).map_or(String::new(), Ident::to_string);
                pieces.push(Piece { name, range: item.span().byte_range(), is_member: false });
                if of.trait_.is_none() {
                    pieces.extend(of.items.iter().filter_map(|member| named(member, true)));
                }
            }
            _ => pieces.extend(named(item, false)),
        }
        if let Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) = item {
            pieces.extend(self::pieces(items));
        }
    }
    pieces
}

fn named(item: &impl ToTokens, is_member: bool) -> Option<Piece> {
    let words = words(item);
    let is_keyword = |word: &Ident| KEYWORDS.split(' ').any(|keyword| word == keyword);
    let pair = words.windows(2).find(|pair| is_keyword(&pair[0]) && !is_keyword(&pair[1]))?;
    Some(Piece { name: pair[1].to_string(), range: item.span().byte_range(), is_member })
}

/// All names, keywords among them.
fn words(of: &impl ToTokens) -> Vec<Ident> {
    let words = of.to_token_stream().into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => words(&group.stream()),
        TokenTree::Ident(word) => vec![word],
        TokenTree::Punct(_) | TokenTree::Literal(_) => Vec::new(),
    });
    words.collect()
}

/// Where the comment lines begin that `text` ends in.
fn comment_start(text: &str) -> usize {
    let mut start = text.trim_end_matches(' ').len();
    for line in text[..start].split_inclusive('\n').rev() {
        if line.trim() != "//" && !line.trim_start().starts_with("// ") {
            break;
        }
        start -= line.len();
    }
    start
}

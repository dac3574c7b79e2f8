//! Texts that are kept in files: each game's fixtures, and what must come out the same, byte for byte.

// Each test that includes this file uses some of it.
#![allow(dead_code)]

use games::Game;
use std::{env, fs, path::PathBuf};

/// A file of the project, as text.
fn read(path: PathBuf) -> String {
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn project(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)
}

/// The input of a game's fixture.
pub fn input<G: Game>(name: &str) -> String {
    read(project("../../fixtures").join(G::NAME).join(name).with_extension("in"))
}

/// The answers to a game's fixture.
pub fn answers<G: Game>(name: &str) -> String {
    read(project("../../fixtures").join(G::NAME).join(name).with_extension("out"))
}

/// Compares a text with the file of that name in the game's folder; with `BLESS` in the environment, writes the file
/// instead.
pub fn check<G: Game>(name: &str, text: &str) {
    let path = project("src").join(G::NAME.replace('-', "_")).join("golden").join(name);
    if env::var_os("BLESS").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let kept = read(path);
    let line = kept.lines().zip(text.lines()).take_while(|(kept, new)| kept == new).count() + 1;
    assert!(
        kept == text,
        "{}: {name} differs from line {line} on; if it should, run the tests with BLESS=1 and read the diff",
        G::NAME
    );
}

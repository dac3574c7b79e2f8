//! Texts that are kept in files beside this one and must come out the same, byte for byte.

use std::{env, fs, path::Path};

/// Compares a text with the file of that name; with `BLESS` in the environment, writes the file instead.
pub fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if env::var_os("BLESS").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let line = kept.lines().zip(text.lines()).take_while(|(kept, new)| kept == new).count() + 1;
    assert!(
        kept == text,
        "{name} differs from line {line} on; if it should, run the tests with BLESS=1 and read the diff"
    );
}

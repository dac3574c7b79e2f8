//! Files for a small workspace: what goes into them, and what is refused.

use bundler::Program;
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const MAIN: &str = r#"//! # Echo
//!
//! Says a number of two again. Source: UVa 1.

use cardio::{Error, Io};

fn main() {
    cardio::run("echo", solve);
}

/// Why this is right: it is what was asked for.
fn solve(io: &mut Io<'_>) -> Result<(), Error> {
    let mut numbers = [0; 2];
    while io.next_deck(|token| token == b"0")? {
        io.numbers(1, 9, &mut numbers)?; // two are enough
        io.write_number(u64::from(numbers[1]));
        io.write("\n");
    }
    Ok(())
}

// Speaks of what is for tests only.
#[cfg(test)]
fn only_in_tests() {}

#[cfg(test)]
mod tests;
"#;

/// A workspace with the real library and a program whose text is `main`.
fn workspace(main: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("temporary folders can be made");
    let real = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/cardio/src");
    let copy = folder.path().join("crates/cardio/src");
    fs::create_dir_all(&copy).expect("the folder is ours");
    for file in fs::read_dir(real).expect("the library is there") {
        let file = file.expect("it can be read");
        fs::copy(file.path(), copy.join(file.file_name())).expect("it can be copied");
    }
    let program = folder.path().join("crates/echo/src");
    fs::create_dir_all(&program).expect("the folder is ours");
    fs::write(program.join("main.rs"), main).expect("the folder is ours");
    folder
}

fn rust(folder: &TempDir) -> anyhow::Result<String> {
    Ok(Program::new(folder.path(), "echo")?.rust()?.text)
}

/// Bundles after `change` in a file, and expects a refusal that names its `line` and says `why`.
fn refuses(file: &str, change: (&str, &str), line: usize, why: &str) {
    let folder = workspace(MAIN);
    let path = folder.path().join("crates").join(file);
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.contains(change.0), "{file} holds {:?}", change.0);
    fs::write(&path, text.replacen(change.0, change.1, 1)).expect("the folder is ours");
    let error = format!("{:#}", rust(&folder).expect_err("it must be refused"));
    assert!(error.contains(&format!("{file}:{line}: ")), "{error}");
    assert!(error.contains(why), "{error}");
}

#[test]
fn what_serves_no_judge_is_left_out() {
    let text = rust(&workspace(MAIN)).expect("the program is right");
    let gone = ["test", "fn number(", "struct Card", "impl Source for &", "```", "# Errors", "super::"];
    for word in gone {
        assert!(!text.contains(word), "{word} is in\n{text}");
    }
    let kept = ["/// Why this is right", "// two are enough", "fn numbers(", "mod cardio {", "Made by"];
    for word in kept {
        assert!(text.contains(word), "{word} is not in\n{text}");
    }
}

#[test]
fn excuses_for_names_without_docs_are_left_out() {
    let card = "let mut deck = [cardio::Card { rank: cardio::Rank::Ace, suit: cardio::Suit::Clubs }; 2];\n";
    let main = MAIN.replace("let mut numbers", &(card.to_owned() + "    io.cards(&mut deck)?;\n    let mut numbers"));
    let text = rust(&workspace(&main)).expect("the program is right");
    assert!(text.contains("spades (3).\n\t#[derive(") && !text.contains("missing_docs"), "{text}");
}

#[test]
fn the_same_bytes_come_from_another_folder() {
    let main = MAIN.replace("// two are enough", "// two are /* enough */");
    let [here, there] = [workspace(&main), workspace(&main)].map(|folder| {
        let program = Program::new(folder.path(), "echo").expect("it names its problem");
        let rust = program.rust().expect("the program is right");
        (program.c(&rust).expect("it goes into C").text, rust.text)
    });
    assert!(here == there);
    // A comment of C would end at the end of Rust's.
    assert!(here.1.contains("/* enough */") && here.0.contains("/ * enough * /"));
}

#[test]
fn crates_that_are_not_known_are_refused() {
    let change = ("fn main", "use rand::random;\nfn main");
    refuses("echo/src/main.rs", change, 7, "`rand`");
    let change = ("u64::from(numbers[1])", "rand::random()");
    refuses("echo/src/main.rs", change, 16, "`rand`");
    refuses("echo/src/main.rs", ("fn main", "extern crate rand;\nfn main"), 7, "`extern crate`");
}

#[test]
fn paths_that_break_in_a_module_are_refused() {
    let change = ("super::Card", "crate::Card");
    refuses("cardio/src/tokens.rs", change, 1, "`crate::`");
    let change = ("fault.clone()", "error::decimal(1)");
    let line = 1 + position("cardio/src/error.rs", "fault.clone()");
    refuses("cardio/src/error.rs", change, line, "module or crate `error`");
}

#[test]
fn macros_that_leave_their_crate_or_know_their_file_are_refused() {
    let change = ("mod cards;", "#[macro_export]\nmacro_rules! no { () => {} }\nmod cards;");
    let line = 1 + position("cardio/src/lib.rs", "mod cards;");
    refuses("cardio/src/lib.rs", change, line, "`macro_export`");
    let change = ("io.write(\"\\n\")", "io.write(include_str!(\"main.rs\"))");
    refuses("echo/src/main.rs", change, 17, "`include_str!`");
}

#[test]
fn lines_that_would_look_like_others_are_refused() {
    let change = ("io.write(\"\\n\")", "io.write(\"\n//\")");
    refuses("echo/src/main.rs", change, 17, "`\"\n`");
    refuses("echo/src/main.rs", ("fn main", "/*\n*/\nfn main"), 7, "`/*`");
    let change = ("mod cards;", "// The cards.\nmod cards;");
    refuses("cardio/src/lib.rs", change, 1 + position("cardio/src/lib.rs", "mod cards;"), "`// The cards.");
    let right = MAIN.replace("fn main", "fn is_quote(byte: u8) -> bool {\n    byte == b'\"'\n}\n\nfn main");
    let right = right.replace("io.write(\"\\n\")", "io.write(if is_quote(0) { \"crate::\\\"\" } else { \"/*\" })");
    assert!(rust(&workspace(&right)).expect("strings of one line are fine").contains("crate::"));
}

#[test]
fn what_is_compiled_at_times_only_is_refused() {
    refuses("echo/src/main.rs", ("fn main", "#[cfg(unix)]\nfn main"), 7, "`cfg`");
    refuses("echo/src/main.rs", ("fn main", "#[cfg(test)]\nuse std::fmt;\nfn main"), 7, "`cfg`");
    let line = 1 + position("cardio/src/lib.rs", "mod cards;");
    refuses("cardio/src/lib.rs", ("mod cards;", "#[cfg(test)]\nfn test() {}\nmod cards;"), line, "`#[cfg(test)]");
}

#[test]
fn modules_without_a_file_are_refused() {
    refuses("echo/src/main.rs", ("fn main", "mod gone;\nfn main"), 7, "file not found for module `gone`");
}

#[test]
fn what_does_not_compile_is_refused() {
    let error = rust(&workspace(&MAIN.replace("Ok(())", "Ok(1)"))).expect_err("it has a wrong type");
    assert!(format!("{error:#}").contains("mismatched types"), "{error:#}");
    let unread = MAIN.replace("fn main", "#[derive(Clone)]\nstruct Unread(u8);\nfn main");
    let text = rust(&workspace(&unread)).expect("what is unused goes");
    assert!(!text.contains("Unread"));
}

/// How many lines stand before the one with `word`, in the real library.
fn position(file: &str, word: &str) -> usize {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates").join(file);
    let text = fs::read_to_string(path).expect("the library is there");
    text.lines().position(|line| line.contains(word)).expect("the word is there")
}

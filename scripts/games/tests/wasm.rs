//! The library needs no operating system: it is built for WebAssembly, where there is none.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// What would reach outside.
const BANNED: [&str; 9] = ["fs", "process", "net", "env", "thread", "Instant", "SystemTime", "stdin", "stdout"];

/// Whether the compiler has that target's standard library.
fn is_installed() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output().expect("there is a compiler");
    let root = String::from_utf8(output.stdout).expect("its folder is text");
    Path::new(root.trim_end()).join("lib/rustlib").join(TARGET).join("lib").is_dir()
}

#[test]
fn it_builds_for_webassembly() {
    if !is_installed() {
        eprintln!("skipped: `rustup target add {TARGET}` would let this test build for it");
        return;
    }
    let output = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--lib", "--target", TARGET, "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        // Its own folder, for another cargo may hold the lock of the usual one.
        .arg("--target-dir")
        .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("wasm"))
        .output()
        .expect("cargo runs this test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the library has sources");
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn it_asks_for_no_file_process_or_clock() {
    // It would build all the same: for WebAssembly the standard library has these too, and each of them fails when called.
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    assert!(sources.len() > 20, "{sources:?}");
    for path in sources {
        let text = fs::read_to_string(&path).expect("a source is text");
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            assert!(!words.any(|word| BANNED.contains(&word)), "{}: {line}", path.display());
        }
    }
}

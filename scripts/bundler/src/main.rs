//! The command `bundler`.

use anyhow::{ensure, Context, Result};
use bundler::{File, Program};
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Makes one file of each judge program, in Rust and in C, and says where it can be sent.
#[derive(Parser)]
struct Arguments {
    /// Programs, by the names of their crates; all if none is named
    programs: Vec<String>,
    /// Folder for the files
    #[arg(long, default_value = "target/submit")]
    output: PathBuf,
}

fn main() -> ExitCode {
    match bundle(Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bundler: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(arguments: Arguments) -> Result<()> {
    let Arguments {
        mut programs,
        output,
    } = arguments;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if programs.is_empty() {
        let crates = fs::read_dir(root.join("crates"))?.collect::<Result<Vec<_>, _>>()?;
        let is_program = |entry: &&fs::DirEntry| entry.path().join("src/main.rs").is_file();
        programs = crates
            .iter()
            .filter(is_program)
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        programs.sort();
    }
    fs::create_dir_all(&output).with_context(|| format!("cannot make {}", output.display()))?;
    println!(
        "{:<26} {:>6}  {:<29} {:<27} choose",
        "file", "bytes", "comments", "send to"
    );
    let write = |name: String, file: &File, judges: &str, language: &str| {
        let path = output.join(name);
        fs::write(&path, &file.text).with_context(|| format!("cannot write {}", path.display()))?;
        let (path, bytes, comments) = (path.display(), file.text.len(), file.holds);
        println!("{path:<26} {bytes:>6}  {comments:<29} {judges:<27} {language}");
        Ok::<_, anyhow::Error>(())
    };
    let mut faults = Vec::new();
    for name in &programs {
        let made = Program::new(&root, name).and_then(|program| {
            let rust = program
                .rust()
                .with_context(|| format!("no {}.rs", program.file))?;
            write(
                program.file.clone() + ".rs",
                &rust,
                "judges that take Rust",
                "Rust, any edition",
            )?;
            let c = program
                .c(&rust.text)
                .with_context(|| format!("no {}.c", program.file))?;
            write(
                program.file.clone() + ".c",
                &c,
                "UVa; others on x86-64 Linux",
                "ANSI C, or C++",
            )
        });
        faults.extend(made.err().map(|error| format!("{error:#}")));
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

//! The command `bundler`.

use anyhow::{Context, Result};
use bundler::{File, Program};
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes one file of each judge program, in Rust and in C, and says where it can be sent.
#[derive(Parser)]
struct Arguments {
    /// Programs, by the names of their crates
    #[arg(default_values = ["ten-twenty-thirty", "accordian", "relaxed-golf"])]
    programs: Vec<String>,
    /// Folder for the files
    #[arg(long, default_value = "target/submit")]
    output: PathBuf,
}

fn main() {
    if let Err(error) = bundle(&Arguments::parse()) {
        eprintln!("bundler: {error:#}");
        std::process::exit(1);
    }
}

fn bundle(Arguments { programs, output }: &Arguments) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::create_dir_all(output).with_context(|| format!("cannot make {}", output.display()))?;
    let program_and_rust = |name| Program::new(&root, name).and_then(|program| Ok((program.rust()?, program)));
    let made = programs.iter().map(|name| program_and_rust(name)).collect::<Result<Vec<_>>>()?;
    println!("{:<26} {:>6}  {:<29} {:<27} choose", "file", "bytes", "comments kept", "send to");
    for (rust, _) in &made {
        write(output, rust, "judges that take Rust", "Rust, any edition")?;
        // Should there be no new one, the old one must not look like it.
        let old = output.join(&rust.name).with_extension("c");
        if old.exists() {
            fs::remove_file(&old).with_context(|| format!("cannot remove {}", old.display()))?;
        }
    }
    // These come last, for not every rustc has their target.
    for (rust, program) in &made {
        write(output, &program.c(rust)?, "UVa; others on x86-64 Linux", "ANSI C, or C++")?;
    }
    Ok(())
}

fn write(output: &Path, file: &File, judges: &str, language: &str) -> Result<()> {
    let path = output.join(&file.name);
    fs::write(&path, &file.text).with_context(|| format!("cannot write {}", path.display()))?;
    let (path, bytes, holds) = (path.display(), file.text.len(), file.holds);
    println!("{path:<26} {bytes:>6}  {holds:<29} {judges:<27} {language}");
    Ok(())
}

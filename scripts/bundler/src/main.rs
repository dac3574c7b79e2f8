//! The command `bundler`.

use anyhow::{ensure, Context, Result};
use bundler::Program;
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};

/// Makes one file of each judge program, in Rust and in C, and says where it can be sent.
#[derive(Parser)]
struct Arguments {
    /// Programs, by the names of their crates; all if none is named
    programs: Vec<String>,
    /// Folder for the files
    #[arg(long, default_value = "target/submit")]
    output: PathBuf,
}

fn main() -> Result<()> {
    let Arguments { mut programs, output } = Arguments::parse();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if programs.is_empty() {
        let crates = fs::read_dir(root.join("crates"))?.collect::<Result<Vec<_>, _>>()?;
        let is_program = |entry: &&fs::DirEntry| entry.path().join("src/main.rs").is_file();
        programs = crates.iter().filter(is_program).map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        programs.sort();
    }
    fs::create_dir_all(&output).with_context(|| format!("cannot make {}", output.display()))?;
    println!("{:<32} {:>6}  {:<34} choose", "file", "bytes", "send to");
    let write = |name: String, text: &str, judges: &str, language: &str| {
        let path = output.join(name);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        println!("{:<32} {:>6}  {judges:<34} {language}", path.display(), text.len());
        Ok::<_, anyhow::Error>(())
    };
    let mut missing = Vec::new();
    for name in &programs {
        let program = Program::new(&root, name)?;
        let rust = program.rust().with_context(|| format!("no {}.rs", program.file))?;
        write(program.file.clone() + ".rs", &rust, "judges that take Rust", "Rust, any edition")?;
        match program.c(&rust) {
            Ok(c) => write(program.file.clone() + ".c", &c, "UVa; judges on x86-64 Linux", "ANSI C, or C++")?,
            Err(error) => missing.push(format!("no {}.c: {error:#}", program.file)),
        }
    }
    ensure!(missing.is_empty(), "{}", missing.join("\n"));
    Ok(())
}

use bundler::*;
use std::path::Path;
fn main() -> anyhow::Result<()> {
    let name = std::env::args().nth(1).unwrap();
    if name.ends_with(".s") { print!("{}", assembly::to_c(&std::fs::read_to_string(name)?)?); return Ok(()); }
    let c = std::env::args().nth(2).is_some();
    let root = Path::new(".");
    let streams = if c { Some(include_str!("../libc/streams.rs")) } else {None};
    let text = inline::inline(&root.join(format!("crates/{name}/src/main.rs")), &root.join("crates/cardio/src/lib.rs"), streams)?;
    let text = if c { let at = text.find("\n\n").unwrap(); format!("{}\n{}{}", &text[..at], include_str!("../libc/root.rs"), &text[at..])} else {text};
    let text = if c { rustc::prune(Path::new("/tmp/b"), "x.rs", text, &["--edition=2015", "-Cpanic=abort", "--crate-type=staticlib"])?} else {rustc::prune(Path::new("/tmp/b"), "x.rs", text, &["--edition=2015"])?};
    print!("{}", rustc::format(root, &text)?);
    Ok(())
}

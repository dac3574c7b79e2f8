//! A program and the library `cardio` as one text, in which the library's files are one module.

use crate::compiler;
use anyhow::{anyhow, bail, Context, Result};
use regex::{Captures, Regex};
use std::fs;
use std::path::Path;

/// Where the library starts in the text.
pub const LIBRARY: &str = "\nmod cardio {\n";
/// What to look for in a file. Refused is what leaves its file or speaks of it, for in one file it would
/// mean something else; what is compiled at times only, but for a program's tests; what stands above a
/// module whose file is laid in; and what makes lines look like others: strings and comments of several.
const TOKENS: &str = r##"(?mx)
    (?P<refused> (?: //.* | \] ) \n mod\ \w+; | " (?: [^"\\\n] | \\. )* \\? \n | \b b?r\#*" | /\*
        | \b (?: cfg(?:_attr)?\b | (?:crate|super):: | extern\ crate | macro_export
            | (?: include\w* | env | option_env | file | line | column | module_path )! ) )
    | (?P<test> \#\[cfg\(test\)\] \n (?: mod | struct | enum | trait | type | const | static | fn | impl ) \b )
    | //.* | '(?: [^'\\] | \\. )' | " (?: [^"\\] | \\. )* " | ^ (?: pub\ )? use\ (?: self | super ) ::"##;
/// What the library's files tell one another; what its doc comments tell callers only, which is all behind
/// the first paragraph, such as examples, and when a call fails; and what excuses names without any.
const NEEDLESS: &str = r"(?mx) ^mod\ \w+;$ | ^(?:pub\ )?use\ (?:self|super)::[^;]*;$ | ^\ *///\n(?:\ *///.*\n)+
    | ^\ *pub\(super\)\  | ^\ *\#\[allow\(missing_docs\)\].*$";

/// The program `name` of those in `crates`, and behind it the library. `streams`, if given, stands
/// for the library's file of that name.
///
/// # Errors
/// What cannot be read, and what would break in one file, with its file and line.
pub fn flatten(crates: &Path, name: &str, streams: Option<&str>) -> Result<String> {
    let read = |file: &Path| fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()));
    let library = crates.join("cardio/src/lib.rs");
    let root = read(&library)?;
    let mut files = vec![crates.join(name).join("src/main.rs"), library.clone()];
    // Streams in memory are for tests only.
    for line in root.lines().filter(|line| *line != "mod memory;") {
        let module = line.strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
        files.extend(module.map(|name| library.with_file_name(name).with_extension("rs")));
    }

    let (tokens, needless) = (Regex::new(TOKENS)?, Regex::new(NEEDLESS)?);
    let (mut text, mut places) = (String::new(), Vec::new());
    for (count, file) in files.iter().enumerate() {
        let mut part = match streams {
            Some(streams) if file.ends_with("streams.rs") => streams.to_owned(),
            _ => read(file)?,
        };
        for found in tokens.captures_iter(&part) {
            let test = found.name("test").filter(|_| count > 0);
            if let Some(found) = found.name("refused").or(test) {
                let number = 1 + part[..found.start()].matches('\n').count();
                bail!("{}:{number}: one file cannot have `{}`", file.display(), found.as_str());
            }
        }
        // No line moves, so that places stay right.
        let lines = |found: &Captures<'_>| "\n".repeat(found[0].matches('\n').count());
        part = if count == 0 { part + LIBRARY } else { needless.replace_all(&part, lines).into_owned() + "\n" };
        places.extend((1..=part.lines().count()).map(|number| format!("{}:{number}", file.display())));
        text += &part;
    }
    text += "}\n";
    places.extend(places.last().cloned());
    if streams.is_none() {
        // The compiler knows best which paths and crates there are. It looks them up in one of two ways.
        let line_of_it = Regex::new(r"(?m)^it\.rs:(\d+):\d+")?;
        let place = |found: &Captures<'_>| found[1].parse().map_or("", |line: usize| &places[line - 1]).to_owned();
        let with_places = |error: anyhow::Error| anyhow!("{}", line_of_it.replace_all(&error.to_string(), place));
        for edition in ["2015", "2021"] {
            let flags = format!("--edition={edition} -Awarnings --emit=metadata --error-format=short");
            compiler::compile("rustc", "it.rs", &text, &flags).map_err(with_places)?;
        }
    }
    // Where docs have been cut off.
    Ok(Regex::new(r"(///.*\n)\n+")?.replace_all(&text, "$1").into_owned())
}

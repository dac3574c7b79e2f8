//! Assembly as rustc writes it, cut down to what an assembler needs and laid into C.

use anyhow::{ensure, Result};
use regex::{Captures, Regex};
use std::collections::{BTreeMap, HashMap, HashSet};

/// How sections begin, and how to enter what is made of them; C goes on in the last. Behind them those
/// for debuggers and linkers only.
const SECTIONS: [(&str, &str); 4] = [
    (r#"^\.section .*,"aM?S?""#, ".section .rodata"),
    (r#"^\.(data|bss)$|^\.section "?\.(data|bss)\b.*,"aw""#, ".data"),
    (r#"^\.text$|^\.section .*,"ax""#, CODE),
    (r#"^\.section .*,"(M?S?|e)""#, ""),
];
const CODE: &str = ".text";
/// Directives that change nothing of what runs, and those that lay out data.
const UNUSED: &str = r"^$|^#|^\.(file|loc|cfi\w*|type|size|ident|addrsig\w*|hidden|globl)\b";
const DATA: &str = r"^\.(ascii|asciz|byte|short|long|quad|zero|p2align)\b";
/// Bytes of a string: C89 promises no longer one.
const STRING: usize = 509;
/// What the definition of a macro takes besides its name and its body.
const DEFINITION: usize = "M(\" x\",\"\\\\x\")\n".len();

/// The C statements that hold `assembly`, of which others see `main` only.
///
/// # Errors
/// A section or a directive that is not known, or a statement longer than a string of C may be.
pub fn to_c(assembly: &str) -> Result<String> {
    let mut statements = with_short_names(&statements(assembly)?)?;
    let mut c = fold(&mut statements)?;
    let mut string = String::new();
    for statement in statements {
        let end = if statement.ends_with(':') { "" } else { ";" };
        let statement = statement.replace('\\', "\\\\").replace('"', "\\\"") + end;
        ensure!(statement.len() <= STRING, "a string of C89 cannot hold this statement: {statement}");
        if string.len() + statement.len() > STRING {
            c += &format!("A(\"{string}\")\n");
            string.clear();
        }
        string += &statement;
    }
    Ok(c + &format!("A(\"{string}\")\n"))
}

/// What an assembler has need of, section by section.
fn statements(assembly: &str) -> Result<Vec<String>> {
    let starts = SECTIONS.iter().map(|(start, _)| Regex::new(start)).collect::<Result<Vec<_>, _>>()?;
    let (unused, data) = (Regex::new(UNUSED)?, Regex::new(DATA)?);
    // A call through the table of addresses says no more than one by name.
    let call = Regex::new(r"q \*(\w+)@GOTPCREL\(%rip\)$")?;
    let mut sections = SECTIONS.map(|(_, enter)| vec![enter.to_owned()]);
    let last = SECTIONS.len() - 1;
    let mut current = last;
    for line in assembly.lines().map(|line| line.trim().replacen('\t', " ", 1)) {
        // Code is aligned for speed only, and too little to be worth its bytes.
        let is_needless = sections[current][0] == CODE && line.starts_with(".p2align");
        if let Some(section) = starts.iter().position(|start| start.is_match(&line)) {
            current = section;
        } else if line.starts_with(".section") || current < last && !unused.is_match(&line) && !is_needless {
            let is_known = !line.starts_with('.') || line.ends_with(':') || data.is_match(&line);
            // In a line of C's string, a comment would take in all behind it.
            let has_comment = line.contains('#') && !line.contains('"');
            ensure!(is_known && !has_comment, "the assembly has what is not known: {line}");
            let line = if line.contains('"') { line } else { line.replace(", ", ",") };
            sections[current].push(call.replace(&line, " $1@PLT").into_owned());
        }
    }
    let [rodata, data, code, _] = sections;
    Ok([vec![".globl main".to_owned()], rodata, data, code].concat())
}

/// `statements` with short names for the labels that they refer to, and no other labels.
fn with_short_names(statements: &[String]) -> Result<Vec<String>> {
    // A string is one word, whatever it says.
    let word = Regex::new(r#"".*"|[\w.$]+"#)?;
    let labels: HashSet<_> = statements.iter().filter_map(|statement| statement.strip_suffix(':')).collect();
    let uses = statements.iter().filter(|statement| !statement.ends_with(':'));
    let mut names = HashMap::from([("main", "main".to_owned())]);
    for label in uses.flat_map(|statement| word.find_iter(statement)).filter(|found| labels.contains(found.as_str())) {
        let count = names.len() - 1;
        names.entry(label.as_str()).or_insert_with(|| short_name(b'A', 36, count));
    }
    let is_needed = |statement: &&String| statement.strip_suffix(':').is_none_or(|label| names.contains_key(label));
    let name = |found: &Captures<'_>| names.get(&found[0]).map_or(&found[0], String::as_str).to_owned();
    let needed = statements.iter().filter(is_needed);
    Ok(needed.map(|statement| word.replace_all(statement, name).into_owned()).collect())
}

/// Puts macros of the assembler for statements that differ in a word only, as long as that makes the
/// text shorter, and returns their definitions in C.
fn fold(statements: &mut [String]) -> Result<String> {
    let word = Regex::new(r"[\w.@]+")?;
    let mut definitions = String::new();
    for count in 0.. {
        let name = short_name(b'a', 10, count);
        // By what stands around a word: how many bytes its macro saves.
        let mut gains = BTreeMap::new();
        for statement in statements.iter().filter(|statement| !statement.contains('"')) {
            let start = statement.find(' ').unwrap_or(statement.len());
            for found in word.find_iter(&statement[start..]) {
                let frame = (&statement[..start + found.start()], &statement[start + found.end()..]);
                let size = (frame.0.len() + frame.1.len()) as isize;
                let gain = gains.entry(frame).or_insert(-size - (name.len() + DEFINITION) as isize);
                *gain += size - (name.len() + 1) as isize;
            }
        }
        let best = gains.into_iter().max_by_key(|&(_, gain)| gain).filter(|&(_, gain)| gain > 0);
        let Some(((before, after), _)) = best else { break };
        let (before, after) = (before.to_owned(), after.to_owned());
        definitions += &format!("M(\"{name} x\",\"{before}\\\\x{after}\")\n");
        for statement in statements.iter_mut() {
            let middle = statement.strip_prefix(&before).and_then(|rest| rest.strip_suffix(&after));
            let is_word = |middle: &&str| word.find(middle).is_some_and(|found| found.as_str() == *middle);
            if let Some(middle) = middle.filter(is_word) {
                *statement = format!("{name} {middle}");
            }
        }
    }
    Ok(definitions)
}

/// A letter from `first` on, then digits to base `radix`. With capital letters no register or
/// instruction is named so; nor with one small letter and decimal digits.
fn short_name(first: u8, radix: u32, number: usize) -> String {
    let mut name = String::from(char::from(first + (number % 26) as u8));
    let mut rest = number as u32 / 26;
    while rest > 0 {
        name.extend(char::from_digit(rest % radix, radix));
        rest /= radix;
    }
    name
}

//! Assembly as rustc writes it, cut down to what an assembler needs and laid into C.

use crate::macros::{self, Macro};
use anyhow::{bail, ensure, Result};
use std::collections::{HashMap, HashSet};

/// Sections by how their names begin, and how to enter them. Code comes last, for C goes on in it.
const SECTIONS: [(&str, &str); 5] = [
    (".rodata", ".section .rodata"),
    (".data.rel.ro", ".section .data.rel.ro,\"aw\""),
    (".data", ".data"),
    (".bss", ".bss"),
    (".text", ".text"),
];
const CODE: usize = SECTIONS.len() - 1;
/// Sections that only debuggers, unwinders and linkers read. C has its own note on the stack.
const UNUSED_SECTIONS: [&str; 6] = [
    ".debug",
    ".note",
    ".comment",
    ".llvm",
    ".eh_frame",
    ".gcc_except_table",
];
/// How directives begin that change nothing of what runs.
const UNUSED: [&str; 10] = [
    "#", ".file", ".loc", ".cfi", ".type", ".size", ".ident", ".addrsig", ".hidden", ".globl",
];
const DATA: [&str; 8] = [
    ".ascii", ".asciz", ".byte", ".short", ".long", ".quad", ".zero", ".p2align",
];
/// Bytes of a string: C89 promises no longer one.
const STRING: usize = 509;

/// The C statements that hold `assembly`, of which others see `main` only.
///
/// # Errors
/// A section or a directive that is not known, or a statement longer than a string of C may be.
pub fn to_c(assembly: &str) -> Result<String> {
    let mut statements = vec![String::from(".globl main")];
    for ((_, enter), section) in SECTIONS.iter().zip(sections(assembly)?) {
        if !section.is_empty() {
            statements.push(enter.to_string());
            statements.extend(section);
        }
    }
    let mut statements = with_short_names(statements);
    let quoted = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let mut c = String::new();
    for Macro { head, body } in macros::fold(&mut statements) {
        c += &format!("M(\"{head}\",\"{}\")\n", quoted(&body.join(";")));
    }
    let mut string = String::new();
    for statement in statements {
        let end = if statement.ends_with(':') { "" } else { ";" };
        let statement = quoted(&statement) + end;
        ensure!(
            statement.len() <= STRING,
            "the assembly has a statement longer than a string of C89: {statement}"
        );
        if string.len() + statement.len() > STRING {
            c += &format!("A(\"{string}\")\n");
            string.clear();
        }
        string += &statement;
    }
    Ok(c + &format!("A(\"{string}\")\n"))
}

/// The statements of each section, without what an assembler has no need of.
fn sections(assembly: &str) -> Result<[Vec<String>; SECTIONS.len()]> {
    let mut sections: [Vec<String>; SECTIONS.len()] = Default::default();
    let mut current = Some(CODE);
    for line in assembly.lines().map(str::trim) {
        let (word, operands) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if [".section", ".text", ".data", ".bss"].contains(&word) {
            let name = if word == ".section" {
                operands.trim_start_matches('"')
            } else {
                word
            };
            current = SECTIONS
                .iter()
                .position(|(start, _)| name.starts_with(start));
            if current.is_none() && !UNUSED_SECTIONS.iter().any(|start| name.starts_with(start)) {
                bail!("the assembly has a section that is not known: {line}");
            }
            continue;
        }
        let Some(section) = current
            .filter(|_| !line.is_empty() && !UNUSED.iter().any(|start| word.starts_with(start)))
        else {
            continue;
        };
        if word.starts_with('.') && !word.ends_with(':') && !DATA.contains(&word) {
            bail!("the assembly has a directive that is not known: {line}");
        }
        let statement = match operands
            .strip_prefix('*')
            .and_then(|callee| callee.strip_suffix("@GOTPCREL(%rip)"))
        {
            // A call through the table of addresses says no more than one by name.
            Some(callee) => format!("{} {callee}@PLT", word.trim_end_matches('q')),
            None if operands.contains('"') => format!("{word} {operands}"),
            None => format!("{word} {}", operands.replace(", ", ","))
                .trim_end()
                .to_owned(),
        };
        // Code is aligned for speed only, and too little to be worth its bytes.
        if section != CODE || word != ".p2align" {
            sections[section].push(statement);
        }
    }
    Ok(sections)
}

/// `statements` with short names for the labels that they refer to, and no other labels.
fn with_short_names(statements: Vec<String>) -> Vec<String> {
    let labels: HashSet<_> = statements
        .iter()
        .filter_map(|statement| statement.strip_suffix(':'))
        .collect();
    let mut names = HashMap::from([("main", "main".to_owned())]);
    for statement in statements
        .iter()
        .filter(|statement| !statement.ends_with(':'))
    {
        for word in statement
            .split(|letter| !is_of_name(letter))
            .filter(|word| labels.contains(word))
        {
            let count = names.len() - 1;
            names.entry(word).or_insert_with(|| short_name(count));
        }
    }
    let short = |statement: &String| {
        let label = statement.strip_suffix(':');
        if statement.contains('"') || label.is_some_and(|label| !names.contains_key(label)) {
            return Some(statement.clone()).filter(|_| label.is_none());
        }
        let parts = statement
            .split_inclusive(|letter| !is_of_name(letter))
            .map(|part| {
                let word = part.trim_end_matches(|letter| !is_of_name(letter));
                names.get(word).map_or(word, String::as_str).to_owned() + &part[word.len()..]
            });
        Some(parts.collect())
    };
    statements.iter().filter_map(short).collect()
}

/// A capital letter, then digits to base 36: no register, macro or function of C has such a name.
fn short_name(mut number: usize) -> String {
    let mut name = String::from(char::from(b'A' + (number % 26) as u8));
    number /= 26;
    while number > 0 {
        name.extend(char::from_digit((number % 36) as u32, 36));
        number /= 36;
    }
    name
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_.$".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_runs_is_left() {
        let assembly = "\t.file\t\"x\"\n\t.section\t.text.main,\"ax\",@progbits\n\t.globl\tmain\nmain:\n.Lunused:\n\
            \t.cfi_startproc\n\tleaq\t.Ltext(%rip), %rdi\n\tjmpq\t*puts@GOTPCREL(%rip)\n\
            \t.section\t.rodata.x,\"a\",@progbits\n.Ltext:\n\t.asciz\t\"a, \\\"b\\\"\"\n\
            \t.section\t.debug_str,\"MS\",@progbits,1\n\t.byte\t1\n";
        let c = to_c(assembly).expect("all of it is known");
        let code = ".globl main;.section .rodata;A:.asciz \\\"a, \\\\\\\"b\\\\\\\"\\\";.text;main:leaq A(%rip),%rdi;jmp puts@PLT;";
        assert_eq!(c, format!("A(\"{code}\")\n"));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert!(to_c("\t.section\t.tdata,\"awT\"\n").is_err());
        assert!(to_c("\t.set\ta, b\n").is_err());
        let ascii = |length: usize| format!("\t.ascii\t\"{}\"\n", "x".repeat(length));
        assert!(to_c(&ascii(400)).is_ok());
        assert!(to_c(&ascii(STRING)).is_err());
    }

    #[test]
    fn no_string_is_longer_than_c89_promises() {
        let lines: String = (0..500)
            .map(|number| format!("\tmovl\t${number}, %eax\n"))
            .collect();
        let c = to_c(&lines).expect("all of it is known");
        let longest = c.split('"').map(str::len).max();
        assert!(longest.is_some_and(|length| 400 < length && length <= STRING));
    }
}

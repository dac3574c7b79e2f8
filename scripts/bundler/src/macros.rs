//! Assembly that says again and again the same, cut short by macros of the assembler's own.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

/// What a macro takes besides its name and its body.
const DEFINITION: usize = "M(\"\",\"\")\n".len();
const HOLE: &str = "\\x";
/// Statements that one macro may stand for.
const LONGEST: usize = 8;

/// A macro of the assembler.
pub struct Macro {
    /// Its name, and its parameter if it has one.
    pub head: String,
    /// What it stands for.
    pub body: Vec<String>,
}

/// Puts macros into `statements` wherever that makes the text shorter: first for single statements
/// that differ in a word, then for rows of statements that do not differ.
pub fn fold(statements: &mut Vec<String>) -> Vec<Macro> {
    let mut macros = Vec::new();
    while let Some((before, after)) = best_frame(statements, &name(macros.len())) {
        let name = name(macros.len());
        for statement in statements.iter_mut() {
            let word = statement
                .strip_prefix(before.as_str())
                .and_then(|rest| rest.strip_suffix(after.as_str()));
            if let Some(word) = word.filter(|word| !word.is_empty() && word.chars().all(is_of_word))
            {
                *statement = format!("{name} {word}");
            }
        }
        macros.push(Macro {
            head: name + " x",
            body: vec![before + HOLE + &after],
        });
    }
    while let Some(row) = best_row(statements, &name(macros.len())) {
        let name = name(macros.len());
        let (mut rest, mut folded) = (&statements[..], Vec::new());
        while let Some((first, others)) = rest.split_first() {
            let is_row = rest.starts_with(&row);
            folded.push(if is_row { name.clone() } else { first.clone() });
            rest = if is_row { &rest[row.len()..] } else { others };
        }
        *statements = folded;
        macros.push(Macro {
            head: name,
            body: row,
        });
    }
    macros
}

/// What stands before and after a word, in so many statements that a macro saves most.
fn best_frame(statements: &[String], name: &str) -> Option<(String, String)> {
    let mut gains = BTreeMap::new();
    for statement in statements
        .iter()
        .filter(|statement| !statement.contains('"'))
    {
        let Some((mnemonic, _)) = statement.split_once(' ') else {
            continue;
        };
        let mut start = mnemonic.len() + 1;
        for part in statement[start..].split_inclusive(|letter| !is_of_word(letter)) {
            let end = start + part.trim_end_matches(|letter| !is_of_word(letter)).len();
            if start < end {
                let frame = (&statement[..start], &statement[end..]);
                let cost = DEFINITION
                    + name.len()
                    + " x".len()
                    + frame.0.len()
                    + HOLE.len()
                    + frame.1.len()
                    + 1;
                *gains.entry(frame).or_insert(-(cost as isize)) +=
                    start as isize + frame.1.len() as isize - name.len() as isize - 1;
            }
            start += part.len();
        }
    }
    let (frame, gain) = gains.into_iter().max_by_key(|&(_, gain)| gain)?;
    Some((frame.0.to_owned(), frame.1.to_owned())).filter(|_| gain > 0)
}

/// The row of statements for which a macro saves most.
fn best_row(statements: &[String], name: &str) -> Option<Vec<String>> {
    let mut places: HashMap<&[String], (isize, usize, usize)> = HashMap::new();
    for length in 1..=LONGEST {
        for (start, row) in statements.windows(length).enumerate() {
            if row.iter().any(|statement| statement.ends_with(':')) {
                continue;
            }
            let (count, free, _) = places.entry(row).or_insert((0, 0, start));
            if start >= *free {
                *count += 1;
                *free = start + length;
            }
        }
    }
    let gain = |row: &[String], count: isize| {
        let size: isize = row
            .iter()
            .map(|statement| statement.len() as isize + 1)
            .sum();
        (count - 1) * size - (count + 1) * name.len() as isize - count - DEFINITION as isize
    };
    let best = places
        .into_iter()
        .map(|(row, (count, _, first))| (gain(row, count), Reverse(first), row));
    best.max()
        .filter(|&(gain, ..)| gain > 0)
        .map(|(_, _, row)| row.to_vec())
}

/// A letter, or letters and digits in turn: no instruction has such a name.
fn name(number: usize) -> String {
    let letter = |number: usize| char::from(b'a' + (number % 26) as u8);
    match number {
        0..=25 => letter(number).into(),
        26..=285 => format!("{}{}", letter(number - 26), (number - 26) / 26),
        _ => format!(
            "{}{}{}",
            letter(number - 286),
            (number - 286) / 26 % 10,
            letter((number - 286) / 260)
        ),
    }
}

fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_.@".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an assembler makes of statements with macros.
    fn unfold(statements: &[String], macros: &[Macro]) -> Vec<String> {
        let expand = |statement: &String| {
            let (name, word) = statement.split_once(' ').unwrap_or((statement, ""));
            let Some(it) = macros
                .iter()
                .find(|it| it.head.split(' ').next() == Some(name))
            else {
                return vec![statement.clone()];
            };
            let body: Vec<_> = it
                .body
                .iter()
                .map(|part| part.replace(HOLE, word))
                .collect();
            unfold(&body, macros)
        };
        statements.iter().flat_map(expand).collect()
    }

    #[test]
    fn folded_statements_unfold_to_what_they_were() {
        let mut statements = Vec::new();
        for number in 0..200 {
            statements.push(format!("movq {}(%rsp),%rax", number % 7));
            statements.push(format!("L{number}:"));
            statements.push("pushq %rbx".to_owned());
            statements.push(format!("callq f{}@PLT", number % 3));
        }
        let mut folded = statements.clone();
        let macros = fold(&mut folded);
        assert!(macros.iter().any(|it| it.head.ends_with(" x")));
        assert!(macros.iter().any(|it| it.body.len() > 1));
        let size = |lines: &[String]| lines.iter().map(String::len).sum::<usize>();
        assert!(2 * size(&folded) < size(&statements));
        assert_eq!(unfold(&folded, &macros), statements);
    }

    #[test]
    fn what_is_not_repeated_stays() {
        let mut statements = vec!["movq %rax,%rbx".to_owned(), "retq".to_owned()];
        assert!(fold(&mut statements).is_empty());
        assert_eq!(statements, ["movq %rax,%rbx", "retq"]);
    }

    #[test]
    fn names_are_all_different() {
        let names: std::collections::HashSet<_> = (0..2000).map(name).collect();
        assert_eq!(names.len(), 2000);
    }
}

//! Solutions as contestants write them, each with one fault planted on purpose, for the tests of `workbench stress`:
//! `planted FAULT` reads a judge's input and answers it wrongly. They share no code with the workbench.

use std::{
    collections::{HashSet, VecDeque},
    env,
    io::{self, Read, Write},
    process::exit,
    thread,
    time::Duration,
};

fn main() {
    let fault = env::args().nth(1).unwrap_or_default();
    match fault.as_str() {
        "reads-nothing" => {
            print!("{}", "Loss: 1\n".repeat(9));
            return;
        }
        "hang" => loop {
            thread::sleep(Duration::from_secs(1));
        },
        "endless" => loop {
            // Until the reader closes the pipe.
            if writeln!(io::stdout(), "Loss: 52").is_err() {
                return;
            }
        },
        _ => {}
    }
    let mut text = String::new();
    if io::stdin().read_to_string(&mut text).is_err() {
        exit(9);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let answers: Vec<String> = if words.first().is_some_and(|word| word.parse::<u8>().is_err()) {
        words.chunks_exact(52).map(|pack| accordian(pack, &fault)).collect()
    } else if words.len() % 52 == 1 && words.last() == Some(&"0") {
        words.chunks_exact(52).map(|deck| ten_twenty_thirty(&numbers(deck), &fault)).collect()
    } else {
        let cases = words[1..].chunks_exact(52).zip(1..);
        cases.map(|(deck, case)| format!("Case #{case}: {}", golf(&numbers(deck), &fault))).collect()
    };
    print(answers, &fault);
}

fn numbers(words: &[&str]) -> Vec<i32> {
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

fn print(mut answers: Vec<String>, fault: &str) {
    match fault {
        "crash-500" if answers.len() >= 500 => {
            eprintln!("index out of bounds: the length is 499 but the index is 499");
            exit(101);
        }
        "abort" => std::process::abort(),
        "silent" => return,
        "one-too-few" => drop(answers.pop()),
        "one-too-many" => answers.push("Loss: 52".to_owned()),
        "left-over" if answers.len() > 1 => answers[1] = answers[0].clone() + "0",
        "nondeterministic" => answers.iter_mut().for_each(|line| *line = format!("Loss: {}", std::process::id())),
        "colours" => answers.iter_mut().for_each(|line| *line = format!("\x1b[31m{line}") + &"9".repeat(999)),
        "case-0" => {
            answers =
                (0..).zip(&answers).map(|(case, line)| format!("Case #{case}:{}", &line[line.len() - 3..])).collect()
        }
        _ => {}
    }
    let end = match fault {
        "crlf" => "\r\n",
        "trailing-blank" => " \n",
        "empty-lines" => "\n\n",
        _ => "\n",
    };
    let text: String = answers.iter().map(|line| format!("{line}{end}")).collect();
    match fault {
        "no-last-newline" => print!("{}", text.trim_end()),
        "capitals" => print!("{}", text.to_uppercase()),
        "all-in-one-line" => print!("{}", text.replace('\n', " ")),
        "prompt" => print!("{}", text.replace("Loss", "Answer: Loss")),
        "one-piles" => print!("{}", text.replace("1 pile ", "1 piles ")),
        "no-blank" => print!("{}", text.replace("Win :", "Win:")),
        _ => print!("{text}"),
    }
    if fault == "hang-at-the-end" {
        let _ = io::stdout().flush();
        thread::sleep(Duration::from_secs(3600));
    }
    if fault == "status-3" {
        let _ = io::stdout().flush();
        exit(3);
    }
}

fn accordian(pack: &[&str], fault: &str) -> String {
    let steps = if fault == "step-order" { [1, 3] } else { [3, 1] };
    let mut piles: Vec<Vec<&[u8]>> = Vec::new();
    for card in pack {
        piles.push(vec![card.as_bytes()]);
        let (mut i, mut moved) = (0, false);
        'look: while i < piles.len() {
            for step in steps.into_iter().filter(|&step| step <= i) {
                let (here, there) = (piles[i][piles[i].len() - 1], piles[i - step][piles[i - step].len() - 1]);
                if here[0] == there[0] || here[1] == there[1] && fault != "suit-ignored" {
                    piles[i].pop();
                    piles[i - step].push(here);
                    if piles[i].is_empty() {
                        piles.remove(i);
                    }
                    i = if fault == "one-back" { i.saturating_sub(1) } else { 0 };
                    moved = true;
                    continue 'look;
                }
            }
            i += 1;
            if i == piles.len() && moved {
                (i, moved) = (0, false);
            }
        }
    }
    let sizes: String = piles.iter().map(|pile| format!(" {}", pile.len())).collect();
    format!("{} {} remaining:{sizes}", piles.len(), if piles.len() == 1 { "pile" } else { "piles" })
}

fn ten_twenty_thirty(deck: &[i32], fault: &str) -> String {
    let mut deck: VecDeque<i32> = deck.iter().copied().collect();
    let mut piles: Vec<Vec<i32>> = vec![Vec::new(); 7];
    let mut here = 0;
    let mut seen = HashSet::new();
    for dealt in 1.. {
        let Some(card) = deck.pop_front() else {
            return format!("Loss: {}", dealt - 1);
        };
        piles[here].push(card);
        loop {
            let pile = &mut piles[here];
            let n = pile.len();
            if n < 3 {
                break;
            }
            let ways = [[0, 1, n - 1], [0, n - 2, n - 1], [n - 3, n - 2, n - 1]];
            let mut ways = ways.into_iter();
            let fits = |way: &[usize; 3]| match pile[way[0]] + pile[way[1]] + pile[way[2]] {
                10 | 20 => true,
                sum => sum == 30 && fault != "no-thirty",
            };
            let found = if fault == "last-three-first" { ways.rfind(fits) } else { ways.find(fits) };
            let Some(way) = found else { break };
            deck.extend(way.map(|place| pile[place]));
            way.iter().rev().for_each(|&place| {
                pile.remove(place);
            });
        }
        if piles[here].is_empty() {
            piles.remove(here);
        } else {
            here += 1;
        }
        if piles.is_empty() {
            return format!("Win : {dealt}");
        }
        here %= piles.len();
        if !seen.insert((deck.clone(), piles.clone(), here)) {
            return format!("Draw: {}", dealt + i32::from(fault == "late-draw"));
        }
        if fault == "no-draw" {
            seen.clear();
        }
    }
    String::new()
}

fn golf(deck: &[i32], fault: &str) -> &'static str {
    let mut columns: Vec<Vec<i32>> =
        (0..7).map(|column| deck[column..35].iter().step_by(7).copied().collect()).collect();
    let mut draws = deck[35..].to_vec();
    if fault == "upside-down" {
        columns.iter_mut().for_each(|column| column.reverse());
    }
    if fault == "reversed-draws" {
        draws.reverse();
    }
    let wraps = fault != "no-wrap";
    let won = draws.pop().is_some_and(|last| solve(last, &mut columns, &mut draws, wraps, &mut HashSet::new()));
    // No rule says so.
    let unlucky = fault == "unlucky-seven" && deck[51] == 7;
    if won && !unlucky || fault == "always-yes" {
        "Yes"
    } else {
        "No"
    }
}

/// States, each as the digits of one number.
type Seen = HashSet<usize>;

fn solve(last: i32, columns: &mut Vec<Vec<i32>>, draws: &mut Vec<i32>, wraps: bool, seen: &mut Seen) -> bool {
    if draws.is_empty() && columns.iter().all(Vec::is_empty) {
        return true;
    }
    let state = columns.iter().fold(100 * draws.len() + last as usize, |state, column| 10 * state + column.len());
    if !seen.insert(state) {
        return false;
    }
    for column in 0..7 {
        let Some(&top) = columns[column].last() else {
            continue;
        };
        let apart = (top - last).abs();
        if apart == 1 || wraps && apart == 12 {
            columns[column].pop();
            if solve(top, columns, draws, wraps, seen) {
                return true;
            }
            columns[column].push(top);
        }
    }
    if let Some(top) = draws.pop() {
        if solve(top, columns, draws, wraps, seen) {
            return true;
        }
        draws.push(top);
    }
    false
}

//! Trials of a built program, run as a judge runs it.

use games::{
    deal::{deal, Kind},
    input, Game,
};
use itertools::Itertools;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child, Command, Output, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

fn start(program: &str, output: Stdio) -> Child {
    Command::new(program)
        .stdin(Stdio::piped())
        .stdout(output)
        .stderr(Stdio::piped())
        .spawn()
        .expect("cargo has built the program")
}

/// Lets the program read `text`, to its end or as far as it will.
fn run(program: &str, text: &[u8], output: Stdio) -> Output {
    let mut child = start(program, output);
    let mut stdin = child.stdin.take().expect("it is piped");
    thread::scope(|scope| {
        // A program that ends before its input does breaks this pipe, as it may.
        scope.spawn(move || stdin.write_all(text));
        child.wait_with_output().expect("the program was started")
    })
}

/// How long an answer may take at most: only a program that waits for more input first is as slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the program prints, line by line as it comes.
fn lines(child: &mut Child) -> mpsc::Receiver<String> {
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let (tell, lines) = mpsc::channel();
    // It ends when the program does, or when nobody wants to hear more.
    thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
    lines
}

/// Plays every fixture of the problem.
///
/// # Panics
/// At the first answer that differs by a byte, and when there are no fixtures.
pub fn passes_the_fixtures<G: Game>(_: G, program: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(G::NAME);
    let inputs = fs::read_dir(&folder)
        .expect("the problem has fixtures")
        .map(|entry| entry.expect("a folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "in"))
        .sorted()
        .collect_vec();
    assert!(!inputs.is_empty(), "no fixture in {}", folder.display());
    for path in inputs {
        let name = path.file_stem().expect("it has an extension").to_string_lossy();
        let text = fs::read(&path).expect("a fixture can be read");
        let expected = fs::read(path.with_extension("out")).expect("each .in has its .out");
        let output = run(program, &text, Stdio::piped());
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&expected),
            "{name}: expected on the right"
        );
    }
}

/// Gives the program two decks and then `wrong`, which is wrong at the place and for the reason that `fault` tells.
///
/// # Panics
/// Unless the decks are answered, the message is this one line and the exit status is 1.
pub fn reports_bad_input<G: Game>(_: G, program: &str, wrong: &str, fault: &str) {
    let right = deal::<G>(Kind::Random, 5, 2);
    let decks = right.strip_suffix(G::END).expect("so it ends");
    // Where the number of decks comes first, it promises the wrong one too.
    let decks = decks.strip_prefix(&input::head::<G>(2)).expect("so it begins");
    let decks = input::head::<G>(3) + decks;
    let output = run(program, (decks.clone() + wrong).as_bytes(), Stdio::piped());
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        format!("{}: {fault}\n", G::NAME),
        "for this input:\n{decks}{wrong}"
    );
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8_lossy(&output.stdout), games::answers::<G>(&right).expect("a right input"));
}

/// Sends one deck and waits for its answer before it sends the next.
///
/// # Panics
/// When another answer comes, or none within a minute.
pub fn answers_at_once<G: Game>(_: G, program: &str) {
    let text = deal::<G>(Kind::Random, 6, 3);
    let expected = games::answers::<G>(&text).expect("a dealt input is right");
    let mut child = start(program, Stdio::piped());
    let mut stdin = child.stdin.take().expect("it is piped");
    let lines = lines(&mut child);
    let decks = input::read::<G>(&text).expect("a dealt input is right");
    write!(stdin, "{}", input::head::<G>(decks.len())).expect("the program reads");
    for (deck, answer) in decks.iter().zip(expected.lines()) {
        write!(stdin, "{}", G::text(deck)).expect("the program reads");
        assert_eq!(lines.recv_timeout(PATIENCE).as_deref(), Ok(answer));
    }
    drop(stdin);
    assert!(child.wait().expect("the program was started").success());
}

/// Closes the reading end of the answers' pipe, as `head -1` does.
///
/// # Panics
/// Unless the program ends without a word and without a fault.
pub fn ends_quietly_when_nobody_reads<G: Game>(_: G, program: &str) {
    let text = deal::<G>(Kind::Odd, 7, 2);
    let mut child = start(program, Stdio::piped());
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(text.as_bytes()).expect("a short text fits into the pipe");
    drop(stdin);
    let output = child.wait_with_output().expect("the program was started");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// Reads a folder, as `program < .` does.
///
/// # Panics
/// Unless the program says within a minute that it cannot, and fails.
#[cfg(unix)]
pub fn reports_an_input_that_cannot_be_read<G: Game>(_: G, program: &str) {
    let folder = fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("a folder can be opened");
    let mut child = Command::new(program)
        .stdin(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("cargo has built the program");
    let errors = BufReader::new(child.stderr.take().expect("it is piped"));
    let (tell, message) = mpsc::channel();
    thread::spawn(move || tell.send(errors.lines().map_while(Result::ok).join("\n")));
    let message = message.recv_timeout(PATIENCE);
    if message.is_err() {
        child.kill().expect("the program was started");
    }
    let status = child.wait().expect("the program was started");
    let expected = format!("{}: cannot read the input: ", G::NAME);
    assert!(message.as_ref().is_ok_and(|message| message.starts_with(&expected)), "{message:?}");
    assert_eq!(status.code(), Some(1));
}

/// Writes the answers to a full disk.
///
/// # Panics
/// Unless the program says so and fails.
#[cfg(target_os = "linux")]
pub fn reports_a_full_disk<G: Game>(_: G, program: &str) {
    let full = fs::File::create("/dev/full").expect("Linux has it");
    let output = run(program, deal::<G>(Kind::Odd, 8, 2).as_bytes(), full.into());
    let message = format!("{}: cannot write the answers: No space left on device (os error 28)\n", G::NAME);
    assert_eq!(String::from_utf8_lossy(&output.stderr), message);
    assert_eq!(output.status.code(), Some(1));
}

/// Streams `thousands` times a thousand decks through the program and reads its peak memory while it waits for more.
///
/// # Panics
/// When that is over `limit` bytes, or an answer is missing.
#[cfg(target_os = "linux")]
pub fn keeps_its_memory<G: Game>(_: G, program: &str, thousands: usize, limit: usize) {
    let text = deal::<G>(Kind::Random, 9, 1000);
    let decks = input::read::<G>(&text).expect("a dealt input is right");
    let block = decks.iter().map(G::text).collect::<String>();
    let count = thousands * decks.len();

    let mut child = start(program, Stdio::piped());
    let mut stdin = child.stdin.take().expect("it is piped");
    let lines = lines(&mut child);
    thread::scope(|scope| {
        let feeder = scope.spawn(move || {
            // One deck more than will come, so that the program waits for it.
            write!(stdin, "{}", input::head::<G>(count + 1)).expect("the program reads");
            for _ in 0..thousands {
                stdin.write_all(block.as_bytes()).expect("the program reads");
            }
            stdin
        });
        for answer in 1..=count {
            assert!(lines.recv_timeout(PATIENCE).is_ok(), "no answer {answer} of {count}");
        }
        let _open = feeder.join().expect("the program has read all");
        let peak = peak_memory(&child);
        assert!(peak <= limit, "{peak} bytes are over {limit}");
    });
    child.kill().expect("the program was started");
    child.wait().expect("the program was started");
}

#[cfg(target_os = "linux")]
fn peak_memory(child: &Child) -> usize {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("the program still runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux counts it");
    let kilobytes = line.trim().strip_suffix(" kB").expect("in this unit");
    kilobytes.parse::<usize>().expect("a number") << 10
}

/// Reads a gigabyte without white space.
///
/// # Panics
/// Unless the program stops with a message at the first token.
pub fn stops_at_an_endless_word<G: Game>(_: G, program: &str) {
    let mut child = start(program, Stdio::piped());
    let mut stdin = child.stdin.take().expect("it is piped");
    let block = vec![b'1'; 1 << 20];
    let written = (0..1024).take_while(|_| stdin.write_all(&block).is_ok()).count();
    drop(stdin);
    let mut message = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut message).expect("messages are ASCII");
    assert!(
        message.starts_with(&format!("{}: line 1, column 1: \"11111111111111111111\"... is not ", G::NAME)),
        "{message}"
    );
    assert_eq!(child.wait().expect("the program was started").code(), Some(1));
    assert!(written < 1024, "the program read it all");
}

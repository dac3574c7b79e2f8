//! Runs a program once, within bounds that no program can break: of time, and of what is kept of its output.

use rustix::process::{kill_process_group, waitid, Pid, Signal, WaitId, WaitIdOptions};
use std::{
    io::{self, PipeReader, Read, Write},
    os::unix::process::{CommandExt, ExitStatusExt},
    process::{Command, ExitStatus, Stdio},
    sync::{mpsc, Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

/// How much of the standard error output is kept: its end says why a program stopped.
const STDERR_KEPT: usize = 4096;

/// How long a program's children may hold on to its output after it ended.
const GRACE: Duration = Duration::from_millis(500);

/// The process group that runs now, if one does: what an interrupt must end. Whoever starts a program holds the lock
/// until the group is written here, so that no interrupt can come between.
static RUNNING: Mutex<Option<Pid>> = Mutex::new(None);

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// By itself, with this exit status.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// It was ended after the time limit.
    TimedOut,
    /// It was ended as it printed more than any answer can be.
    Endless,
}

/// What a program did with an input.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it printed.
    pub stdout: Vec<u8>,
    /// The end of what it said on standard error.
    pub stderr: String,
    /// How many bytes at the end of the input it did not take.
    pub unread: usize,
}

/// The bounds of a run.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// How long it may take.
    pub time: Duration,
    /// How many bytes it may print.
    pub output: usize,
}

enum Event {
    OutputEnds,
    OutputTooLong,
    Exited,
}

/// Runs a command on an input.
///
/// Whatever it leaves running in its process group is ended with it.
///
/// # Errors
/// The command cannot be started.
pub fn run(command: &[String], input: &Arc<[u8]>, bounds: Bounds) -> io::Result<Run> {
    let deadline = Instant::now() + bounds.time;
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    // This process keeps the reading end too, so that afterwards it can count what nobody has read.
    let (input_end, feed) = io::pipe()?;
    let mut running = locked(&RUNNING);
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(input_end.try_clone()?)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()?;
    let group = Pid::from_child(&child);
    *running = Some(group);
    drop(running);

    let (tell, events) = mpsc::channel();
    let feeder = feed_all(feed, Arc::clone(input));
    let stdout = collect(child.stdout.take(), bounds.output, tell.clone());
    let (stderr, stderr_ends) = keep_end(child.stderr.take());
    report_exit(group, tell);

    let end = watch(&events, deadline);
    // The program is not waited for yet, so its number is still its own. This fails only if the group is gone already.
    let _ = kill_process_group(group, Signal::KILL);
    *locked(&RUNNING) = None;
    let status = child.wait()?;
    let unread = drain(input_end, feeder);
    // Its last words may still be on the way; a process that left the group may hold them up.
    let _ = stderr_ends.recv_timeout(GRACE);
    let stdout = std::mem::take(&mut *locked(&stdout));
    let stderr = String::from_utf8_lossy(&locked(&stderr)).trim().to_owned();
    Ok(Run { end: end.unwrap_or_else(|| how(status)), stdout, stderr, unread })
}

/// Ends the program that is running, if one is, and lets no other start: this process is to end next.
pub fn interrupt() {
    let running = locked(&RUNNING);
    if let Some(group) = *running {
        let _ = kill_process_group(group, Signal::KILL);
    }
    std::mem::forget(running);
}

/// Waits until the program has ended and closed its output, which gives `None`, or breaks a bound. A program that has
/// ended while another process holds its output open has ended by itself.
fn watch(events: &mpsc::Receiver<Event>, mut deadline: Instant) -> Option<End> {
    let (mut exited, mut output_open) = (false, true);
    while !exited || output_open {
        match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Event::OutputEnds) => output_open = false,
            Ok(Event::OutputTooLong) => return Some(End::Endless),
            Ok(Event::Exited) => {
                exited = true;
                deadline = deadline.min(Instant::now() + GRACE);
            }
            Err(_) if exited => return None,
            Err(_) => return Some(End::TimedOut),
        }
    }
    None
}

fn how(status: ExitStatus) -> End {
    match (status.code(), status.signal()) {
        (Some(code), _) => End::Exit(code),
        (None, signal) => End::Signal(signal.unwrap_or_default()),
    }
}

/// Writes the input in a thread, for the program may read it as slowly as it likes.
fn feed_all(mut feed: io::PipeWriter, input: Arc<[u8]>) -> thread::JoinHandle<()> {
    // The reading end stays open until the feeder is done, so that no write fails.
    thread::spawn(move || drop(feed.write_all(&input)))
}

/// Reads what the program left of its input, which lets the feeder end, and counts it.
fn drain(mut input_end: PipeReader, feeder: thread::JoinHandle<()>) -> usize {
    let mut unread = Vec::new();
    // A failure would only mean that less is known about what was read.
    let _ = input_end.read_to_end(&mut unread);
    let _ = feeder.join();
    unread.len()
}

type Shared = Arc<Mutex<Vec<u8>>>;

fn locked<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Keeps what the program prints, up to `most` bytes.
fn collect(from: Option<impl Read + Send + 'static>, most: usize, tell: mpsc::Sender<Event>) -> Shared {
    let kept = Shared::default();
    let shared = Arc::clone(&kept);
    each_chunk(from, move |chunk| match chunk {
        None => {
            let _ = tell.send(Event::OutputEnds);
            false
        }
        Some(chunk) => {
            let mut kept = locked(&shared);
            kept.extend_from_slice(chunk);
            let too_long = kept.len() > most;
            if too_long {
                let _ = tell.send(Event::OutputTooLong);
            }
            !too_long
        }
    });
    kept
}

/// Keeps the last [`STDERR_KEPT`] bytes, and tells when there will be no more.
fn keep_end(from: Option<impl Read + Send + 'static>) -> (Shared, mpsc::Receiver<()>) {
    let kept = Shared::default();
    let shared = Arc::clone(&kept);
    let (tell, ends) = mpsc::channel();
    each_chunk(from, move |chunk| {
        let Some(chunk) = chunk else {
            // Nobody may be waiting any more.
            let _ = tell.send(());
            return false;
        };
        let mut kept = locked(&shared);
        kept.extend_from_slice(chunk);
        let surplus = kept.len().saturating_sub(STDERR_KEPT);
        kept.drain(..surplus);
        true
    });
    (kept, ends)
}

/// Hands on what can be read, chunk by chunk and then `None`, until it ends or the receiver has had enough.
fn each_chunk(
    from: Option<impl Read + Send + 'static>,
    mut receive: impl FnMut(Option<&[u8]>) -> bool + Send + 'static,
) {
    thread::spawn(move || {
        let mut chunk = [0; 8192];
        let mut from = from;
        loop {
            match from.as_mut().map_or(Ok(0), |from| from.read(&mut chunk)) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(0) | Err(_) => {
                    receive(None);
                    return;
                }
                Ok(length) if receive(Some(&chunk[..length])) => {}
                Ok(_) => return,
            }
        }
    });
}

/// Tells when the program has ended. It stays a zombie until its group is ended too, which keeps their number theirs.
fn report_exit(program: Pid, tell: mpsc::Sender<Event>) {
    thread::spawn(move || {
        while let Err(rustix::io::Errno::INTR) =
            waitid(WaitId::Pid(program), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT)
        {}
        // Nobody listens any more once a bound was broken.
        let _ = tell.send(Event::Exited);
    });
}

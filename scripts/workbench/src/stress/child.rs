//! Runs a program once, within bounds that no program can break: of time, and of what is kept of its output.

use rustix::process::{kill_process_group, Pid, Signal};
use std::{
    io::{self, PipeReader, Read, Write},
    os::unix::process::{CommandExt, ExitStatusExt},
    process::{Child, Command, ExitStatus, Stdio},
    sync::{atomic::AtomicI32, atomic::Ordering, mpsc, Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

/// How much of the standard error output is kept: its end says why a program stopped.
const STDERR_KEPT: usize = 4096;

/// How long a program's children may hold on to its output after it ended.
const GRACE: Duration = Duration::from_millis(500);

/// The process group that runs now, 0 if none does: what an interrupt from the keyboard must end.
static RUNNING: AtomicI32 = AtomicI32::new(0);

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
    Exited(io::Result<ExitStatus>),
}

/// Runs a command on an input.
///
/// # Errors
/// The command cannot be started.
pub fn run(command: &[String], input: &Arc<[u8]>, bounds: Bounds) -> io::Result<Run> {
    let deadline = Instant::now() + bounds.time;
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    // This process keeps the reading end too, so that afterwards it can count what nobody has read.
    let (input_end, feed) = io::pipe()?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(input_end.try_clone()?)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()?;
    let group = Pid::from_child(&child);
    RUNNING.store(group.as_raw_nonzero().get(), Ordering::SeqCst);

    let (tell, events) = mpsc::channel();
    let feeder = feed_all(feed, Arc::clone(input));
    let stdout = collect(child.stdout.take(), bounds.output, tell.clone());
    let stderr = keep_end(child.stderr.take());
    report_exit(child, tell);

    let end = watch(&events, deadline);
    if end.must_kill {
        // It fails only if the whole group is gone already.
        let _ = kill_process_group(group, Signal::KILL);
    }
    RUNNING.store(0, Ordering::SeqCst);
    let unread = drain(input_end, feeder);
    let stdout = std::mem::take(&mut *locked(&stdout));
    let stderr = String::from_utf8_lossy(&locked(&stderr)).trim().to_owned();
    Ok(Run { end: end.end, stdout, stderr, unread })
}

/// Ends the program that is running, if one is.
pub fn interrupt() {
    if let Some(group) = Pid::from_raw(RUNNING.load(Ordering::SeqCst)) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

struct Watched {
    end: End,
    must_kill: bool,
}

/// Waits until the program has ended and closed its output, or breaks a bound.
fn watch(events: &mpsc::Receiver<Event>, mut deadline: Instant) -> Watched {
    let (mut end, mut output_open) = (None, true);
    loop {
        if let (Some(end), false) = (end, output_open) {
            return Watched { end, must_kill: false };
        }
        match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(Event::OutputEnds) => output_open = false,
            Ok(Event::OutputTooLong) => return Watched { end: End::Endless, must_kill: true },
            Ok(Event::Exited(status)) => {
                end = Some(status.map_or(End::TimedOut, how));
                deadline = deadline.min(Instant::now() + GRACE);
            }
            Err(_) => return Watched { end: end.unwrap_or(End::TimedOut), must_kill: true },
        }
    }
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

fn locked(shared: &Shared) -> std::sync::MutexGuard<'_, Vec<u8>> {
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

/// Keeps the last [`STDERR_KEPT`] bytes.
fn keep_end(from: Option<impl Read + Send + 'static>) -> Shared {
    let kept = Shared::default();
    let shared = Arc::clone(&kept);
    each_chunk(from, move |chunk| {
        let mut kept = locked(&shared);
        kept.extend_from_slice(chunk.unwrap_or_default());
        let surplus = kept.len().saturating_sub(STDERR_KEPT);
        kept.drain(..surplus);
        true
    });
    kept
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

fn report_exit(mut child: Child, tell: mpsc::Sender<Event>) {
    // Nobody listens any more once a bound was broken.
    thread::spawn(move || drop(tell.send(Event::Exited(child.wait()))));
}

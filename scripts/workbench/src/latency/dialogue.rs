//! A program that is asked one deck at a time.

use rustix::{
    event::{poll, PollFd, PollFlags, Timespec},
    io::Errno,
};
use std::{
    io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write},
    os::fd::AsFd,
    process::{Child, Command},
    time::{Duration, Instant},
};

/// Why a program cannot be timed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The system cannot start it.
    #[error("cannot run \"{command}\": {error}")]
    Start {
        /// What was to be run.
        command: String,
        /// What the system says.
        error: io::Error,
    },
    /// It lets a deck wait.
    #[error("no answer to deck {deck} within {limit:?}; a program can be timed only if it writes each answer before it reads the next deck")]
    Silent {
        /// The deck, counted from 1.
        deck: usize,
        /// How long it was waited for.
        limit: Duration,
    },
    /// It ended, or closed its input or output, before its answer was complete.
    #[error("the program ended without an answer to deck {deck}")]
    Ended {
        /// The deck, counted from 1.
        deck: usize,
    },
    /// It printed something after the answer.
    #[error("the program printed more than one line for deck {deck}")]
    Talkative {
        /// The deck, counted from 1.
        deck: usize,
    },
    /// The system cannot tell whether there is something to read.
    #[error("the program's answers cannot be waited for: {0}")]
    Wait(#[from] Errno),
}

/// A running program between two answers. It is ended when this value is dropped.
pub struct Dialogue {
    child: Child,
    input: PipeWriter,
    output: BufReader<PipeReader>,
    /// The longest wait for one answer.
    limit: Duration,
    /// Decks asked so far.
    asked: usize,
}

impl Dialogue {
    /// Starts the program, whose words on standard error go where this process's go.
    ///
    /// # Errors
    /// [`Failure::Start`].
    pub fn start(command: &[String], limit: Duration) -> Result<Self, Failure> {
        let cannot = |error| Failure::Start { command: command.join(" "), error };
        let (program, arguments) = command.split_first().ok_or_else(|| cannot(io::ErrorKind::InvalidInput.into()))?;
        let (questions, input) = io::pipe().map_err(cannot)?;
        let (output, answers) = io::pipe().map_err(cannot)?;
        let child = Command::new(program).args(arguments).stdin(questions).stdout(answers).spawn().map_err(cannot)?;
        Ok(Dialogue { child, input, output: BufReader::new(output), limit, asked: 0 })
    }

    /// Writes something short that has no answer, as a number of cases.
    ///
    /// # Errors
    /// A [`Failure`] other than [`Failure::Start`].
    pub fn tell(&mut self, text: &str) -> Result<(), Failure> {
        // A pipe that can be written to has room for 4,096 bytes, and a deck has 200, so this write does not wait.
        self.wait(&self.input, PollFlags::OUT, Instant::now())?;
        self.input.write_all(text.as_bytes()).map_err(|_| Failure::Ended { deck: self.asked.max(1) })
    }

    /// Writes one deck, waits for its line, and gives that, without its end, with the time from the one to the other.
    ///
    /// # Errors
    /// A [`Failure`] other than [`Failure::Start`].
    pub fn ask(&mut self, deck: &str) -> Result<(String, Duration), Failure> {
        self.asked += 1;
        let start = Instant::now();
        self.tell(deck)?;
        let line = self.line(start)?;
        let time = start.elapsed();
        let answer = String::from_utf8_lossy(&line).trim_end().to_owned();
        Ok((answer, time))
    }

    /// Reads up to the end of a line.
    fn line(&mut self, start: Instant) -> Result<Vec<u8>, Failure> {
        let mut line = Vec::new();
        loop {
            self.wait(self.output.get_ref(), PollFlags::IN, start)?;
            // What cannot be read is as good as ended.
            let ready = self.output.fill_buf().unwrap_or_default();
            if ready.is_empty() {
                return Err(Failure::Ended { deck: self.asked });
            }
            let length = match ready.iter().position(|&byte| byte == b'\n') {
                Some(end) if end + 1 < ready.len() => return Err(Failure::Talkative { deck: self.asked }),
                Some(end) => end + 1,
                None => ready.len(),
            };
            line.extend_from_slice(&ready[..length]);
            self.output.consume(length);
            if line.ends_with(b"\n") {
                return Ok(line);
            }
        }
    }

    /// Waits until a pipe can be read from or written to, or the program has closed it.
    fn wait(&self, pipe: &impl AsFd, event: PollFlags, start: Instant) -> Result<(), Failure> {
        let silent = || Failure::Silent { deck: self.asked.max(1), limit: self.limit };
        loop {
            let left = self.limit.checked_sub(start.elapsed()).ok_or_else(silent)?;
            // A limit beyond the system's range is as good as none.
            let left = Timespec::try_from(left).ok();
            match poll(&mut [PollFd::new(pipe, event)], left.as_ref()) {
                Ok(0) | Err(Errno::INTR) => {}
                Ok(_) => return Ok(()),
                Err(error) => return Err(error.into()),
            }
        }
    }
}

impl Drop for Dialogue {
    fn drop(&mut self) {
        // Both fail only if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

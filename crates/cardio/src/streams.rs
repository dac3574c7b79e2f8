use super::{play, Error, Sink, Solve, Source};
use std::io::{self, ErrorKind, Read, Write};
use std::process;

/// Runs the program on standard input and output. Bad input is reported on standard error, behind
/// the program's name, and ends the process with status 1. A closed output pipe ends it quietly.
pub fn run(program: &str, solve: Solve) {
    let (input, output) = (io::stdin(), io::stdout());
    // A value of its own: before Rust 1.61 the locks borrow the streams, and must go first.
    let played = play(solve, &mut Input(input.lock()), &mut Output(output.lock()));
    match played {
        Ok(()) | Err(Error::Closed) => {}
        Err(error) => {
            let message = [program, ": ", &error.message(), "\n"].concat();
            // Where standard error is closed too, the exit status is all that is left to say it.
            let _ = io::stderr().write_all(message.as_bytes());
            process::exit(1);
        }
    }
}

struct Input<'a>(io::StdinLock<'a>);

impl Source for Input<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        loop {
            match self.0.read(buffer) {
                Ok(count) => return Ok(count),
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                Err(why) => return Err(failed("cannot read the input: ", &why)),
            }
        }
    }
}

struct Output<'a>(io::StdoutLock<'a>);

impl Sink for Output<'_> {
    fn write(&mut self, answers: &[u8]) -> Result<(), Error> {
        match self.0.write_all(answers).and_then(|()| self.0.flush()) {
            Ok(()) => Ok(()),
            Err(why) if why.kind() == ErrorKind::BrokenPipe => Err(Error::Closed),
            Err(why) => Err(failed("cannot write the answers: ", &why)),
        }
    }
}

fn failed(what: &str, why: &io::Error) -> Error {
    Error::Stream([what, &why.to_string()].concat())
}

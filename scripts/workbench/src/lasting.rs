//! A writer that outlives its reader.

use std::io::{self, ErrorKind, Write};

/// Writes as long as it can, and then goes on without a word: what was found must not be lost, nor the exit status
/// change, because nobody reads on, as behind `| head`.
///
/// ```
/// use std::io::Write;
/// let mut room = [0; 4];
/// let mut to = workbench::lasting::Lasting::new(&mut room[..]);
/// assert!(writeln!(to, "more than there is room for").is_ok());
/// assert!(to.failure().is_some());
/// ```
#[derive(Debug)]
pub struct Lasting<W> {
    to: W,
    failure: Option<io::Error>,
}

impl<W: Write> Lasting<W> {
    /// Nothing has failed yet.
    pub fn new(to: W) -> Self {
        Lasting { to, failure: None }
    }

    /// Why no more can be written, if so.
    pub fn failure(&self) -> Option<&io::Error> {
        self.failure.as_ref()
    }
}

impl<W: Write> Write for Lasting<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.failure.is_some() {
            return Ok(bytes.len());
        }
        match self.to.write(bytes) {
            Err(error) if error.kind() == ErrorKind::Interrupted => Err(error),
            Ok(0) if !bytes.is_empty() => {
                self.failure = Some(ErrorKind::WriteZero.into());
                Ok(bytes.len())
            }
            Ok(written) => Ok(written),
            Err(error) => {
                self.failure = Some(error);
                Ok(bytes.len())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        if let (None, Err(error)) = (&self.failure, self.to.flush()) {
            self.failure = Some(error);
        }
        Ok(())
    }
}

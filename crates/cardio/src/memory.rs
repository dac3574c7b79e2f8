//! Streams in memory, for tests.

use super::{Error, Sink, Source};

impl Source for &[u8] {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        let count = self.len().min(buffer.len());
        let (now, later) = self.split_at(count);
        buffer[..count].copy_from_slice(now);
        *self = later;
        Ok(count)
    }
}

impl Sink for Vec<u8> {
    fn write(&mut self, answers: &[u8]) -> Result<(), Error> {
        self.extend_from_slice(answers);
        Ok(())
    }
}

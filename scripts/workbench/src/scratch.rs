//! Folders that are gone when the work is done, also when a signal ends it.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::Duration,
};
use tempfile::TempDir;

/// The folders that there are now.
static OPEN: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn open() -> MutexGuard<'static, Vec<PathBuf>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A folder of a name that no other has. It goes when this value does, or at [`clear`].
///
/// ```
/// let scratch = workbench::scratch::Scratch::new().unwrap();
/// let path = scratch.path().to_owned();
/// assert!(path.is_dir());
/// drop(scratch);
/// assert!(!path.exists());
/// ```
#[derive(Debug)]
pub struct Scratch(TempDir);

impl Scratch {
    /// A folder where the system has such: below `$TMPDIR`, or `/tmp`.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new() -> io::Result<Self> {
        Self::within(&std::env::temp_dir())
    }

    /// A folder in another, which is made if need be: what is moved from here to there is moved at once and whole.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn within(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let mut open = open();
        let made = tempfile::Builder::new().prefix(".making-").tempdir_in(folder)?;
        open.push(made.path().to_owned());
        Ok(Scratch(made))
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        open().retain(|path| path != self.0.path());
    }
}

/// Removes all such folders and lets no other be made: this process is to end next.
pub fn clear() {
    let open = open();
    for folder in open.iter() {
        // A compiler that works in it may make one more file meanwhile.
        for _ in 0..20 {
            match fs::remove_dir_all(folder) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => thread::sleep(Duration::from_millis(20)),
                _ => break,
            }
        }
    }
    std::mem::forget(open);
}

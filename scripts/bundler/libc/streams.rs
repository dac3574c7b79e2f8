use super::{play, Error, Sink, Solve, Source};
use std::alloc::{GlobalAlloc, Layout};
use std::panic::PanicInfo;
use std::string::String;
use std::vec::Vec;

extern "C" {
    fn read(file: i32, buffer: *mut u8, size: usize) -> isize;
    fn write(file: i32, bytes: *const u8, size: usize) -> isize;
    fn malloc(size: usize) -> *mut u8;
    fn calloc(count: usize, size: usize) -> *mut u8;
    fn realloc(memory: *mut u8, size: usize) -> *mut u8;
    fn free(memory: *mut u8);
    fn signal(number: i32, handler: usize) -> usize;
    fn exit(status: i32) -> !;
    fn abort() -> !;
    fn strerror(error: i32) -> *const u8;
    fn __errno_location() -> *mut i32;
}

const INPUT: i32 = 0;
const OUTPUT: i32 = 1;
const ERRORS: i32 = 2;
// Linux's numbers on x86-64.
const SIGPIPE: i32 = 13;
const SIG_IGN: usize = 1;
const EINTR: i32 = 4;
const EBADF: i32 = 9;
const EPIPE: i32 = 32;

/// Runs the program on standard input and output. Bad input is reported on standard error, behind
/// the program's name, and ends the process with status 1. A closed output pipe ends it quietly.
pub fn run(program: &str, solve: Solve) {
    // SAFETY: to ignore a signal touches no memory.
    unsafe { signal(SIGPIPE, SIG_IGN) };
    match play(solve, &mut Input, &mut Output) {
        Ok(()) | Err(Error::Closed) => {}
        Err(error) => {
            let message = [program, ": ", &error.message(), "\n"].concat();
            // Where standard error is closed too, the exit status is all that is left to say it.
            let _ = write_all(ERRORS, message.as_bytes());
            // SAFETY: nothing is asked to run at the exit.
            unsafe { exit(1) }
        }
    }
}

struct Input;

impl Source for Input {
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Error> {
        loop {
            // SAFETY: the buffer has room for that many bytes.
            let count = unsafe { read(INPUT, buffer.as_mut_ptr(), buffer.len()) };
            match error_of(count) {
                0 => return Ok(count as usize),
                EINTR => {}
                EBADF => return Ok(0), // a closed stream is an empty one
                error => return Err(failed("cannot read the input: ", error)),
            }
        }
    }
}

struct Output;

impl Sink for Output {
    fn write(&mut self, answers: &[u8]) -> Result<(), Error> {
        match write_all(OUTPUT, answers) {
            0 | EBADF => Ok(()), // a closed stream takes all
            EPIPE => Err(Error::Closed),
            error => Err(failed("cannot write the answers: ", error)),
        }
    }
}

/// Writes all of `bytes`, or returns why it could not.
fn write_all(file: i32, mut bytes: &[u8]) -> i32 {
    while !bytes.is_empty() {
        // SAFETY: so many bytes are there.
        let count = unsafe { write(file, bytes.as_ptr(), bytes.len()) };
        match error_of(count) {
            0 => bytes = &bytes[count as usize..],
            EINTR => {}
            error => return error,
        }
    }
    0
}

/// The number of the error that made a call return a negative `count`; 0 if none did.
fn error_of(count: isize) -> i32 {
    if count < 0 {
        // SAFETY: the place of the number is always there.
        unsafe { *__errno_location() }
    } else {
        0
    }
}

fn failed(what: &str, error: i32) -> Error {
    let mut why = String::new();
    // SAFETY: `strerror` gives a text that a zero ends and that nothing changes before the next call.
    unsafe {
        let mut next = strerror(error);
        while *next != 0 {
            why.push(char::from(*next));
            next = next.add(1);
        }
    }
    Error::Stream([what, &why, " (os error ", &decimal(error as u64), ")"].concat())
}

struct Heap;

#[global_allocator]
static HEAP: Heap = Heap;

// SAFETY: these are libc's calls; no type of the program asks for more than their 16-byte alignment.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        malloc(layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        calloc(1, layout.size())
    }

    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        free(memory)
    }

    unsafe fn realloc(&self, memory: *mut u8, _: Layout, size: usize) -> *mut u8 {
        realloc(memory, size)
    }
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    // SAFETY: nothing comes after it.
    unsafe { abort() }
}

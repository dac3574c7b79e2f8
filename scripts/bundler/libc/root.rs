#![no_std]
#![allow(dead_code)] // the linker leaves out what the program has no use for

#[macro_use]
extern crate alloc;

/// The parts of the standard library that need no operating system.
mod std {
    pub use alloc::{borrow, boxed, collections, fmt, rc, slice, str, string, vec};
    pub use core::*;
}

use std::string::String;
use std::vec::Vec;

/// What C calls.
#[export_name = "main"]
pub extern "C" fn start() -> i32 {
    main();
    0
}

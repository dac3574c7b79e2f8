//! # One file of a judge program

pub mod assembly;
pub mod edits;
pub mod inline;
pub mod items;
pub mod macros;
pub mod paths;
pub mod rustc;

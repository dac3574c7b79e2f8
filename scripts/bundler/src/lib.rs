//! # One file of a judge program

pub mod edits;
pub mod inline;
pub mod items;
pub mod paths;
pub mod rustc;

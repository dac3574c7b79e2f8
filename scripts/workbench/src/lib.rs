//! # Workbench
//!
//! Runs programs that should solve one of the [`games`]: [`stress`] finds the deck that breaks one, [`check`] tries one
//! on the fixtures, [`latency`] tells how long each deck takes, [`mod@bench`] measures programs and [`plot`] draws that, [`wrong`] makes programs that
//! are wrong on purpose, [`package`] has the judge packages. The games themselves need none of this.

pub mod bench;
pub mod check;
pub mod compile;
pub mod lasting;
pub mod latency;
pub mod package;
pub mod plot;
pub mod project;
pub mod scratch;
pub mod shell;
pub mod stress;
pub mod wrong;

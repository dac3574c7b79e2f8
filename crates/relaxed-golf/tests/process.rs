//! The built program, run as a judge runs it.

use games::RelaxedGolf;
use trials::outside;

const PROGRAM: &str = env!("CARGO_BIN_EXE_relaxed-golf");

#[test]
fn passes_the_fixtures() {
    outside::passes_the_fixtures(RelaxedGolf, PROGRAM);
}

#[test]
fn reports_bad_input() {
    let fault = "line 14, column 4: \"14\" is not a card; write an integer from 1 to 13";
    outside::reports_bad_input(RelaxedGolf, PROGRAM, "13 14", fault);
}

#[test]
fn answers_at_once() {
    outside::answers_at_once(RelaxedGolf, PROGRAM);
}

#[test]
fn ends_quietly_when_nobody_reads() {
    outside::ends_quietly_when_nobody_reads(RelaxedGolf, PROGRAM);
}

#[test]
fn stops_at_an_endless_word() {
    outside::stops_at_an_endless_word(RelaxedGolf, PROGRAM);
}

#[test]
#[cfg(unix)]
fn reports_an_input_that_cannot_be_read() {
    outside::reports_an_input_that_cannot_be_read(RelaxedGolf, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn reports_a_full_disk() {
    outside::reports_a_full_disk(RelaxedGolf, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn keeps_its_memory() {
    outside::keeps_its_memory(RelaxedGolf, PROGRAM, 1, 16 << 20);
}

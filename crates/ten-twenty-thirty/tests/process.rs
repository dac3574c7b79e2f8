//! The built program, run as a judge runs it.

use games::TenTwentyThirty;
use trials::outside;

const PROGRAM: &str = env!("CARGO_BIN_EXE_ten-twenty-thirty");

#[test]
fn passes_the_fixtures() {
    outside::passes_the_fixtures(TenTwentyThirty, PROGRAM);
}

#[test]
fn reports_bad_input() {
    let fault = "line 5, column 5: \"three\" is not a card; write an integer from 1 to 10";
    outside::reports_bad_input(TenTwentyThirty, PROGRAM, "1 2 three", fault);
}

#[test]
fn answers_at_once() {
    outside::answers_at_once(TenTwentyThirty, PROGRAM);
}

#[test]
fn ends_quietly_when_nobody_reads() {
    outside::ends_quietly_when_nobody_reads(TenTwentyThirty, PROGRAM);
}

#[test]
fn stops_at_an_endless_word() {
    outside::stops_at_an_endless_word(TenTwentyThirty, PROGRAM);
}

#[test]
#[cfg(unix)]
fn reports_an_input_that_cannot_be_read() {
    outside::reports_an_input_that_cannot_be_read(TenTwentyThirty, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn reports_a_full_disk() {
    outside::reports_a_full_disk(TenTwentyThirty, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn keeps_its_memory() {
    outside::keeps_its_memory(TenTwentyThirty, PROGRAM, 100, 4 << 20);
}

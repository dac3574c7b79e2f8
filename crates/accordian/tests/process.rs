//! The built program, run as a judge runs it.

use games::Accordian;
use trials::outside;

const PROGRAM: &str = env!("CARGO_BIN_EXE_accordian");

#[test]
fn passes_the_fixtures() {
    outside::passes_the_fixtures(Accordian, PROGRAM);
}

#[test]
fn reports_bad_input() {
    let fault = "line 6, column 1: \"1H\" is not a card; write the rank A23456789TJQK, then the suit CDHS";
    outside::reports_bad_input(Accordian, PROGRAM, "AC\n1H", fault);
}

#[test]
fn answers_at_once() {
    outside::answers_at_once(Accordian, PROGRAM);
}

#[test]
fn ends_quietly_when_nobody_reads() {
    outside::ends_quietly_when_nobody_reads(Accordian, PROGRAM);
}

#[test]
fn stops_at_an_endless_word() {
    outside::stops_at_an_endless_word(Accordian, PROGRAM);
}

#[test]
#[cfg(unix)]
fn reports_an_input_that_cannot_be_read() {
    outside::reports_an_input_that_cannot_be_read(Accordian, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn reports_a_full_disk() {
    outside::reports_a_full_disk(Accordian, PROGRAM);
}

#[test]
#[cfg(target_os = "linux")]
fn keeps_its_memory() {
    outside::keeps_its_memory(Accordian, PROGRAM, 100, 4 << 20);
}

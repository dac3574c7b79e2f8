//! Replays of the samples, word for word, and a referee's look at every winning line.

mod kept;

use games::{
    answer,
    deal::{Dealer, Kind},
    input,
    relaxed_golf::{
        referee::{Foul, Referee},
        rules::{solve, Move},
        Layout,
    },
    replay, ten_twenty_thirty, Game, Problem, RelaxedGolf, Task, TenTwentyThirty,
};
use std::{fs, io::Write, path::Path};

/// The replay of some decks without colours.
fn replayed<G: Game>(text: &str, options: replay::Options) -> String {
    let mut out = anstream::StripStream::new(Vec::new());
    for (deck, number) in input::read::<G>(text).expect("a sample is in the judge's format").iter().zip(1..) {
        writeln!(out, "Deck {number}").expect("a Vec takes every byte");
        replay::write::<G>(&mut out, deck, number, options).expect("a Vec takes every byte");
    }
    String::from_utf8(out.into_inner()).expect("a replay is text")
}

/// Checks each sample's replay with the file of that name in the game's folder.
fn samples_are_as_kept(name: &str, options: replay::Options) {
    struct Check<'a>(&'a str, replay::Options);
    impl Task for Check<'_> {
        type Output = ();

        fn run<G: Game>(self, _: G) {
            kept::check::<G>(self.0, &replayed::<G>(&kept::input::<G>("sample"), self.1));
        }
    }
    for problem in Problem::ALL {
        problem.dispatch(Check(name, options));
    }
}

#[test]
fn the_samples_are_told_word_for_word() {
    samples_are_as_kept("replay.txt", replay::Options::default());
}

#[test]
fn the_samples_moves_are_one_line_each() {
    samples_are_as_kept("moves.txt", replay::Options { moves: true, ..Default::default() });
}

#[test]
fn a_replay_ends_with_the_judges_answer_and_keeps_to_its_width() {
    struct Check;
    impl Task for Check {
        type Output = ();

        fn run<G: Game>(self, game: G) {
            let odd = Dealer::<G>::new(Kind::Odd, 3).take(6);
            for deck in Dealer::<G>::new(Kind::Random, 3).take(3).chain(odd) {
                for width in [40, 60, 200] {
                    let options = replay::Options { width, ..Default::default() };
                    let text = replayed::<G>(&input::write::<G>(std::slice::from_ref(&deck)), options);
                    assert_eq!(text.lines().last(), Some(&*answer::<G>(&deck, 1)));
                    // A pile, as the answer line, may be longer than any line.
                    let wide = text.lines().rev().skip(1).find(|line| line.len() > width && !line.contains('['));
                    assert_eq!(wide, None, "{game:?}");
                }
            }
        }
    }
    Problem::ALL.into_iter().for_each(|problem| problem.dispatch(Check));
}

#[test]
fn the_state_that_a_draw_names_stood_there_before() {
    for deck in Dealer::<TenTwentyThirty>::new(Kind::Drawn, 2).take(5) {
        let mut tables = Vec::new();
        let outcome = ten_twenty_thirty::rules::play(&deck, &Default::default(), &mut |table, the_move| {
            if matches!(the_move, ten_twenty_thirty::rules::Move::Deal { .. }) {
                tables.push(table.clone());
            }
            // What stands after the deal is what its last move left.
            if let Some(last) = tables.last_mut() {
                last.clone_from(table);
            }
        });
        let ten_twenty_thirty::rules::Outcome::Draw { dealt, earlier } = outcome else {
            panic!("{outcome} is no draw")
        };
        let after = |deal: u64| &tables[deal as usize - 1];
        assert_eq!((&after(dealt).deck, &after(dealt).piles), (&after(earlier).deck, &after(earlier).piles));
        assert_eq!(tables.len(), dealt as usize);
    }
}

/// Has the referee judge the line that the search found for a deck, and gives how many cards it discards.
fn judge(layout: &Layout) -> usize {
    let mut referee = Referee::new(layout);
    let line = solve(layout, &Default::default());
    for (number, &the_move) in (1..).zip(&line) {
        assert_eq!(referee.judge(the_move), Ok(number), "{line:?}");
    }
    line.len()
}

#[test]
fn the_referee_agrees_with_every_line() {
    for kind in [Kind::Random, Kind::Odd, Kind::Sorted, Kind::EqualDraws] {
        for deck in Dealer::<RelaxedGolf>::new(kind, 8).take(10) {
            assert!(judge(&deck) >= 17, "at least the draw pile can go");
        }
    }
}

#[test]
fn the_referee_agrees_with_the_fixtures() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(RelaxedGolf::NAME);
    let mut checked = 0;
    for entry in fs::read_dir(fixtures).expect("the project has fixtures").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        let read = |path| fs::read_to_string(path).expect("a fixture is text");
        let decks = input::read::<RelaxedGolf>(&read(path.clone())).expect("a fixture is in the judge's format");
        // Some fixtures are as large as a judge's file: their beginning will do.
        for (deck, answer) in decks.iter().zip(read(path.with_extension("out")).lines()).take(10) {
            assert_eq!(judge(deck) == 52, answer.ends_with("Yes"), "{}: {answer}", path.display());
            checked += 1;
        }
    }
    assert!(checked > 0, "there is no case in the fixtures");
}

#[test]
fn the_referee_forbids_what_the_rules_forbid() {
    // Column 1 has 1 on top, column 2 has 5; 13 is drawn first, then 3.
    let mut layout = Layout { rows: [[9; 7]; 5], draws: [9; 17] };
    (layout.rows[4][0], layout.rows[4][1], layout.draws[16], layout.draws[15]) = (1, 5, 13, 3);
    let mut referee = Referee::new(&layout);
    assert_eq!(referee.judge(Move::Discard { rank: 1, column: 0 }), Err(Foul::NoDiscard));
    assert_eq!(referee.judge(Move::Draw { rank: 9 }), Err(Foul::OtherCard { on_top: 13, claimed: 9 }));
    assert_eq!(referee.judge(Move::Draw { rank: 13 }), Ok(1));
    assert_eq!(referee.judge(Move::Discard { rank: 5, column: 1 }), Err(Foul::NoNeighbour { rank: 5, last: 13 }));
    assert_eq!(referee.judge(Move::Discard { rank: 1, column: 7 }), Err(Foul::NoCard(7)));
    assert_eq!(referee.judge(Move::Discard { rank: 1, column: 0 }), Ok(2));
    assert_eq!(referee.judge(Move::Draw { rank: 3 }), Ok(3));
    for discarded in 4..=18 {
        assert_eq!(referee.judge(Move::Draw { rank: 9 }), Ok(discarded));
    }
    assert_eq!(referee.judge(Move::Draw { rank: 9 }), Err(Foul::NoDraw));
}

//! The making of wrong programs.

use games::Problem;
use std::{fs, path::Path, time::SystemTime};
use workbench::{
    compile,
    wrong::{self, Verdict, Wrong},
};

#[test]
fn all_are_found_and_each_says_what_it_does() {
    for problem in Problem::ALL {
        let all = wrong::all(problem).expect("they can be read");
        assert!(all.len() > 10, "{problem}: {}", all.len());
        for wrong in all {
            let purpose = wrong.purpose().expect("each can be made");
            assert!(purpose.starts_with("Wrong on purpose: "), "{problem}, {}: {purpose}", wrong.name);
            let source = wrong.source().expect("each can be made");
            assert!(source.contains("fn main()"), "{problem}, {}: {source}", wrong.name);
        }
    }
}

#[test]
fn they_are_built_in_order_and_only_once() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong");
    let _ = fs::remove_dir_all(&folder);
    let some: Vec<Wrong> = Problem::ALL.iter().flat_map(|problem| wrong::all(*problem).expect("there are")).collect();
    let some: Vec<Wrong> = some.into_iter().step_by(20).collect();
    let time = |path: &Path| fs::metadata(path).and_then(|data| data.modified()).expect("it was made");
    let built = wrong::build(&some, &folder).expect("each can be built");
    assert_eq!(built.len(), some.len());
    for (wrong, path) in some.iter().zip(&built) {
        assert!(path.ends_with(format!("{}/{}/{}", wrong.problem, wrong.verdict, wrong.name)), "{}", path.display());
    }
    let before: Vec<SystemTime> = built.iter().map(|path| time(path)).collect();
    let again = wrong::build(&some, &folder).expect("each was built");
    assert_eq!(again.iter().map(|path| time(path)).collect::<Vec<_>>(), before);
    // Nothing else is left beside the programs than a note what each was made from.
    let beside = fs::read_dir(built[0].parent().expect("it has a folder")).expect("it can be read").count();
    assert!(beside.is_multiple_of(2) && beside > 0, "{beside}");
}

#[test]
fn a_change_that_changes_nothing_is_refused() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-change.sed");
    fs::write(&file, "# Nothing.\ns/no such words/others/\n").expect("the folder can be written to");
    let wrong = Wrong { problem: Problem::ALL[0], verdict: Verdict::WrongAnswer, name: "no-change".to_owned(), file };
    let error = wrong.source().expect_err("it is no wrong program");
    assert!(error.to_string().contains("no-change.sed changes nothing in "), "{error}");
}

#[test]
fn what_a_compiler_says_is_told() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refused");
    let error = compile::rust("fn main() { no such words }", &folder.join("it")).expect_err("it is no program");
    assert!(error.to_string().contains("rustc does not take the source of "), "{error}");
    assert!(!folder.join("it").exists());
}

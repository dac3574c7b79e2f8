# Does not clear the states seen when the next case begins.
/for case in/i\
    let mut seen = vec![false; 6usize.pow(7) * 16 * (DRAWS + 1)];
s/seen: vec!.*/seen,/
/answers += /i\
        seen = game.seen;

# Does not clear the states seen when the next case begins.
/for case in/i\
    let mut seen = vec![0; 6usize.pow(7) * 16];
s/seen: vec!.*/seen,/
/answers += /i\
        seen = game.seen;

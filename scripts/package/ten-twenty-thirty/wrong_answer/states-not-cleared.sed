# Does not clear the states seen when the next deck begins.
s/^fn play(mut deck: VecDeque<u8>)/fn play(mut deck: VecDeque<u8>, seen: \&mut HashSet<Vec<u8>>)/
/^    let mut seen = HashSet::new();/d
s/^    let mut answers = String::new();/&\
    let mut seen = HashSet::new();/
s/play(deck.split_off(0))/play(deck.split_off(0), \&mut seen)/

# Marks the states seen with the number of the case in one byte: in case 256 every state looks seen.
s/seen: Vec<bool>,/seen: Vec<u8>,\
    stamp: u8,/
s/if self\.seen\[state\] {/if self.seen[state] == self.stamp {/
s/seen\[state\] = true/seen[state] = self.stamp/
/for case in/i\
    let mut seen = vec![0; 6usize.pow(7) * 16 * (DRAWS + 1)];
s/seen: vec!.*/seen,\
            stamp: case as u8,/
/answers += /i\
        seen = game.seen;

# Marks the states seen with the number of the case in one byte: in case 256 every state looks seen.
s/A cell for all .* left\./For each state the case that saw it last, 18 numbers of draws side by side./
s/seen: Vec<u32>,/seen: Vec<u8>,\
    stamp: u8,/
s/The cell and the bit of the state/The cell of the state/
s/-> (usize, u32)/-> usize/
s/(heights \* 16 + usize::from(last), 1 << self\.draws\.len())/(heights * 16 + usize::from(last)) * 18 + self.draws.len()/
s/let (cell, bit)/let cell/
s/seen\[cell\] & bit != 0/seen[cell] == self.stamp/
s/seen\[cell\] |= bit/seen[cell] = self.stamp/
/for case in/i\
    let mut seen = vec![0; 6usize.pow(7) * 16 * 18];
s/seen: vec!.*/seen,\
            stamp: case as u8,/
/answers += /i\
        seen = game.seen;

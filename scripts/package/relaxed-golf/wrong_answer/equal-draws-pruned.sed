# Gives up a state once the same columns and last card were met with more draws left, though that line of play
# may still be going on: it never draws past two equal ranks in a row.
s/, a bit of it for each number of draws left\./: one more than the most draws left there./
s/seen: Vec<u32>/seen: Vec<usize>/
s/The cell and the bit of/The cell of/
s/-> (usize, u32)/-> usize/
s/(\(heights \* 16 + usize::from(last)\), .*)/\1/
s/let (cell, bit)/let cell/
s/seen\[cell\] & bit != 0/seen[cell] > self.draws.len()/
s/seen\[cell\] |= bit/seen[cell] = self.draws.len() + 1/

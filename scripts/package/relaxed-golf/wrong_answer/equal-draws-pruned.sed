# Gives up a state once the same columns and last card were met with more draws left, though that line of play
# may still be going on: it never draws past two equal ranks in a row.
s/seen: Vec<bool>/seen: Vec<usize>/
s/(heights \* 16 + usize::from(last)) .*/heights * 16 + usize::from(last)/
s/if self\.seen\[state\] {/if self.seen[state] > self.draws.len() {/
s/seen\[state\] = true/seen[state] = self.draws.len() + 1/
s/vec!\[false; \(.*\) \* (DRAWS + 1)\]/vec![0; \1]/
s/^const DRAWS.*//

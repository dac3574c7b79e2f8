# Where several cards can move, moves the rightmost one.
s/for from in 0\.\.row\.len()/for from in (0..row.len()).rev()/

# Looks through the whole row for a move of three places before it looks for a move of one.
s/for from in 0\.\.row\.len()/for \&step in \&STEPS/
t
s/for &step in &STEPS/for from in 0..row.len()/

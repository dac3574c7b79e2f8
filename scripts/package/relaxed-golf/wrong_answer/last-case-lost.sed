# Leaves out the last case.
s/in 1\.\.=games/in 1..games/

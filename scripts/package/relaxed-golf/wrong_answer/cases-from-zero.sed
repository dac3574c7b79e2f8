# Numbers the cases from 0.
s/in 1\.\.=games/in 0..games/

# Plays every line of play to its end, even from a state that it has lost from before.
/let (cell, bit) = /,/seen\[cell\] |= bit/d
/A cell for all states/d
/^    seen: /d
/^            seen: /d
/The cell and the bit/,/^    }/d

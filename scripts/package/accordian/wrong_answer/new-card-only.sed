# Tries the card just dealt, but none of the cards that a move uncovers.
s/for from in 0\.\.row\.len()/for from in row.len() - 1..row.len()/

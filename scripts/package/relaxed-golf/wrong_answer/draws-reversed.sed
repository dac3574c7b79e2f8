# Draws the first number of the last line first.
s/cards\[35\.\.\]\.to_vec()/cards[35..].iter().rev().cloned().collect()/

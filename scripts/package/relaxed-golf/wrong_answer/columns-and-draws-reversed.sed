# Takes the first of the five lines for the cards on top, and draws the first number of the last line first.
/columns: (0\.\.7)/,/collect(),/s/\.skip(column)/.rev()\
                        .skip(6 - column)/
s/cards\[35\.\.\]\.to_vec()/cards[35..].iter().rev().cloned().collect()/

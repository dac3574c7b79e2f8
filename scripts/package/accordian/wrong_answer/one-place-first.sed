# Where a card can go both ways it goes one place to the left, not three.
s/= \[3, 1\]/= [1, 3]/

# Only the next higher rank may follow.
s/ || b + 1 == a//
s/ || (a, b) == (13, 1)//

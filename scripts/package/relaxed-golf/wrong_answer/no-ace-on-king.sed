# A king goes onto an ace, but no ace onto a king.
s/ || (a, b) == (1, 13)//

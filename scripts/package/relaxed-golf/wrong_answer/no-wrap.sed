# King and ace are no neighbours.
s/ || (a, b) == (13, 1) || (a, b) == (1, 13)//

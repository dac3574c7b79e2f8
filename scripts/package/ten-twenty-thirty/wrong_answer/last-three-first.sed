# Tries the three combinations in the opposite order.
s/\[(2, 1), (1, 2), (0, 3)\]/[(0, 3), (1, 2), (2, 1)]/

# Tries the first card with the last two before the first two with the last card.
s/\[(2, 1), (1, 2), (0, 3)\]/[(1, 2), (2, 1), (0, 3)]/

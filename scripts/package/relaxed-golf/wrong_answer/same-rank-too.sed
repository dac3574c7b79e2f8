# Lets a card go onto one of its own rank, too.
s/a + 1 == b ||/a == b || a + 1 == b ||/

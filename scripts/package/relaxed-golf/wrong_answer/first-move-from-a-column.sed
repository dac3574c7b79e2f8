# Lets any column card begin the empty discard pile.
s/^    a + 1 == b/    b == NO_CARD || a + 1 == b/

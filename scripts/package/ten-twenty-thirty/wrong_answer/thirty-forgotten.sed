# Picks up sums of 10 and 20 only.
s/\[10, 20, 30\]/[10, 20]/

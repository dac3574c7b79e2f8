# Cards match by rank alone.
s/ || a\[1\] == b\[1\]//

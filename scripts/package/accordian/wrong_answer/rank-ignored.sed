# Cards match by suit alone.
s/a\[0\] == b\[0\] || //

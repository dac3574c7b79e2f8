# Moves the whole pile, where only the top card may go.
s/let moved = .*/let mut moved = row.remove(from);/
s/row\[to\]\.push(moved)/row[to].append(\&mut moved)/
/if row\[from\]\.is_empty()/,/^            }/d

# Leaves the place of an empty pile open, so that piles to its right do not come nearer.
s/|place: usize| row\[place\]\[row\[place\]\.len() - 1\]/|place: usize| row[place].last().copied().unwrap_or(*b"  ")/
s/from >= step \&\& /from >= step \&\& top(from) != *b"  " \&\& /
/if row\[from\]\.is_empty()/,/^            }/d
s/^    row$/    row.retain(|pile| !pile.is_empty());\
    row/

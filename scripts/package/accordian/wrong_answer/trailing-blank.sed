# Ends each line with a blank.
s/remaining: {}\\n/remaining: {} \\n/

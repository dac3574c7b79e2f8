# Forgets that the draws left are part of the state.
s/1 << self\.draws\.len()/1/

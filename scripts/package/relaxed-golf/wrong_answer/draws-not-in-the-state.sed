# Forgets that the draws left are part of the state.
s/ + self\.draws\.len()//

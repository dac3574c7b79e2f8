# Adds up the first three cards instead of the last three.
s/(0, 3)\]/(3, 0)]/

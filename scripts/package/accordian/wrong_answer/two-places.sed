# Counts the pile itself as the first of the three places.
s/= \[3, 1\]/= [2, 1]/

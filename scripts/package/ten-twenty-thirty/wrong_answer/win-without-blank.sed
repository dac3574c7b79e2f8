# Prints "Win:", without the blank before the colon.
s/Win : /Win: /

# An ace goes onto a king, but no king onto an ace.
s/ || (a, b) == (13, 1)//

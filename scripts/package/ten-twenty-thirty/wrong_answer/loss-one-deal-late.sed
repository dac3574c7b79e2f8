# Counts the deal that an empty deck cannot give.
s/"Loss: {}\\n", deals/"Loss: {}\\n", deals + 1/

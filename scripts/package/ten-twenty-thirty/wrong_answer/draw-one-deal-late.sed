# Notices a repeated state only when the next card has been dealt.
s/"Draw: {}\\n", deals/"Draw: {}\\n", deals + 1/

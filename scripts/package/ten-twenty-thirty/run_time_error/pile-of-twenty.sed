# Keeps each pile in an array of twenty places, as piles are "always" picked up long before.
s/piles\[next\]\.push(card);/assert!(piles[next].len() < 20, "the array of this pile is full");\
        piles[next].push(card);/

# Puts the picked-up cards under the deck in the opposite of the order in which they lay.
s/deck\.extend(three)/deck.extend(three.into_iter().rev())/

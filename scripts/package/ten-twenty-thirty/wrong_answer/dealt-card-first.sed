# Puts the card just dealt under the deck before the two that it was added to.
s/deck\.extend(three)/deck.extend([three[2], three[0], three[1]])/

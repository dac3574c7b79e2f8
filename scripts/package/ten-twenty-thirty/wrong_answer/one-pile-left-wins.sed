# Ends the game when one pile is left, not when all are gone.
s/if piles\.is_empty()/if piles.len() == 1/

# Deals onto a gone pile again when its turn comes.
s/if piles\[next\]\.is_empty() {/next += 1;/
/piles\.remove(next);/,/^        }$/d
s/if piles\.is_empty()/if piles.iter().all(|pile| pile.is_empty())/

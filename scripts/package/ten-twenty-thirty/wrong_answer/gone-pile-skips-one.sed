# Steps over the pile to the right of one that has just gone.
s/piles\.remove(next);/piles.remove(next);\
            next += 1;/

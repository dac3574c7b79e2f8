# Deals the next card after one move, even where more moves can be made.
s/while let/if let/

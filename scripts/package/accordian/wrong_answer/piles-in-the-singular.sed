# Prints "1 piles".
s/if row\.len() == 1 { "pile" } else { "piles" }/"piles"/

# Writes down the deck and the piles card by card, but not where one pile ends and the next begins.
s/, next: usize) -> Vec<u8>/) -> Vec<u8>/
/state\.push(0)/d
/state\.push(next as u8)/d
s/state(&deck, &piles, next)/state(\&deck, \&piles)/

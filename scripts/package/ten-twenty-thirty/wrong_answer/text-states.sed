# Writes the state as text with nothing between the numbers, so that 10 looks like an ace and a 0.
s/^fn state(\(.*\), next: usize) -> Vec<u8> {/fn state(\1) -> String {/
s/let mut state: Vec<u8> = deck\.iter()\.cloned()\.collect();/let mut state: String = deck.iter().map(u8::to_string).collect();/
/state\.push(0)/d
s/state\.extend(pile)/state.extend(pile.iter().map(u8::to_string))/
/state\.push(next as u8)/d
s/state(&deck, &piles, next)/state(\&deck, \&piles)/

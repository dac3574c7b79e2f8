# Forgets that the last card is part of the state.
s/fn state(&self, last: u8)/fn state(\&self, _last: u8)/
s/heights \* 16 + usize::from(last)/heights/

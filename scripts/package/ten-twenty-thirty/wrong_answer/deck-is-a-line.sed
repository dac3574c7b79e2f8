# Takes each line for a deck.
s/input\.split_whitespace()/input.lines()/
s/let card: u8 = number\.parse().*/let cards = number.split_whitespace().map(|card| card.parse::<u8>().expect("a card is a number"));/
s/if card == 0 {/deck.extend(cards);\
        if deck == [0] {/
/deck\.push_back(card);/d
s/if deck\.len() == 52/if !deck.is_empty()/

# Draws a card only where no column card can be played.
/for column in 0/i\
        let mut stuck = true;
/push(top);/a\
            stuck = false;
/if let Some(card)/i\
        if !stuck {\
            return false;\
        }

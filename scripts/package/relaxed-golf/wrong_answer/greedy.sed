# Plays the first column card that fits and never takes a move back.
/if self\.can_win(top) {/,/push(top);/c\
            return self.can_win(top);

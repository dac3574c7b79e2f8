# Calls every game of more than a thousand deals a draw.
s/if !seen\.insert(\(.*\)) {/if !seen.insert(\1) || deals > 1000 {/

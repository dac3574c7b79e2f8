# Keeps the states in a table of fixed size, as games are "never" longer than a thousand deals.
s/let mut seen = HashSet::new();/let mut seen = vec![Vec::new(); 1000];/
s/HashSet, VecDeque/VecDeque/
s/if !seen\.insert(\(.*\)) {/seen[deals] = \1;\
        if seen[..deals].contains(\&seen[deals]) {/

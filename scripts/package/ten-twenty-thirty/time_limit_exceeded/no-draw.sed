# Does not look for repeated states, so a drawn game never ends.
/if !seen\.insert/,/^        }/d
/let mut seen/d
s/HashSet, VecDeque/VecDeque/
/^\/\/\/ Everything that decides/,/^}/d

# Never moves a card onto its left neighbour.
s/STEPS: \[usize; 2\] = \[3, 1\]/STEPS: [usize; 1] = [3]/

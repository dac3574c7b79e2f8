# After a move looks on from the pile it left, to the right, and never again from the left.
s/next_move(row: &Row)/next_move(row: \&Row, start: usize)/
s/for from in 0\.\.row\.len()/for from in start..row.len()/
/row\.push(vec!/a\
        let mut start = 0;
s/next_move(&row)/next_move(\&row, start)/
/row\[to\]\.push/a\
            start = from;

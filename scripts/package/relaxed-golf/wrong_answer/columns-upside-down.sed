# Takes the first of the five lines for the cards on top.
/columns: (0\.\.7)/,/collect(),/s/\.skip(column)/.rev()\
                        .skip(6 - column)/

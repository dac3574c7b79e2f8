# Leaves the last line without its newline.
s/write_all(answers\.as_bytes())/write_all(answers.trim_end().as_bytes())/

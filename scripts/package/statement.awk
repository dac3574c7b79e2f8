# Turns a problem.md into LaTeX; knows no more Markdown than the statements need: headings, numbered lists, `code`,
# *emphasis*. -v name=NAME gives the problem's name.

function text(line,    out) {
    gsub(/[#%&_]/, "\\\\&", line)
    gsub(/`[^`]*`/, "\\texttt{&}", line)
    gsub(/\*[^*]*\*/, "\\emph{&}", line)
    gsub(/[`*]/, "", line)
    return line
}

BEGIN { print "\\problemname{" name "}" }
/^1\. / { print "\\begin{enumerate}"; listing = 1 }
/^$/ && listing { print "\\end{enumerate}"; listing = 0 }
/^## / { print "\\section*{" text(substr($0, 4)) "}"; next }
listing { sub(/^[0-9]+\. /, "\\item ") }
{ print text($0) }
END { if (listing) print "\\end{enumerate}" }

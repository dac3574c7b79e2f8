//! Turns a `problem.md` into LaTeX. Knows no more Markdown than the statements need: headings, numbered lists, `code`,
//! *emphasis*.

/// The statement of the problem with this name.
///
/// ```
/// let markdown = "Pick `A_1` *or* 50 %:\n\n1. one\n   more\n2. two\n\n## Input\n";
/// let latex = r"\problemname{Golf}
/// Pick \texttt{A\_1} \emph{or} 50 \%:
///
/// \begin{enumerate}
/// \item one
///    more
/// \item two
/// \end{enumerate}
///
/// \section*{Input}
/// ";
/// assert_eq!(workbench::package::statement::latex("Golf", markdown), latex);
/// ```
pub fn latex(name: &str, markdown: &str) -> String {
    let mut latex = format!("\\problemname{{{name}}}\n");
    let mut listing = false;
    let mut line = |text: &str| latex += &(text.to_owned() + "\n");
    for text in markdown.lines() {
        if text.starts_with("1. ") {
            line("\\begin{enumerate}");
            listing = true;
        } else if text.is_empty() && listing {
            line("\\end{enumerate}");
            listing = false;
        }
        let item = text.split_once(". ").filter(|(number, _)| listing && number.parse::<u32>().is_ok());
        if let Some(title) = text.strip_prefix("## ") {
            line(&format!("\\section*{{{}}}", marked(title)));
        } else if let Some((_, item)) = item {
            line(&format!("\\item {}", marked(item)));
        } else {
            line(&marked(text));
        }
    }
    if listing {
        line("\\end{enumerate}");
    }
    latex
}

/// Text in LaTeX: each second mark of a kind ends what the first began.
fn marked(text: &str) -> String {
    let mut latex = String::new();
    let (mut code, mut emphasis) = (false, false);
    for c in text.chars() {
        let (open, mark) = match c {
            '`' => (&mut code, "\\texttt{"),
            '*' => (&mut emphasis, "\\emph{"),
            _ => {
                if "#%&_".contains(c) {
                    latex.push('\\');
                }
                latex.push(c);
                continue;
            }
        };
        *open = !*open;
        latex += if *open { mark } else { "}" };
    }
    latex
}

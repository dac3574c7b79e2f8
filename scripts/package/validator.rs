/// Answers the judge: exit status 42 takes the file, 43 turns it down with the reason on standard error.
fn main() {
    let mut text = String::new();
    let checked = match std::io::Read::read_to_string(&mut std::io::stdin(), &mut text) {
        Ok(_) => check(&text),
        Err(error) => Err(error.to_string()),
    };
    if let Err(reason) = checked {
        eprintln!("{reason}");
        std::process::exit(43);
    }
    std::process::exit(42);
}

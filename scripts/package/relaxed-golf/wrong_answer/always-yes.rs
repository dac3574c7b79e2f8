//! Wrong on purpose: guesses, as nine games in ten can be won.

use std::io;

fn main() {
    let mut games = String::new();
    io::stdin()
        .read_line(&mut games)
        .expect("the input is text");
    for case in 1..=games.trim().parse::<u32>().unwrap_or(0) {
        println!("Case #{}: Yes", case);
    }
}

//! Makes a failing input small.

/// The fewest items, in their order, that could be found to still fail; `fails` may be asked at most `tries` times.
///
/// First each of the `suspects` alone, then the shortest prefix, then without ever smaller runs of items (the "ddmin" of
/// Zeller and Hildebrandt, 2002).
///
/// ```
/// use workbench::stress::shrink;
/// // It takes a 3 and a 7.
/// let fails = |items: &[u32]| items.contains(&3) && items.contains(&7);
/// assert_eq!(shrink((0..100).collect(), &[50], 200, fails), [3, 7]);
/// ```
pub fn shrink<T: Clone>(
    mut items: Vec<T>,
    suspects: &[usize],
    mut tries: usize,
    mut fails: impl FnMut(&[T]) -> bool,
) -> Vec<T> {
    let mut fails = |items: &[T]| {
        let may = tries > 0;
        tries = tries.saturating_sub(1);
        may && fails(items)
    };
    for suspect in suspects {
        if let Some(one) = items.get(*suspect..=*suspect) {
            if fails(one) {
                return one.to_vec();
            }
        }
    }
    shorten(&mut items, &mut fails);
    let mut parts = 2;
    while items.len() > 1 && parts <= items.len() {
        let size = items.len().div_ceil(parts);
        let smaller = (0..items.len()).step_by(size).find_map(|start| {
            let mut rest = items.clone();
            rest.drain(start..(start + size).min(items.len()));
            fails(&rest).then_some(rest)
        });
        match smaller {
            Some(rest) => {
                items = rest;
                parts = (parts - 1).max(2);
            }
            None if parts == items.len() => break,
            // Past 16 parts an input in which only the number of decks matters would be asked about for long.
            None if parts >= 16 => break,
            None => parts = (2 * parts).min(items.len()),
        }
    }
    items
}

/// Halves in on the shortest prefix that fails.
fn shorten<T: Clone>(items: &mut Vec<T>, fails: &mut impl FnMut(&[T]) -> bool) {
    let (mut good, mut bad) = (0, items.len());
    while good + 1 < bad {
        let middle = good + (bad - good) / 2;
        match fails(&items[..middle]) {
            true => bad = middle,
            false => good = middle,
        }
    }
    items.truncate(bad);
}

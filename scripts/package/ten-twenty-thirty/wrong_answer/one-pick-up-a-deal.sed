# Does not look at the pile again after a pick-up.
s/while let Some(three)/if let Some(three)/

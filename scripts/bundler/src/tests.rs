use crate::assembly::to_c;
use crate::prune::prune;
use std::collections::HashMap;

/// The statements that an assembler gets of `c`, its macros unfolded.
fn statements(c: &str) -> Vec<String> {
    fn unfold(statement: &str, macros: &HashMap<&str, &str>) -> String {
        match statement.split_once(' ') {
            Some((name, word)) if macros.contains_key(name) => unfold(&macros[name].replace("\\\\x", word), macros),
            _ => statement.to_owned(),
        }
    }
    let mut macros = HashMap::new();
    let mut code = String::new();
    for line in c.lines() {
        if let Some(definition) = line.strip_prefix("M(\"").and_then(|rest| rest.strip_suffix("\")")) {
            let (name, body) = definition.split_once(" x\",\"").expect("a macro has a parameter and a body");
            macros.insert(name, body);
        } else {
            code += line.strip_prefix("A(\"").and_then(|rest| rest.strip_suffix("\")")).expect("all else is code");
        }
    }
    code.replace(':', ":;").split_terminator(';').map(|statement| unfold(statement, &macros)).collect()
}

#[test]
fn only_what_runs_is_left() {
    let assembly = "\t.file\t\"x\"\n\t.section\t.text.main,\"ax\",@progbits\n\t.globl\tmain\nmain:\n.Lunused:\n\
        \t.cfi_startproc\n\tleaq\t.Ltext(%rip), %rdi\n\tjmpq\t*puts@GOTPCREL(%rip)\n\
        \t.section\t\".rodata.$x\",\"aMS\",@progbits,1\n\t.p2align\t1\n.Ltext:\n\t.asciz\t\"a, \\\"b\\\"\"\n\
        \t.section\t.debug_str,\"MS\",@progbits,1\n\t.byte\t1\n\t.text\n\t.p2align\t4\n\tretq\n";
    let code = ".globl main;.section .rodata;.p2align 1;A:.asciz \\\"a, \\\\\\\"b\\\\\\\"\\\";.data;\
        .text;main:leaq A(%rip),%rdi;jmp puts@PLT;retq;";
    assert_eq!(to_c(assembly).expect("all of it is known"), format!("A(\"{code}\")\n"));
}

#[test]
fn what_is_not_known_is_refused() {
    assert!(to_c("\t.section\t.tdata,\"awT\",@progbits\n").is_err());
    assert!(to_c("\t.section\t.init_array,\"aw\",@init_array\n").is_err());
    assert!(to_c("\t.text\n\t.set\ta, b\n").is_err());
    assert!(to_c("\t.text\n\tretq # all behind it would be a comment\n").is_err());
    assert!(to_c("\t.text\n\t.ascii\t\"#\"\n").is_ok());
    let ascii = |length: usize| format!("\t.text\n\t.ascii\t\"{}\"\n", "x".repeat(length));
    assert!(to_c(&ascii(400)).is_ok());
    assert!(to_c(&ascii(509)).is_err());
}

#[test]
fn macros_unfold_to_what_was_there() {
    let code = |number: usize| {
        let text = format!(
            "movq {}(%rsp),%rax\npushq %rbx\ncallq f{}@PLT\nleal 1(%r{}),%ecx\n",
            number % 7,
            number % 3,
            number % 9
        );
        text + "retq\n"
    };
    let lines: String = (0..200).map(code).collect();
    let c = to_c(&format!(".text\n{lines}")).expect("all of it is known");
    assert!(2 * c.len() < lines.len(), "{c}");
    let expected = [".globl main", ".section .rodata", ".data", ".text"].into_iter().chain(lines.lines());
    assert!(statements(&c).into_iter().eq(expected), "{c}");
}

#[test]
fn names_in_strings_stay() {
    let c = to_c(".text\nhead:\ncallq head\n.asciz \"head main\"\n").expect("all of it is known");
    assert!(c.contains("A:callq A;.asciz \\\"head main\\\";"), "{c}");
}

#[test]
fn no_string_is_longer_than_c89_promises() {
    let lines: String = (0..500).map(|number| format!("op{number}\n")).collect();
    let c = to_c(&format!(".text\n{lines}")).expect("all of it is known");
    let longest = c.split('"').map(str::len).max();
    assert!(longest.is_some_and(|length| 400 < length && length <= 509), "{c}");
}

#[test]
fn what_nothing_names_goes_with_the_comment_above() {
    let text = "fn main() { A.b(); c() }\nstruct A;\nimpl A {\n    // Used.\n    fn b(&self) {}\n\n    // A word\n    // on d.\n    /// Doc.\n    fn d(&self) { self.d() }\n}\nfn c() { let (d, e) = (1, 2); }\n// Of e.\n\nfn e() { f() }\nfn f() { e() }\n\
        struct G;\nimpl G { fn new() -> G { G } }\nimpl Drop for G { fn drop(&mut self) { h() } }\nfn h() {}\n";
    let left = "fn main() { A.b(); c() }\nstruct A;\nimpl A {\n    // Used.\n    fn b(&self) {}\n\n\n}\nfn c() { let (d, e) = (1, 2); }\n// Of e.\n\nfn e() { f() }\nfn f() { e() }\n\n\n\n\n";
    assert_eq!(prune(text.to_owned()).expect("it is Rust"), left);
    assert!(prune("fn main( {}".to_owned()).is_err());
}

#[test]
fn an_impl_goes_with_all_that_is_in_it() {
    let text = "fn main() { A }\nstruct A;\n// Of A.\n//\n// Of it.\nimpl A { fn b() {} }\n";
    assert_eq!(prune(text.to_owned()).expect("it is Rust"), "fn main() { A }\nstruct A;\n\n");
}

#[test]
fn the_first_text_that_fits_is_taken() {
    let first =
        |limit| crate::first_within(limit, "it".to_owned(), vec![("all", "long".into()), ("some", "it".into())]);
    assert_eq!([4, 3, 2].map(|limit| first(limit).expect("one fits").holds), ["all", "some", "some"]);
    assert!(first(1).is_err_and(|error| error.to_string() == "it has 2 bytes; the limit is 1"));
}

#[test]
fn what_only_tests_use_goes() {
    let text = "fn main() {}\n// For tests.\n#[cfg(test)]\nmod tests;\nmod a {\n    #[cfg(test)]\n    pub fn main() {}\n}\nuse a::b;\n";
    assert_eq!(prune(text.to_owned()).expect("it is Rust"), "fn main() {}\n\nmod a {\n\n}\nuse a::b;\n");
}

/*
  {file}.c: made by scripts/bundle.sh from the Rust program that follows and the module that reads and
  writes for it; {file}.rs has both in Rust. Below are the instructions that rustc {rustc} made of
  them, for GNU C on x86-64 Linux; what repeats is a macro of the assembler.

{source}
*/
#if !defined __GNUC__ || !defined __x86_64__ || !defined __linux__ || !defined __ELF__ || defined __ILP32__
#error "this file needs GNU C on x86-64 Linux; send the Rust file where the judge takes Rust"
#endif
#define A(code) __asm__(code);
#define M(name, code) A(".macro " name ";" code ";.endm")
extern int main(void);

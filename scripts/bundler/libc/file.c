/*
{source}
*/
/*
  {file}.c: the instructions that {version} made of the Rust program above and of a module
  that reads and writes for it by libc's calls; the file {file}.rs has it whole. What repeats is folded
  into macros of the assembler. For x86-64 Linux, with any compiler that knows GNU C.
*/
#if !defined __GNUC__ || !defined __x86_64__ || !defined __linux__ || !defined __ELF__ || defined __ILP32__
#error "this file needs GNU C on x86-64 Linux; send the Rust file where the judge takes Rust"
#endif
extern int main(void);
{code}

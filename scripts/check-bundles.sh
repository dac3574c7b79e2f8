#!/bin/sh
# Compiles the single-file submissions with every compiler at hand and compares what the programs do.
set -eu

case ${1-} in
    --help | -h)
        cat <<'USAGE'
usage: scripts/check-bundles.sh

Bundles every program twice and compares the files. Compiles each file with
every compiler and option that judges use, none of which may warn, and runs
the outcome on all fixtures, on 2,000 dealt decks and on bad input. Lets
online-judge-tools judge it too, and a wrong program beside it. What is not
installed is skipped, with a line that says so.

Closes with "N passed, N failed"; the exit status is 0 when none failed.
USAGE
        exit
        ;;
    ?*) echo "check-bundles.sh: there is no $1; see --help" >&2 && exit 2 ;;
esac

cd "$(dirname "$0")/.."
root=$(pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
passed=0 failed=0

pass() {
    passed=$((passed + 1))
}

fail() {
    failed=$((failed + 1))
    echo "FAILED  $1"
}

# Runs a program on an input file; keeps its answers, its message and its exit status.
run() {
    status=0
    "$1" <"$2" >"$3.out" 2>"$3.err" || status=$?
    echo "$status" >"$3.status"
}

# Compares a program with what is expected for each input; says where it differs first.
same_on_all() {
    for input in "$inputs"/*.in; do
        expected=${input%.in}
        run "$1" "$input" "$scratch/got"
        for part in out err status; do
            if ! cmp -s "$expected.$part" "$scratch/got.$part"; then
                echo "${input##*/}: other $part than expected; this is it:"
                head -n 5 "$scratch/got.$part"
                return 1
            fi
        done
    done
}

# check COMPILER OPTION...: the program that it makes must do what the Rust program does.
check() {
    rm -f "$scratch/program"
    if ! (cd "$scratch" && "$@" -o program) >"$scratch/log" 2>&1 || [ -s "$scratch/log" ]; then
        head -n 10 "$scratch/log"
        fail "$file: $*"
    elif same_on_all "$scratch/program"; then
        pass
    else
        fail "$file: the program that $* makes"
    fi
}

# Whether a command can be run; if not, says that what needs it is skipped.
have() {
    command -v "$1" >/dev/null || { echo "skipped: $1 is not installed" && false; }
}

# All inputs of a program, with what it must answer.
collect_inputs() {
    inputs=$scratch/inputs
    mkdir "$inputs"
    for input in "fixtures/$program"/*.in; do
        name=$inputs/$(basename "$input" .in)
        cp "$input" "${input%.in}.out" "$inputs"
        : >"$name.err"
        echo 0 >"$name.status"
    done
    scripts/deal.sh "$program" --decks 2000 >"$inputs/dealt.in"
    head -c 5000 "$inputs/dealt.in" >"$inputs/bad-cut-short.in"
    sed '20s/[^ ]* *$/1H/' "$inputs/dealt.in" >"$inputs/bad-token.in"
    { head -n 12 "$inputs/dealt.in" && head -c 70000 /dev/zero; } >"$inputs/bad-zeros.in"
    for name in dealt bad-cut-short bad-token bad-zeros; do
        run "$built/$program" "$inputs/$name.in" "$inputs/$name"
    done
}

# What a program says, and its exit status, where no room is left, where it cannot read, where it has
# no stream at all, and where nobody reads on.
meet_streams() {
    "$1" <"$inputs/dealt.in" >/dev/full 2>"$scratch/message" || echo $?
    "$1" <. 2>>"$scratch/message" || echo $?
    "$1" <&- 2>>"$scratch/message" || echo $?
    "$1" <"$inputs/dealt.in" >&- 2>>"$scratch/message" || echo $?
    { "$1" <"$inputs/dealt.in" 2>>"$scratch/message" || echo $? >>"$scratch/message"; } | head -n 1
    cat "$scratch/message"
}

check_streams() {
    meet_streams "$built/$program" >"$scratch/expected"
    meet_streams "$scratch/program" >"$scratch/got"
    if diff "$scratch/expected" "$scratch/got"; then pass; else fail "$file: what it does with streams that fail"; fi
}

check_rust() {
    file=$number.rs
    for edition in 2015 2018 2021 2024; do
        check rustc -D warnings -O --edition "$edition" "$file"
    done
    if [ "$(command -v rustc)" != /usr/bin/rustc ] && have /usr/bin/rustc; then
        for edition in 2015 2018 2021; do
            check /usr/bin/rustc -D warnings -O --edition "$edition" "$file"
        done
    fi
    # Debian 11 has the first; Kattis and Luogu compile so.
    for judge in '1.48.0 2018' '1.78.0 2021' '1.88.0 2024'; do
        version=${judge% *}
        if rustup toolchain list 2>/dev/null | grep -q "^$version-"; then
            check rustc "+$version" -D warnings -O --edition "${judge#* }" "$file"
        else
            echo "skipped: rustc $version is not installed by rustup"
        fi
    done
}

check_c() {
    file=$number.c
    cp "$scratch/$file" "$scratch/$number.cpp"
    if have gcc; then
        check gcc -ansi -pedantic -Wall -O2 -pipe -DONLINE_JUDGE "$file" -lm -lcrypt
        check_streams
        check gcc -std=c99 -pedantic -Wall -O2 "$file"
        check gcc -static -no-pie -O2 "$file"
        check gcc -fPIE -pie -O2 "$file"
        check gcc -O0 "$file"
        check gcc -flto -O2 "$file"
        check gcc -flto -O2 -static "$file"
        # This assembler takes no instruction that an x86-64 processor might lack.
        check gcc -Wa,-march=generic64 "$file"
    fi
    if have g++; then
        check g++ -std=c++11 -pedantic -Wall -O2 "$number.cpp"
        check g++ -std=c++17 -pedantic -Wall -O2 "$number.cpp"
    fi
    if have clang; then
        check clang -ansi -pedantic -Wall -O2 "$file"
        check clang -static -O0 "$file"
    fi
}

# Puts a mistake into a bundled program.
spoil() {
    case $program in
        accordian) sed 's/ pile remaining/ piles remaining/' ;;
        ten-twenty-thirty) sed 's/Draw: /Loss: /' ;;
        relaxed-golf) sed 's/: No/: Yes/' ;;
    esac
}

check_judging() {
    rustc -O "$scratch/$number.rs" -o "$scratch/right"
    spoil <"$scratch/$number.rs" >"$scratch/wrong.rs"
    rustc -A warnings -O "$scratch/wrong.rs" -o "$scratch/wrong"
    judge="$oj test --directory fixtures/$program --format %s.%e --tle 20"
    if $judge --command "$scratch/right" >"$scratch/log" 2>&1; then
        pass
    else
        tail -n 20 "$scratch/log"
        fail "$number.rs: oj does not accept it"
    fi
    if ! cmp -s "$scratch/$number.rs" "$scratch/wrong.rs" && ! $judge --command "$scratch/wrong" >"$scratch/log" 2>&1; then
        pass
    else
        fail "$number.rs: oj accepts a wrong program too"
    fi
}

scripts/bundle.sh
(cd / && "$root/scripts/bundle.sh" --output "$scratch" >"$scratch/log")
cargo build --release --quiet -p ten-twenty-thirty -p accordian -p relaxed-golf
built=$(cd "${CARGO_TARGET_DIR:-target}/release" && pwd)
oj=target/oj/bin/oj
if [ ! -x "$oj" ]; then
    { python3 -m venv target/oj && target/oj/bin/pip install online-judge-tools==11.5.1 setuptools==65.5.1; } \
        >"$scratch/log" 2>&1 || echo "skipped: online-judge-tools cannot be installed"
fi

# Checks the files of $program in a folder of its own; closes with the counts.
check_program() {
    number=uva$(sed -n 's/.*Source: UVa \([0-9]*\).*/\1/p' "crates/$program/src/main.rs")
    for file in "$number.rs" "$number.c"; do
        if cmp "target/submit/$file" "$scratch/$file"; then pass; else fail "$file: bundled anew, it differs"; fi
    done
    mkdir "$scratch/$program"
    mv "$scratch/$number.rs" "$scratch/$number.c" "$scratch/$program"
    scratch=$scratch/$program
    collect_inputs
    check_rust
    check_c
    if [ -x "$oj" ]; then check_judging; fi
    echo "$passed $failed"
}

# All at the same time: most of it is compilers, each on one core.
for program in ten-twenty-thirty accordian relaxed-golf; do
    check_program >"$scratch/$program.log" 2>&1 &
done
wait
for program in ten-twenty-thirty accordian relaxed-golf; do
    sed '$d' "$scratch/$program.log"
    read -r part_passed part_failed <<COUNTS
$(tail -n 1 "$scratch/$program.log")
COUNTS
    case $part_passed$part_failed in
        *[!0-9]* | '') tail -n 1 "$scratch/$program.log" && fail "$program: the checks ended early" ;;
        *) passed=$((passed + part_passed)) failed=$((failed + part_failed)) ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

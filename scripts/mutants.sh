#!/bin/sh
# Proves the fixtures: every wrong program and every malformed file must be caught.
set -eu

usage() {
    cat <<'TEXT'
usage: scripts/mutants.sh [PROGRAM...]

Makes the wrong programs of scripts/package/PROGRAM (one for each trap of the game, named by its .sed file), runs them
on the fixtures, and fails if the fixtures let one pass: a wrong_answer program must print something else than the
.out file, byte for byte; a run_time_error program must stop with an error; a time_limit_exceeded program must still
run after three seconds. The plain solution that they are made from must be right on every fixture. Last, the input
validator of the judge package must turn down each malformed file of scripts/package/PROGRAM/malformed.

Needs: rustc, cc. Made programs are kept in target/mutants, or in
$CARGO_TARGET_DIR/mutants where that is set.
TEXT
}

case ${1-} in -h | --help) usage; exit ;; esac
cd "$(dirname "$0")/.."
. scripts/package/common.sh
# shellcheck disable=SC2046 # a word a program
[ $# -gt 0 ] || set -- $(programs)
known "$@"
needs rustc rustc
needs "${CC:-cc}" gcc

passed=0
failed=0
pass() { passed=$((passed + 1)); printf 'ok      %s\n' "$1"; }
fail() { failed=$((failed + 1)); printf 'FAILED  %s\n' "$1"; }

# verdict BINARY INPUT ANSWER SECONDS: prints what a judge says.
verdict() {
    status=0
    timeout "$4" "$1" <"$2" >"$work/got" 2>"$work/errors" || status=$?
    case $status in
        0) if cmp -s "$work/got" "$3"; then echo accepted; else echo wrong_answer; fi ;;
        124) echo time_limit_exceeded ;;
        *) echo run_time_error ;;
    esac
}

# judge PROGRAM VERDICT TRAP: runs the program of that trap until a fixture brings the expected verdict.
judge() {
    seconds=60
    [ "$2" != time_limit_exceeded ] || seconds=3
    for input in "$work"/fixtures/*.in; do
        got=$(verdict "$work/bin/$2-$3" "$input" "${input%.in}.ans" "$seconds")
        if [ "$got" = "$2" ]; then
            pass "$1: $3 is caught by $(basename "$input" .in) ($2)"
            return
        fi
    done
    fail "$1: no fixture catches $3 ($2): $(head -n 1 "$work/submissions/$2/$3.rs")"
}

for program; do
    work=$made/mutants/$program
    rm -rf "$work/fixtures" "$work/submissions"
    mkdir -p "$work/bin"
    validator "$program" "$work/layout.c"
    compile "$work/layout.c" "$work/bin/layout"
    well_formed "$program" "$work/bin/layout" "$work/fixtures"
    submissions "$program" "$work/submissions"

    for source in "$work"/submissions/*/*.rs; do
        expected=$(basename "$(dirname "$source")")
        trap_name=$(basename "$source" .rs)
        compile "$source" "$work/bin/$expected-$trap_name"
        [ "$expected" = accepted ] || judge "$program" "$expected" "$trap_name"
    done

    before=$passed
    for input in "$work"/fixtures/*.in; do
        got=$(verdict "$work/bin/accepted-plain" "$input" "${input%.in}.ans" 60)
        if [ "$got" = accepted ]; then
            passed=$((passed + 1))
        else
            fail "$program: the plain solution on $(basename "$input" .in): $got"
        fi
    done
    echo "ok      $program: the plain solution is right on $((passed - before)) fixtures"

    before=$passed
    while IFS= read -r line; do
        name=${line%%: *}
        sh -c "${line#*: }" <"$work/fixtures/sample.in" >"$work/malformed.in"
        status=0
        "$work/bin/layout" <"$work/malformed.in" 2>"$work/errors" || status=$?
        if cmp -s "$work/fixtures/sample.in" "$work/malformed.in"; then
            fail "$program: '$name' does not change the sample"
        elif [ "$status" -eq 43 ]; then
            passed=$((passed + 1))
        else
            fail "$program: the validator takes '$name' (exit status $status)"
        fi
    done <"scripts/package/$program/malformed"
    echo "ok      $program: the validator turns down $((passed - before)) malformed files"
done

printf '\n%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

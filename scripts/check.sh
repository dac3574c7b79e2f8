#!/bin/sh
# Tests the project, or a program of yours against the fixtures.
set -eu

usage() {
    cat <<'USAGE'
usage: scripts/check.sh [--quick]
       scripts/check.sh [--limit SECONDS] PROGRAM [--] COMMAND [ARGUMENT...]

Without a program: builds and tests the project, compares the answers to every
fixture byte for byte, then checks the single-file submissions, the wrong
programs that the fixtures must catch, and the recipes of the README.
--quick leaves out all that comes after the fixtures.

With PROGRAM (ten-twenty-thirty, accordian or relaxed-golf): runs COMMAND on
each fixtures/PROGRAM/*.in, at most SECONDS each (20 unless told otherwise),
and shows where its answers differ from the .out file. Files laid out in a way
that no judge is known to send, such as all in one line, or without a
terminator, are named where they fail, but do not count.

Closes with "N passed, N failed"; the exit status is 0 when none failed.
USAGE
}

fail() {
    echo "check.sh: $1" >&2
    exit 2
}

# Runs the command after the limit in seconds, where this system can limit it; a second later it is killed.
limited() {
    if command -v timeout >/dev/null; then timeout -k 1 "$@"; else shift && "$@"; fi
}

# Whether a fixture is laid out in a way that only the project's own programs need to read.
is_odd() {
    case ${1##*/} in
        byte-order-mark.in | one-line.in | any-line-breaks.in | one-card-a-line.in) ;;
        tabs-and-form-feeds.in | blank-lines.in | empty.in | no-terminator*.in | after-the-*.in) ;;
        *) return 1 ;;
    esac
}

# The words as a shell reads them: in quotes where they need them.
quoted() {
    for word; do
        case $word in
            *[!A-Za-z0-9_./=:-]* | '') printf "'%s' " "$(printf %s "$word" | sed "s/'/'\\\\''/g")" ;;
            *) printf '%s ' "$word" ;;
        esac
    done
}

# Compares a command's answers to all fixtures of a program; adds to $passed and $failed.
check_fixtures() {
    program=$1
    shift
    here_passed=0 here_failed=0 odd='' start=$(date +%s) sample=''
    # The sample comes first, for everybody knows it.
    for input in "$root/fixtures/$program/sample.in" "$root/fixtures/$program"/*.in; do
        [ "$input" != "$sample" ] || continue
        sample=${sample:-$input}
        [ -e "$input" ] || fail "no fixtures in fixtures/$program"
        expected=${input%.in}.out
        [ -e "$expected" ] || fail "fixtures/$program has no ${expected##*/} for ${input##*/}"
        # More than a megabyte is no answer: the pipe closes, and the status is told beside it. A process that the
        # command leaves behind may hold the pipe open; it is not waited for.
        { limited "$limit" "$@" <"$input" 2>"$scratch/said" && echo 0 >"$scratch/status" || echo $? >"$scratch/status"; } |
            limited $((limit + 2)) head -c 1000000 >"$scratch/got" || true
        read -r status <"$scratch/status"
        if [ "$status" -eq 0 ] && cmp -s "$expected" "$scratch/got"; then
            here_passed=$((here_passed + 1))
            continue
        fi
        if [ "$own" = yes ] && is_odd "$input"; then
            odd="$odd ${input##*/}"
            continue
        fi
        here_failed=$((here_failed + 1))
        case $status in
            0) why="the answers differ (- expected, + got)" ;;
            124 | 137) why="no end within $limit s, or killed" ;;
            126) fail "$1 cannot be run" ;;
            *) why="exit status $status" ;;
        esac
        [ "$(wc -c <"$scratch/got")" -lt 1000000 ] || why="more than a megabyte of answers"
        echo "$program, ${input##*/}: $why"
        sed -n '$s/^/  it says: /p' "$scratch/said"
        # Five differences are as many as one would read.
        [ "$here_failed" -le 5 ] || continue
        diff -u "$expected" "$scratch/got" | sed -e 1,2d -e 12q || true
        echo "  to see all: $(quoted "$@")< $(quoted "${input#"$PWD"/}")| diff $(quoted "${expected#"$PWD"/}")-"
    done
    [ "$here_failed" -le 5 ] || echo "$program: of five files the differences are shown"
    passed=$((passed + here_passed)) failed=$((failed + here_failed))
    [ -z "$odd" ] || echo "$program: also fails, which does not count, for no judge is known to send such:$odd"
    echo "$program: $here_passed passed, $here_failed failed in $(($(date +%s) - start)) s"
}

# Runs a part that closes with "N passed, N failed" and adds its counts.
check_part() {
    echo "== $* (a minute or more)"
    status=0
    "$@" >"$scratch/part" 2>&1 || status=$?
    cat "$scratch/part"
    counts=$(tail -n 1 "$scratch/part" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p')
    part_passed=${counts% *} part_failed=${counts#* }
    if [ -z "$counts" ] || { [ "$status" -ne 0 ] && [ "$part_failed" -eq 0 ]; }; then
        echo "$1: ended with status $status"
        part_passed=${part_passed:-0} part_failed=1
    fi
    passed=$((passed + part_passed)) failed=$((failed + part_failed))
}

root=$(cd "$(dirname "$0")/.." && pwd)
limit=20 quick=no own=no passed=0 failed=0
while [ $# -gt 0 ]; do
    case $1 in
        --help | -h) usage && exit ;;
        --quick) quick=yes && shift ;;
        --limit)
            [ $# -gt 1 ] || fail "--limit needs a number of seconds"
            limit=$2 && shift 2
            ;;
        -*) fail "there is no option $1; see --help" ;;
        *) break ;;
    esac
done
case $limit in *[!0-9]* | '') limit=0 ;; esac
[ "$limit" -gt 0 ] || fail "--limit needs a number of seconds"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

if [ $# -gt 0 ]; then
    case $1 in
        ten-twenty-thirty | accordian | relaxed-golf) ;;
        *) fail "there is no program $1; there are ten-twenty-thirty, accordian and relaxed-golf" ;;
    esac
    if [ "${2-}" = -- ]; then
        program=$1
        shift 2
        set -- "$program" "$@"
    fi
    [ $# -gt 1 ] || fail "which command is to be checked? see --help"
    [ "$quick" = no ] || fail "--quick is for the project's own tests"
    case $2 in -*) fail "options like $2 stand before the program's name; see --help" ;; esac
    command -v "$2" >/dev/null ||
        fail "$2 is no command that can be run; say it as to a shell, such as: scripts/check.sh $1 python3 patience.py"
    own=yes
    check_fixtures "$@"
else
    cd "$root"
    echo "== cargo test (the first time all is built, which takes some minutes)"
    # Twice as many tests at once as there are cores, for some only wait.
    threads=$((2 * $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)))
    if RUST_TEST_THREADS=$threads cargo test --workspace --quiet; then passed=1; else failed=1 && echo "cargo test failed"; fi
    cargo build --release --quiet -p ten-twenty-thirty -p accordian -p relaxed-golf
    echo "== fixtures"
    for program in ten-twenty-thirty accordian relaxed-golf; do
        check_fixtures "$program" "${CARGO_TARGET_DIR:-target}/release/$program"
    done
    if [ "$quick" = no ]; then
        check_part scripts/check-bundles.sh
        check_part scripts/mutants.sh
        check_part scripts/check-recipes.sh
    fi
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

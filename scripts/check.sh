#!/bin/sh
# Tests the project, or hands a program of yours to workbench check, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"

usage() {
    cat <<'USAGE'
usage: scripts/check.sh [--quick]
       scripts/check.sh [--limit SECONDS] PROGRAM [--]
                        COMMAND [ARGUMENT...]

Without a program: builds and tests the project, compares
the answers to every fixture byte for byte, then checks the
single-file submissions, the wrong programs that the
fixtures must catch, the judge packages and the recipes of
the README. --quick leaves out all that comes after the
fixtures. Closes with the number of these parts that passed
and failed.

With PROGRAM, the name of a folder in fixtures: runs COMMAND
on each fixtures/PROGRAM/*.in, at most SECONDS each (20
unless told otherwise), and shows where its answers differ
from the .out file. Files laid out in a way that no judge is
known to send, such as all in one line, or without a
terminator, are named where they fail, but do not count.
Closes with the number of files that passed and failed.

The last line is "N passed, N failed"; the exit status is 0
when none failed.
USAGE
}

case ${1-} in
    --help | -h) usage && exit ;;
    '' | --quick) ;;
    *) run workbench check "$@" ;;
esac
[ $# -le 1 ] || { echo "check.sh: --quick stands alone; see --help" >&2 && exit 2; }

cd "$root"
passed=0 failed=0
mkdir -p "$target"
# Two at once would share the folders of the tests.
exec 9>"$target/.check-lock"
if command -v flock >/dev/null && ! flock -n 9; then
    echo "waiting for another check.sh"
    flock 9
fi

# part COMMAND...: counts whether a part passes, by its exit status. What it leaves running must not hold the lock.
part() {
    if "$@" 9>&-; then
        passed=$((passed + 1))
    else
        echo "FAILED: $* (exit status $?)"
        failed=$((failed + 1))
    fi
}

check_fixtures() (run workbench check --all "$@")

echo "== cargo test (the first time all is built, which takes some minutes)"
# Twice as many tests at once as there are cores, for some only wait.
RUST_TEST_THREADS=$((2 * $(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)))
export RUST_TEST_THREADS
quietly test --workspace --no-run
part cargo test --workspace --quiet
for program in fixtures/*; do
    program=${program#*/}
    echo "== fixtures of $program"
    part cargo build --release --quiet -p "$program"
    part check_fixtures "$program" -- "$target/release/$program"
done
if [ "${1-}" != --quick ]; then
    for script in check-bundles mutants; do
        echo "== scripts/$script.sh (a minute or more)"
        part "scripts/$script.sh"
    done
    echo "== recipes of the README, judge packages"
    part cargo test --quiet -p workbench --test recipes --test package -- --ignored
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]

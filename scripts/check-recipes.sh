#!/bin/sh
# Runs the README's recipes: what it promises of GNU parallel and of scripts/bench.sh must hold.
set -eu

usage() {
    cat <<'USAGE'
usage: scripts/check-recipes.sh

Plays 20,000 decks of each card game in one process and by the README's recipe
for many cores and many machines (a stand-in for ssh stays on this one): the
answers must be the same, byte for byte. Then a quick run of scripts/bench.sh.
Skips what needs GNU parallel or hyperfine where they are not installed.
Closes with "N passed, N failed".
USAGE
}

case ${1-} in
    '') ;;
    -h | --help) usage && exit ;;
    *) echo "check-recipes.sh: there is no $1; see --help" >&2 && exit 2 ;;
esac
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
passed=0 failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

# check NAME COMMAND...: counts whether the command succeeds.
check() {
    name=$1
    shift
    if "$@"; then
        passed=$((passed + 1)) && echo "ok      $name"
    else
        failed=$((failed + 1)) && echo "FAILED  $name"
    fi
}

# There is another program of this name, in moreutils.
has_gnu_parallel() {
    parallel --version 2>/dev/null | grep -q '^GNU parallel'
}

# by_recipe PROGRAM OPTION...: plays the dealt decks by the recipe and compares with one process.
by_recipe() {
    program=$1
    shift
    # -q: the path to this checkout may hold blanks or quotes.
    parallel -q --pipe -L 2 --keep-order "$@" "$target/release/$program" <"$scratch/decks" >"$scratch/got" &&
        cmp "$scratch/expected" "$scratch/got"
}

# quick_bench FILE: a quick run beside a program that answers wrongly, kept in the file; its status must tell.
quick_bench() {
    status=0
    scripts/bench.sh --quick --plot "$scratch/bench.svg" --against accordian='echo wrong' >"$1" 2>"$1.log" || status=$?
    [ "$status" -eq 1 ] || { cat "$1" "$1.log" && return 1; }
}

# rows FILE PATTERN COUNT: whether so many lines match.
rows() {
    found=$(grep -cE "$2" "$1" || true)
    [ "$found" -eq "$3" ] || { echo "$found lines, not $3, match $2:" && cat "$1" && return 1; }
}

cargo build --quiet --release -p ten-twenty-thirty -p accordian
if has_gnu_parallel; then
    check "the README shows the recipe" grep -qF -- "parallel --pipe -L 2 --keep-order target/release/accordian" README.md
    # As ssh is called: perhaps options' end, the host, the command. SHELL is set as sshd
    # sets it: parallel's half on the other machine runs its jobs by it.
    cat >"$scratch/ssh" <<'SSH'
#!/bin/sh
for word; do
    shift
    [ "$word" = -- ] || set -- "$@" "$word"
done
shift
SHELL=/bin/sh exec sh -c "$*"
SSH
    chmod +x "$scratch/ssh"
    # A path that other "machines" find too.
    case $target in /*) ;; *) target=$PWD/$target ;; esac
    export PARALLEL_SSH="$scratch/ssh"
    for program in ten-twenty-thirty accordian; do
        scripts/deal.sh "$program" -n 20000 --seed 11 >"$scratch/decks"
        "$target/release/$program" <"$scratch/decks" >"$scratch/expected"
        check "$program: 20,000 answers" test "$(wc -l <"$scratch/expected")" -eq 20000
        check "$program: many processes" by_recipe "$program"
        check "$program: many machines" by_recipe "$program" --sshlogin :,one,another
    done
else
    echo "skipped: GNU parallel is not installed"
fi

check "bench.sh --help" sh -c 'scripts/bench.sh --help | grep -q "^usage: scripts/bench.sh"'
if command -v hyperfine >/dev/null; then
    check "bench.sh --quick" quick_bench "$scratch/bench"
    # Three programs with their models, three rows of growth, all decks and Yes.
    check "bench.sh: programs and models" rows "$scratch/bench" '^\| (its literal model|.[a-z-]+.) \|( [0-9.,-]+ \|){7}$' 6
    check "bench.sh: growth" rows "$scratch/bench" '^\| .[a-z-]+. \|( [0-9.,-]+ \|){6} [0-9.-]+, ' 3
    check "bench.sh: golf's decks" rows "$scratch/bench" '^\| (all|Yes) \|( [0-9.]+ \|){5}$' 2
    check "bench.sh: wrong answers" rows "$scratch/bench.log" 'accordian: "echo wrong" answers otherwise .* it is not timed' 1
    check "bench.sh: picture" grep -q '^<svg ' "$scratch/bench.svg"
else
    echo "skipped: hyperfine is not installed"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]

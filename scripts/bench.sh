#!/bin/sh
# Measures how fast the programs are, and prints it as Markdown tables.
set -eu
export LC_ALL=C

usage() {
    cat <<'USAGE'
usage: scripts/bench.sh [--quick] [--seed SEED] [--plot FILE.svg] [--against PROGRAM=COMMAND]...

Deals random decks, lets the three programs and the workbench's literal models
answer them side by side, and prints Markdown tables:
  * time, instructions and mispredicted branches a deck, the ratio to the
    literal model, peak memory;
  * what more decks cost, up to a million;
  * how long single decks of Relaxed Golf take (workbench time).

  --quick           few decks and few runs: seconds instead of minutes
  --seed SEED       other decks (1 unless told otherwise)
  --plot FILE.svg   also draw the ratios and golf's times
  --against PROGRAM=COMMAND
                    also measure another program for ten-twenty-thirty,
                    accordian or relaxed-golf; COMMAND is run by the shell.
                    A program that fails, or answers wrongly, is named and
                    not timed; the exit status is 1 then

Times are processor time, user and system, of whole runs with their start, as
hyperfine measures them: a busy machine changes them little. Only golf's single
decks are timed by the clock, so nothing else should run meanwhile.
Instructions and mispredictions (of at most 2,000 decks, by cachegrind's model
of a simple processor) need valgrind, peak memory GNU time; without them the
tables have "-" there, and a line says why.
USAGE
}

fail() {
    echo "bench.sh: $1" >&2
    exit 2
}

say() {
    echo "$*" >&2
}

# Says what is being done, where that does not get between the rows of a table.
tell() {
    [ -t 1 ] || say "$@"
}

# decks PROGRAM COUNT: prints the file with so many decks, dealt if need be.
decks() {
    file=$scratch/$1-$2.in
    [ -e "$file" ] || "$workbench" deal "$1" -n "$2" --seed "$seed" --kind random >"$file"
    echo "$file"
}

# seconds INPUT COMMAND...: prints the processor time of each command; all in one run of hyperfine.
seconds() {
    input=$1
    shift
    for command; do
        shift
        set -- "$@" "{ $command; } <'$input'"
    done
    hyperfine --style none --warmup 1 --runs "$runs" --export-json "$scratch/times.json" "$@" \
        >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2 && fail "hyperfine failed"; }
    # A command's user time and its system time stand on lines of their own, in this order.
    sed -nE 's/^ *"(user|system)": *([0-9.e-]+),?$/\2/p' "$scratch/times.json" | paste - - |
        awk '{ printf "%.9f\n", $1 + $2 }'
}

# branches INPUT COMMAND: prints how many instructions and mispredictions the command takes, split by a tab, or "-" twice.
branches() {
    if command -v valgrind >/dev/null; then
        sh -c "valgrind --tool=cachegrind --branch-sim=yes --cache-sim=no --cachegrind-out-file=/dev/null $2" \
            <"$1" 2>&1 >/dev/null | tr -d , |
            sed -nE 's/^.*(I +refs|Mispredicts): +([0-9]+).*$/\2/p' | paste - - | grep . && return
    fi
    printf -- '-\t-\n'
}

# peak INPUT COMMAND: prints the most kilobytes that the command holds at a time, or "-".
peak() {
    env time -f %M -o "$scratch/peak" sh -c "$2" <"$1" >/dev/null 2>&1 || { echo - && return; }
    tail -n 1 "$scratch/peak"
}

# rows: turns rows of numbers, split by tabs, into Markdown: three figures at least, and thousands set apart.
rows() {
    awk -F '\t' '
        function plain(x,  digits, head) {
            digits = sprintf("%.0f", x)
            for (head = ""; length(digits) > 3; digits = substr(digits, 1, length(digits) - 3))
                head = "," substr(digits, length(digits) - 2) head
            return digits head
        }
        function figure(x) {
            if (x !~ /^[0-9.e+-]*[0-9]$/) return x
            if (x >= 100 || x ~ /^[0-9]+$/) return plain(x)
            return sprintf(x >= 10 ? "%.1f" : "%.2f", x)
        }
        { line = "|"; for (i = 1; i <= NF; i++) line = line " " figure($i) " |"; print line }'
}

# measure PROGRAM COUNT: adds the rows of one problem to the first table.
measure() {
    program=$1 count=$2
    input=$(decks "$program" "$count")
    expected=$scratch/expected
    model="'$workbench' answer $program"
    tell "$program: $count decks"
    sh -c "$model" <"$input" >"$expected"
    printf '%s\n' "literal model	$model" "$program	'$release/$program'" >"$scratch/commands"
    grep "^$program=" "$scratch/against" | sed 's/^[^=]*=\(.*\)$/\1	\1/' >>"$scratch/commands" || true

    set --
    : >"$scratch/measured"
    # Each program reads the decks, not the list of commands.
    while IFS='	' read -r name command; do
        if ! sh -c "$command" <"$input" >"$scratch/got"; then
            say "$program: \"$name\" fails; it is not timed" && wrong_programs=yes
        elif ! cmp -s "$expected" "$scratch/got"; then
            wrong=$(diff "$expected" "$scratch/got" | sed -n '1s/[^0-9].*//p')
            say "$program: \"$name\" answers otherwise than the literal model, first at deck $wrong; it is not timed"
            say "what is wrong with it: scripts/stress.sh $program $name" && wrong_programs=yes
        else
            set -- "$@" "$command"
            printf '%s\t%s\n' "$name" "$command" >>"$scratch/measured"
        fi
    done <"$scratch/commands"

    seconds "$input" "$@" >"$scratch/seconds"
    paste "$scratch/seconds" "$scratch/measured" >"$scratch/timed"
    # Counting takes fifty times as long as running, and the models are slow enough as it is.
    few=$count
    [ "$few" -le 2000 ] || few=2000
    while IFS='	' read -r time name command; do
        case $name in
            "literal model") counted=$(printf -- '-\t-') ;;
            *) counted=$(branches "$(decks "$program" "$few")" "$command") ;;
        esac
        printf '%s\t%s\t%s\t%s\n' "$name" "$time" "$counted" "$(peak "$input" "$command")"
    done <"$scratch/timed" | awk -F '\t' -v OFS='\t' -v program="$program" -v count="$count" -v few="$few" \
        -v speeds="$scratch/speeds" '
        NR == 1 { model = $2 }
        {
            print program, $1, 1e6 * $2 / count >>speeds
            name = $1 == "literal model" ? "its literal model" : "`" $1 "`"
            print name, count, 1e6 * $2 / count, count / $2, model / $2, \
                $3 == "-" ? $3 : sprintf("%.0f", $3 / few), $4 == "-" ? $4 : sprintf("%.0f", $4 / few), \
                $5 == "-" ? $5 : $5 / 1024
        }' | rows
}

# growth PROGRAM COUNT...: prints a row of the second table; a count may be "-".
growth() {
    program=$1
    shift
    command="'$release/$program'"
    "$workbench" deal "$program" -n 0 >"$scratch/none"
    seconds "$scratch/none" "$command" >"$scratch/seconds"
    row="\`$program\`	$(awk '{ print 1e6 * $1 }' "$scratch/seconds")"
    fewest='' most=''
    for count; do
        each=-
        if [ "$count" != - ]; then
            tell "$program: $count decks"
            input=$(decks "$program" "$count")
            seconds "$input" "$command" >"$scratch/seconds"
            each=$(awk -v count="$count" '{ print 1e6 * $1 / count }' "$scratch/seconds")
            most=$(peak "$input" "$command" | awk '{ print $1 == "-" ? $1 : sprintf("%.1f", $1 / 1024) }')
            fewest=${fewest:-$most}
            [ "$count" -le 20000 ] || rm "$input"
        fi
        row="$row	$each"
    done
    echo "$row	$fewest, $most" | rows
}

root=$(cd "$(dirname "$0")/.." && pwd)
wrong_programs=no seed=1 plot='' runs=5 cards=20000 golf=500 single=3000 many='100000 1000000' golf_many=10000
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM
: >"$scratch/against"
while [ $# -gt 0 ]; do
    case $1 in --seed | --plot | --against) [ $# -gt 1 ] || fail "$1 needs a value; see --help" ;; esac
    case $1 in
        --help | -h) usage && exit ;;
        --quick) runs=2 cards=1000 golf=10 single=100 many='- -' golf_many=- && shift ;;
        --seed) seed=$2 && shift 2 ;;
        --plot) plot=$2 && shift 2 ;;
        --against)
            case $2 in
                ten-twenty-thirty=?* | accordian=?* | relaxed-golf=?*) printf '%s\n' "$2" >>"$scratch/against" ;;
                *) fail "--against wants ten-twenty-thirty=, accordian= or relaxed-golf= and a command, not $2" ;;
            esac
            shift 2
            ;;
        *) fail "there is no $1; see --help" ;;
    esac
done
case $seed in *[!0-9]* | '') fail "--seed wants a number" ;; esac
[ -z "$plot" ] || [ -d "$(dirname "$plot")" ] || fail "there is no folder for $plot"
command -v hyperfine >/dev/null ||
    fail "hyperfine is missing; install it with: apt install hyperfine, or: cargo install hyperfine"

say "building"
cargo build --quiet --manifest-path "$root/Cargo.toml" --release -p ten-twenty-thirty -p accordian -p relaxed-golf
cargo build --quiet --manifest-path "$root/Cargo.toml" --profile tools -p workbench
release=${CARGO_TARGET_DIR:-$root/target}/release
workbench=${CARGO_TARGET_DIR:-$root/target}/tools/workbench

processor=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo 2>/dev/null | head -n 1)
echo "Measured on $(date -u +%Y-%m-%d): ${processor:-$(uname -m)}, $(uname -s), $(rustc --version | cut -d ' ' -f 1-2), random decks of seed $seed."
echo
echo "| program | decks | µs a deck | decks a second | times as fast as the model | instructions a deck | mispredictions a deck | peak memory, MB |"
echo "|---|--:|--:|--:|--:|--:|--:|--:|"
measure ten-twenty-thirty "$cards"
measure accordian "$cards"
measure relaxed-golf "$golf"
echo
if ! command -v valgrind >/dev/null; then
    echo "Instructions and mispredictions are not counted: valgrind is missing (apt install valgrind)."
    echo
fi
echo "| µs a deck, of so many decks | a run of none, µs | 100 | 1,000 | 10,000 | 100,000 | 1,000,000 | peak memory of fewest and most, MB |"
echo "|---|--:|--:|--:|--:|--:|--:|--:|"
# shellcheck disable=SC2086 # one argument a count
growth ten-twenty-thirty - 1000 10000 $many
# shellcheck disable=SC2086
growth accordian - 1000 10000 $many
growth relaxed-golf 100 1000 "$golf_many" - -
echo
tell "relaxed-golf: $single decks, one at a time"
echo "\`relaxed-golf\`, one deck at a time:"
echo
"$workbench" time relaxed-golf -n "$single" --seed "$seed" --plot-data "$scratch/timings" -- "$release/relaxed-golf"

if [ -n "$plot" ]; then
    "$workbench" plot "$scratch/speeds" "$scratch/timings" --output "$plot"
    say "drawn: $plot"
fi
[ "$wrong_programs" = no ]

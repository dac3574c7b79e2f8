# shellcheck shell=sh
# What scripts/package.sh and scripts/mutants.sh share; both source this file from the project's top folder.

sources=scripts/package
# All that is made goes below this folder; the checkout itself may be read-only.
made=${CARGO_TARGET_DIR:-target}

# needs COMMAND PACKAGE: fails, before anything is made, where a command is missing that Debian's PACKAGE brings.
needs() {
    command -v "$1" >/dev/null && return
    echo "${0##*/}: $1 is missing; install it, on Debian and Ubuntu with: apt install $2" >&2
    exit 2
}

# programs: prints the names of all that have a plain solution here.
programs() {
    for plain in "$sources"/*/plain.rs; do
        basename "$(dirname "$plain")"
    done
}

# known PROGRAM...: fails unless there are such programs.
known() {
    for program; do
        [ -f "$sources/$program/plain.rs" ] && continue
        echo "${0##*/}: there is no program $program; there are: $(programs | paste -s -d ' ' -)" >&2
        exit 2
    done
}

# compile SOURCE BINARY: a judge's usual command; a binary made from the same source before is kept.
compile() {
    if ! cmp -s "$1" "$2.source"; then
        case $1 in
            *.rs) rustc --edition 2021 -O -o "$2" "$1" ;;
            *.c) "${CC:-cc}" -O2 -o "$2" "$1" ;;
        esac
        cp "$1" "$2.source"
    fi
}

# validator PROGRAM FILE.c: writes the input validator, one source file.
validator() {
    { cat "$sources/validator.c"; echo; cat "$sources/$1/layout.c"; } >"$2"
}

# submissions PROGRAM FOLDER: writes the plain solution, which is right, and the wrong programs, one for each trap, into
# folders named by the verdict that they must get. A <trap>.sed says what to change in the plain solution to fall into
# the trap; its comment becomes the head of the program. A <trap>.rs is the program itself.
submissions() {
    plain=$sources/$1/plain.rs
    mkdir -p "$2/accepted"
    cp "$plain" "$2/accepted/"
    for trap in "$sources/$1"/*_*/*; do
        wrong=$2/$(basename "$(dirname "$trap")")/$(basename "${trap%.*}").rs
        mkdir -p "$(dirname "$wrong")"
        case $trap in *.rs) cp "$trap" "$wrong"; continue ;; esac
        sed -f "$trap" "$plain" | grep -v '^//!' >"$wrong.body"
        if grep -v '^//!' "$plain" | cmp -s - "$wrong.body"; then
            echo "$trap changes nothing in $plain" >&2
            exit 1
        fi
        { sed -n '1s/^#/\/\/! Wrong on purpose:/p; 2,$s/^#/\/\/!/p' "$trap"; cat "$wrong.body"; } >"$wrong"
        rm "$wrong.body"
    done
}

# single_blanks: leaves one blank where columns are aligned by several.
single_blanks() {
    sed 's/  */ /g; s/^ //; s/ $//'
}

# well_formed PROGRAM VALIDATOR FOLDER: writes, as <trap>.in and <trap>.ans, the fixtures that keep to the layout which
# the statement promises once blanks are single. The others test what only our own programs put up with.
well_formed() {
    mkdir -p "$3"
    sums=
    for input in fixtures/"$1"/*.in; do
        laid=$3/$(basename "$input")
        single_blanks <"$input" >"$laid"
        sum=$(cksum <"$laid")
        status=0
        "$2" <"$laid" 2>"$3/reason" || status=$?
        case $status,$sums in
            42,*"<$sum>"*) rm "$laid" ;; # the same decks as another fixture, laid out otherwise
            42,*) sums="$sums<$sum>"; cp "${input%.in}.out" "${laid%.in}.ans" ;;
            43,*) rm "$laid" ;;
            *) cat "$3/reason" >&2; exit 1 ;;
        esac
    done
    rm "$3/reason"
    if [ ! -f "$3/sample.in" ]; then
        echo "fixtures/$1 has no sample.in in the layout of $sources/$1/layout.c" >&2
        exit 1
    fi
}

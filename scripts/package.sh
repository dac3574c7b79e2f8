#!/bin/sh
# Writes the three problems as problem packages, ready to host on a judge of one's own.
set -eu

usage() {
    cat <<'TEXT'
usage: scripts/package.sh [--verify] [PROGRAM...]

Writes for each program, or for those named, a folder target/packages/NAME
and a zip of it, NAME being the program's without hyphens: a problem package
in the legacy format, which DOMjudge, Kattis, problemtools and (after
`bt upgrade`) BAPCtools read. The same sources give the same zip, byte for
byte. Where $CARGO_TARGET_DIR is set, it stands for target.

  --verify   then has problemtools' verifyproblem judge every submission on all data; any error or warning fails.
             problemtools is installed below target with pip. Where no Python 3.12 or newer is found, nothing is
             verified, and the exit status is 3.

Statement, input layout, wrong programs and dealt decks come from scripts/package/PROGRAM, the other data from
fixtures/PROGRAM, the accepted submissions from scripts/bundle.sh. Needs: cargo, cc, zip; to verify statements: lualatex.
TEXT
}

problemtools=1.20260907
verify=no
case ${1-} in
    -h | --help) usage; exit ;;
    --verify) verify=yes; shift ;;
esac
cd "$(dirname "$0")/.."
. scripts/package/common.sh
# shellcheck disable=SC2046 # a word a program
[ $# -gt 0 ] || set -- $(programs)
known "$@"
needs cargo cargo
needs "${CC:-cc}" gcc
needs zip zip

# folder PROGRAM: prints the package's folder; judges want a short name of letters and digits alone.
folder() {
    echo "$made/packages/$(echo "$1" | tr -d -)"
}

# data PROGRAM PACKAGE: the sample; the other fixtures; dealt decks, answered by the plain solution.
data() {
    secret=$2/data/secret
    validator "$1" "$2/input_validators/layout.c"
    compile "$2/input_validators/layout.c" "$work/layout"
    compile "$sources/$1/plain.rs" "$work/plain"
    well_formed "$1" "$work/layout" "$secret"
    mv "$secret/sample.in" "$secret/sample.ans" "$2/data/sample/"
    for input in "$secret"/*.in; do
        basename "$input" .in | tr - ' ' >"${input%.in}.desc"
    done
    while read -r kind count seed; do
        dealt=$secret/dealt-$kind
        scripts/deal.sh "$1" -n "$count" --seed "$seed" --kind "$kind" >"$dealt.raw"
        single_blanks <"$dealt.raw" >"$dealt.in"
        rm "$dealt.raw"
        "$work/layout" <"$dealt.in" || [ $? -eq 42 ] || { echo "$dealt.in is malformed" >&2; exit 1; }
        "$work/plain" <"$dealt.in" >"$dealt.ans"
        echo "workbench deal $1 -n $count --seed $seed --kind $kind" >"$dealt.desc"
    done <"$sources/$1/dealt"
}

# statement PROGRAM PACKAGE: LaTeX for Kattis and problemtools, plain text for DOMjudge.
statement() {
    name=$(sed -n "s/^name: '\(.*\)'$/\1/p" "$sources/$1/problem.yaml")
    awk -v name="$name" -f "$sources/statement.awk" "$sources/$1/problem.md" >"$2/problem_statement/problem.en.tex"
    { printf '%s\n\n' "$name"; cat "$sources/$1/problem.md"; } >"$2/problem_statement/problem.txt"
}

# accepted PROGRAM PACKAGE: the bundled files, beside the plain solution.
accepted() {
    uva=$(sed -n 's/^source: .*UVa \([0-9]*\)$/\1/p' "$sources/$1/problem.yaml")
    scripts/bundle.sh --output "$work/submit" "$1" >"$work/bundle.log" || { cat "$work/bundle.log" >&2; exit 1; }
    cp "$work/submit/uva$uva.rs" "$work/submit/uva$uva.c" "$2/submissions/accepted/"
}

# archive PACKAGE: the package's files at the top of the zip, as DOMjudge wants them, in one order and of one date.
archive() {
    (
        cd "$1"
        find . -type f -exec chmod 644 {} + -exec env TZ=UTC touch -t 200001010000 {} +
        find . -type f | LC_ALL=C sort | TZ=UTC zip -X -q -@ "../${1##*/}.zip"
    )
}

mkdir -p "$made/packages"
for program; do
    work=$made/package/$program
    # Made aside and then moved, so that a package in its place is always whole.
    whole=$(folder "$program")
    package=$work/${whole##*/}
    rm -rf "$package" "$package.zip"
    mkdir -p "$package/data/sample" "$package/problem_statement" "$package/input_validators"
    cp "$sources/$program/problem.yaml" "$package/"
    data "$program" "$package"
    statement "$program" "$package"
    submissions "$program" "$package/submissions"
    accepted "$program" "$package"
    archive "$package"
    rm -rf "$whole" "$whole.zip"
    mv "$package" "$package.zip" "$made/packages/"
    set_size=$(find "$whole/data" -name '*.in' | wc -l)
    submissions=$(find "$whole/submissions" -type f | wc -l)
    echo "$whole.zip: $((set_size)) test files, $((submissions)) submissions"
done

[ "$verify" = yes ] || exit 0
python=
for candidate in python3.14 python3.13 python3.12 python3 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[2-9]*/bin/python3; do
    if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 12))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "package.sh: nothing is verified: verifyproblem needs Python 3.12 or newer, and none was found" >&2
    exit 3
fi
tools=$made/problemtools-$problemtools
if [ ! -x "$tools/bin/verifyproblem" ]; then
    "$python" -m venv "$tools"
    "$tools/bin/pip" install --quiet "problemtools==$problemtools"
fi
parts='config data graders submissions validators'
if command -v lualatex >/dev/null; then
    parts="$parts statement"
else
    echo "skipped: the statements are not set, as there is no lualatex"
fi
failed=0
for program; do
    # One thread: verifyproblem changes its folder while it sets a statement, and a compiler beside it would lose its own.
    # shellcheck disable=SC2086 # $parts is a list of words
    "$tools/bin/verifyproblem" --werror --threads 1 "$(folder "$program")" --parts $parts || failed=$((failed + 1))
done
printf '%d passed, %d failed\n' "$(($# - failed))" "$failed"
[ "$failed" -eq 0 ]

#!/bin/sh
# Makes one file of each judge program, in Rust and in C: target/submit/uva127.rs, uva127.c and so on.
set -eu

case ${1-} in
    --help | -h)
        cat <<'USAGE'
usage: scripts/bundle.sh [--output FOLDER] [PROGRAM...]

Writes the single-file submissions of the programs, of all unless some are
named, to the project's target/submit or to FOLDER, and prints where each can
be sent.
Needs: rustc with the target x86_64-unknown-linux-gnu, rustfmt, cc.
USAGE
        exit
        ;;
esac

root=$(cd "$(dirname "$0")/.." && pwd)
case " $* " in
    *" --output"*) ;;
    *)
        output=$root/target/submit
        set -- --output "${output#"$PWD"/}" "$@"
        ;;
esac
[ -x "${CARGO_TARGET_DIR:-$root/target}/tools/bundler" ] ||
    echo "building the bundler; this takes a minute or more, the first time only" >&2
cargo build --quiet --manifest-path "$root/Cargo.toml" --profile tools -p bundler
echo "compiling each program in all editions, and to assembly" >&2
exec "${CARGO_TARGET_DIR:-$root/target}/tools/bundler" "$@"

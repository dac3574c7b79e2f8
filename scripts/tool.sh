# shellcheck shell=sh
# What the scripts beside this file share; each of them sources it.

root=$(CDPATH='' cd "$(dirname "$0")/.." && pwd)
# A relative folder is that of the caller, wherever cargo is called later.
case ${CARGO_TARGET_DIR-} in
    '' | /*) ;;
    *) export CARGO_TARGET_DIR="$PWD/$CARGO_TARGET_DIR" ;;
esac
target=${CARGO_TARGET_DIR:-$root/target}

# quietly ARGUMENT...: runs cargo, which says only when it has to wait. It fails in silence: who needs what is built says why.
quietly() {
    cargo "$@" --color never --manifest-path "$root/Cargo.toml" 2>&1 >/dev/null |
        while IFS= read -r line; do
            case $line in *Blocking*) echo "waiting for another cargo, which has locked the folder of builds" >&2 ;; esac
        done
}

# run PACKAGE ARGUMENT...: builds a tool if need be, and gives it this process, so that signals reach it.
run() {
    [ -x "$target/tools/$1" ] || echo "building the $1; this takes a minute or more, the first time only" >&2
    quietly build --profile tools -p "$1"
    package=$1
    shift
    exec cargo run --quiet --profile tools --manifest-path "$root/Cargo.toml" -p "$package" -- "$@"
}

# shellcheck shell=sh
# What the scripts beside this file share; each of them sources it.

root=$(cd "$(dirname "$0")/.." && pwd)

# build PACKAGE: builds a tool, and says so where that takes a while or has to wait. It fails in silence: run says why.
build() {
    [ -x "${CARGO_TARGET_DIR:-$root/target}/tools/$1" ] ||
        echo "building the $1; this takes a minute or more, the first time only" >&2
    cargo build --color never --profile tools --manifest-path "$root/Cargo.toml" -p "$1" 2>&1 |
        while IFS= read -r line; do
            case $line in *Blocking*) echo "waiting for another cargo, which has locked the folder of builds" >&2 ;; esac
        done
}

# run PACKAGE ARGUMENT...: builds a tool if need be, and gives it this process, so that signals reach it.
run() {
    build "$1"
    package=$1
    shift
    exec cargo run --quiet --profile tools --manifest-path "$root/Cargo.toml" -p "$package" -- "$@"
}

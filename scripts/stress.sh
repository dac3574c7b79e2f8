#!/bin/sh
# Runs a program on deck after deck until it is wrong: workbench stress, built first where it has to be.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
[ -x "${CARGO_TARGET_DIR:-$root/target}/tools/workbench" ] ||
    echo "building the workbench; this takes a minute or more, the first time only" >&2
# What the report tells to run.
export REPLAY="${0%stress.sh}replay.sh"
exec cargo run --quiet --profile tools --manifest-path "$root/Cargo.toml" -p workbench -- stress "$@"

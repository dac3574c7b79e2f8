#!/bin/sh
# Tells a game move by move: workbench replay, built first where it has to be.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
[ -x "${CARGO_TARGET_DIR:-$root/target}/tools/workbench" ] ||
    echo "building the workbench; this takes a minute or more, the first time only" >&2
exec cargo run --quiet --profile tools --manifest-path "$root/Cargo.toml" -p workbench -- replay "$@"

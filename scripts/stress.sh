#!/bin/sh
# Runs a program on deck after deck until it is wrong: workbench stress, built first where it has to be.
set -eu

manifest=$(cd "$(dirname "$0")/.." && pwd)/Cargo.toml
exec cargo run --quiet --profile tools --manifest-path "$manifest" -p workbench -- stress "$@"

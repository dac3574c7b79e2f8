#!/bin/sh
# Tells a game move by move: workbench replay, built first where it has to be.
set -eu

manifest=$(cd "$(dirname "$0")/.." && pwd)/Cargo.toml
exec cargo run --quiet --profile tools --manifest-path "$manifest" -p workbench -- replay "$@"

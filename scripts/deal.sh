#!/bin/sh
# Deals decks in the judge's format, the same for the same seed: workbench deal, built first where it has to be.
set -eu

manifest=$(cd "$(dirname "$0")/.." && pwd)/Cargo.toml
exec cargo run --quiet --profile tools --manifest-path "$manifest" -p workbench -- deal "$@"

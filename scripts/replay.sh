#!/bin/sh
# Tells a game move by move: workbench replay, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
run workbench replay "$@"

#!/bin/sh
# Writes the problems as packages, ready to host on a judge of one's own: workbench package, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
run workbench package "$@"

#!/bin/sh
# Measures how fast the programs are: workbench bench, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
run workbench bench "$@"

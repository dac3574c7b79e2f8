#!/bin/sh
# Proves that the fixtures catch every wrong program: workbench mutants, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
run workbench mutants "$@"

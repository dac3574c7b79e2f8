#!/bin/sh
# Deals decks: workbench deal, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
run workbench deal "$@"

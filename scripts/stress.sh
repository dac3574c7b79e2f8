#!/bin/sh
# Runs a program on deck after deck until it is wrong: workbench stress, built first where it has to be.
set -eu

. "$(dirname "$0")/tool.sh"
# What the report tells to run.
export REPLAY="${0%stress.sh}replay.sh"
run workbench stress "$@"

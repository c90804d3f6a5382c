#!/bin/sh
# Two thousand kills at random moments: the saved game is whole and lacks the last entry at most.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
RAILREF_KILLS=2000 "$root/build/tests/shelf/railref_shelf_tests" --gtest_filter='Autosaved.LosesTheLastEntry*'

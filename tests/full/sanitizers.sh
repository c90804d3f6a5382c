#!/bin/sh
# Every test of ./run test with address and undefined behaviour sanitizers, in the Debug preset's own build folder.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
# Qt's and font libraries' caches live until the program ends; where programs are traced, none can look for leaks, not
# even those that the build runs.
export ASAN_OPTIONS=detect_leaks=0
cmake --preset debug -DBUILD_TESTING=ON >/dev/null
cmake --build build-debug
ctest --test-dir build-debug --output-on-failure -j "$(nproc)"

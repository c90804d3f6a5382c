#!/bin/sh
# Every test of ./run test with address and undefined behaviour sanitizers, in the Debug preset's own build folder.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
cd "$root"
cmake --preset debug -DBUILD_TESTING=ON >/dev/null
cmake --build build-debug
# Qt's and font libraries' caches live until the program ends.
ASAN_OPTIONS=detect_leaks=0 ctest --test-dir build-debug --output-on-failure -j "$(nproc)"

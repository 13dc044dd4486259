# shellcheck shell=bash
# The order of .ci/test and its last line, with stand-ins for everything that it runs.

acted=$scratch/acted/main
mkdir -p "$acted/.ci" "$acted/bin" "$acted/meson-notes" "$acted/Tests"
cp .ci/test .ci/run .ci/count-tests .ci/reasons-to-skip "$acted/.ci"

# stand_in FILE LINE…: a program of these lines.
stand_in() {
  local file=$acted/$1
  shift
  printf '%s\n' '#!/bin/bash' "$@" >"$file"
  chmod +x "$file"
}

for script in packages house-rules self-test sweep documentation check-installation; do stand_in ".ci/$script" 'exit 0'; done
stand_in meson-notes/check-data 'exit 0'
stand_in .ci/test-targets 'echo pure ATests' 'echo toolkit BTests' 'echo end-to-end EndToEndTests'
stand_in bin/xvfb-run 'shift 3' 'exec "$@"'
stand_in bin/swift 'case $1 in format) exit $FORMAT ;; build) exit $BUILD ;; esac' \
  '[[ $* != *${VANISHED:-none}* ]] || set -- none' \
  'echo "◇ Test run started."' \
  '[ "$1" = none ] || echo "➜ Test two() skipped: \"the shared forms are not beside this checkout\""' \
  '[ "$1" = none ] && echo "✔ Test run with 0 tests in 0 suites passed" || echo "✔ Test run with 3 tests in 1 suite passed"'
stand_in Tests/run-end-to-end 'swift test'

# The last line alone, for a line in the middle is no summing up.
last_line() {
  local status said
  said=$(env PATH="$acted/bin:$PATH" FORMAT=0 BUILD=0 "$@" "$acted/.ci/run" 2>&1)
  status=$?
  tail -n 1 <<<"$said"
  return $status
}

# 11 steps and two tests of each target pass; one test of each target and two steps need ../shared.
expect 'a run' 0 '^17 passed, 0 failed, 5 skipped$' last_line
expect 'a file that is not laid out' 1 '^16 passed, 1 failed, 5 skipped$' last_line FORMAT=1
expect 'a package that cannot be built' 1 '^5 passed, 1 failed, 0 skipped$' last_line BUILD=1
expect 'a target whose tests have vanished' 1 '^15 passed, 1 failed, 4 skipped$' last_line VANISHED=BTests

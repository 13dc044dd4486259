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

# Whatever it runs by its path passes.
for script in $(grep -oE '(\.ci|Tests|meson-notes)/[a-z-]+\b' .ci/test | sort -u); do
  [ -e "$acted/$script" ] || [ ! -f "$script" ] || stand_in "$script" 'exit 0'
done
stand_in .ci/test-targets 'echo pure ATests' 'echo toolkit BTests' 'echo end-to-end EndToEndTests'
stand_in bin/xvfb-run '[ -z "${NO_XVFB:-}" ] || { echo "Xvfb failed to start" >&2 && exit 1; }' 'shift 3' 'exec "$@"'
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

# Each step counts as one; two tests of each of the three targets pass, and one needs ../shared, as do some steps.
steps=$(grep -cE "^ *(if )?step '" .ci/test)
shared=$(grep -cE "^ *if_shared '" .ci/test)
before=$(grep -nE "^ *(if )?step '" .ci/test | sed '/build/q' | wc -l)
expect 'a run' 0 "^$((steps + 6)) passed, 0 failed, $((shared + 3)) skipped\$" last_line
expect 'a file that is not laid out' 1 "^$((steps + 5)) passed, 1 failed, $((shared + 3)) skipped\$" last_line FORMAT=1
expect 'a package that cannot be built' 1 "^$((before - 1)) passed, 1 failed, 0 skipped\$" last_line BUILD=1
expect 'a target whose tests have vanished' 1 "^$((steps + 4)) passed, 1 failed, $((shared + 2)) skipped\$" \
  last_line VANISHED=BTests
expect 'a machine without a virtual display' 1 "^$((steps + 2)) passed, 2 failed, $((shared + 1)) skipped\$" last_line NO_XVFB=1
all_lines() {
  env PATH="$acted/bin:$PATH" FORMAT=0 BUILD=0 "$@" "$acted/.ci/run" 2>&1 | grep -c 'no virtual display'
  return 0
}
expect 'what is said of it' 0 '^1$' all_lines NO_XVFB=1

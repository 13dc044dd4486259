# shellcheck shell=bash
# What count-tests makes of a log, in a folder without and with ../shared.

mkdir -p "$scratch/counting/main"
cp -r .ci "$scratch/counting/main"
count=$scratch/counting/main/.ci/count-tests

# log LINE…: a log with the lines.
log() { printf '%s\n' "$@" >"$scratch/log"; }

begin='◇ Test run started.'
no_classic='	 Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds'

log "$no_classic" "$begin" '✔ Test one() passed after 0.1 seconds.' '✔ Test run with 1 test in 1 suite passed after 0.1 seconds.'
expect 'one test that passed' 0 '^1 0 0$' "$count" "$scratch/log" 0
expect 'a status that no test explains' 0 'swift test ended with status 1' "$count" "$scratch/log" 1
expect 'tests that took too long' 0 'took too long' "$count" "$scratch/log" 124

log "$begin" '✔ Test one() passed after 0.1 seconds.' '➜ Test two() skipped: "the shared forms are not beside this checkout"' \
  '✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.'
expect 'a total that counts a skipped test' 0 '^1 0 1$' "$count" "$scratch/log" 0
mkdir "$scratch/counting/shared"
expect 'a test that misses what is there' 0 '^1 1 0$' "$count" "$scratch/log" 0
rmdir "$scratch/counting/shared"

log "$begin" '➜ Test two() skipped: "the shared forms are not beside this checkout"' \
  '✔ Test run with 1 test in 1 suite passed after 0.1 seconds.'
expect 'a target of skipped tests only' 0 'every test was skipped' "$count" "$scratch/log" 0
expect 'a target of skipped tests only fails' 0 '^0 1 1$' "$count" "$scratch/log" 0

log "$begin" '✔ Test one() passed after 0.1 seconds.' '➜ Test two() skipped.' '✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.'
expect 'a test skipped for no reason' 0 'skipped without a stated reason .*: two\(\): none' "$count" "$scratch/log" 0
expect 'a test skipped for no reason fails' 0 '^1 1 0$' "$count" "$scratch/log" 0

log "$begin" '✘ Test bad(x:) recorded an issue with 1 argument x → 1 at A.swift:6:49: Expectation failed' \
  '✘ Test bad(x:) with 2 test cases failed after 0.1 seconds with 1 issue.' \
  '✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 1 issue.'
expect 'a test that failed twice counts once' 0 '^2 1 0$' "$count" "$scratch/log" 1

log "$no_classic" '✔ Test run with 0 tests in 0 suites passed after 0.1 seconds.'
expect 'a target without tests' 0 'no test ran' "$count" "$scratch/log" 0

log "$begin" '✔ Test one() passed after 0.1 seconds.'
expect 'a process that left by itself' 0 'ended before its last test' "$count" "$scratch/log" 0

selected="Test Suite 'Selected tests'"
log "$selected started at now" "Test Case 'A.testOne' started at now" '(a:1): Gdk-WARNING **: 11:41:18.572: giving up' \
  "Test Case 'A.testOne' passed (0.1 seconds)" "$selected passed at now"
expect 'a warning that ended nothing' 0 "a warning in 'A.testOne': .*giving up" "$count" "$scratch/log" 0
expect 'a warning that ended nothing fails' 0 '^1 1 0$' "$count" "$scratch/log" 0

log "$selected started at now" "Test Case 'A.testOne' started at now" "Test Case 'A.testOne' passed (0.1 seconds)" \
  "Test Case 'A.testTwo' started at now"
expect 'a test that left the process' 0 "before its last test, in 'A.testTwo'" "$count" "$scratch/log" 0
expect 'a test that left the process fails' 0 '^1 1 0$' "$count" "$scratch/log" 0

log "$selected started at now" "Test Case 'A.testOne' passed (0.1 seconds)" \
  'A.swift:12: A.testTwo : Test skipped: required false value but got true - no display' "Test Case 'A.testTwo' skipped (0.1 seconds)" \
  'A.swift:20: A.testThree : Test skipped - the program has no --keyboard yet' "Test Case 'A.testThree' skipped (0.1 seconds)" \
  "$selected passed at now" '	 Executed 3 tests, with 2 tests skipped and 0 failures (0 unexpected) in 0.1 (0.1) seconds'
expect 'a display that is not there' 0 "A.testTwo': no display" "$count" "$scratch/log" 0
expect 'an option that is not there yet' 0 '^1 1 1$' "$count" "$scratch/log" 0

log "$selected started at now" \
  'A.swift:12: A.testTwo : Test skipped - no display' "Test Case 'A.testTwo' skipped (0.1 seconds)" \
  'A.swift:20: A.testThree : Test skipped - no display' "Test Case 'A.testThree' skipped (0.1 seconds)" \
  'A.swift:20: A.testFour : Test skipped - no display' "Test Case 'A.testFour' skipped (0.1 seconds)" "$selected passed at now"
lines_of() { "$@" | grep -c 'no display'; }
expect 'a display that is missed three times' 0 "A.testTwo': no display \(and so were 2 more\)" "$count" "$scratch/log" 0
expect 'a display that is missed three times makes one line' 0 '^1$' lines_of "$count" "$scratch/log" 0

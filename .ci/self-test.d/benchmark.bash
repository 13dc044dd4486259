# shellcheck shell=bash
# Tests the parts of the benchmark that need no display: the forms that it makes and what it says of figures.

# figures LINE…: figures of these lines.
figures() { printf '%s\n' "$@" >"$scratch/figures"; }

# said_of FILE: what one of the tables says of them.
said_of() { LC_ALL=C awk -f Tests/Benchmark/statistics.awk -f "Tests/Benchmark/$1" -v bytes=15000001 "$scratch/figures"; }

# same_form: makes a form twice and compares.
same_form() {
  mkdir -p "$scratch/one" "$scratch/other"
  Tests/Benchmark/make-form 70 "$scratch/one" && Tests/Benchmark/make-form 70 "$scratch/other" &&
    diff -r "$scratch/one" "$scratch/other" && wc -l <"$scratch/one/70.labels" && jq '.properties | length' "$scratch/one/70.json"
}

expect 'a form that is made twice' 0 '^70$' same_form
figures '50 1 nextfield paint 100' '50 1 yad paint 300' '50 2 nextfield paint 120' '50 2 yad paint 240' \
  '50 1 nextfield next 1' '50 1 nextfield next 9' '50 1 nextfield next 2' '50 1 zenity timeout-window 1000'
expect 'medians of rounds and ratios of each' 0 '^first paint, ms +50 +110 ±5.0 +2.50x ±0.25 +> 9.09x +-$' said_of table.awk
expect 'a median of keys' 0 '^Next, key to paint, ms +50 +2.0 ±0.0 +- +- +-$' said_of table.awk
expect 'a goal of few rounds' 0 '^seen +first paint at 50, of yad.s: 0.42x' said_of goals.awk
figures '50 1 nextfield paint 100' '50 1 yad paint 300' '50 3 nextfield paint 120' '50 3 yad paint 240'
expect 'a goal that is met' 0 '^met +first paint at 50, of yad.s: 0.42x' said_of goals.awk
expect 'a goal that is missed' 0 '^missed +the stripped program' said_of goals.awk
expect 'a goal without figures' 0 '^unknown +Next at 100000' said_of goals.awk
figures '50 1 nextfield read 10' '50 3 nextfield paint 60' '100000 3 nextfield read 500' '100000 3 nextfield paint 480'
expect 'a difference that is none' 0 '^unknown +first paint at 100000 once read.*takes longer' said_of goals.awk
figures '50 1 nextfield paint 100' '50 1 yad paint 300' '50 2 nextfield paint 120' '50 2 yad paint 240'
expect 'figures for the README' 0 '^. first paint, ms . 50 . 110 . 2.50x .  .  .$' said_of readme.awk
figures '50 1 nextfield timeout-window 1000'
expect 'a goal after a program was given up' 0 '^missed +typing at 50: given up after 1 s' said_of goals.awk

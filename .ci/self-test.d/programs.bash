# shellcheck shell=bash
# What is said of programs that do not do as they should; each is a few lines of shell.

# program LINE…: a program of these lines.
program() {
  printf '%s\n' '#!/bin/sh' "$@" >"$scratch/program"
  chmod +x "$scratch/program"
}

with_program() { env -u DISPLAY -u WAYLAND_DISPLAY NEXTFIELD_PROGRAM="$scratch/program" timeout 30 "$@"; }

program 'echo "form.json:1:1: is no form" >&2' 'exit 2'
expect 'a form that cannot be read' 2 '^form.json:1:1: is no form$' with_program .ci/run-form "$scratch/form.json"
expect 'a window that does not open' 1 'status 2 instead of 5' with_program .ci/sweep forms data/forms
program 'exit 0'
expect 'a program that ends before its window' 1 'ended, with status 0' with_program .ci/run-form "$scratch/form.json"
program 'echo "Gtk-WARNING" >&2' 'exit 5'
expect 'a window that comes with a warning' 1 'Gtk-WARNING' with_program .ci/sweep forms data/forms
program 'echo "differs" >&2' 'exit 1'
expect 'a scenario that differs' 1 'successor-chain.json: differs' with_program .ci/sweep scenarios Tests/NavigationScenarioTests
program 'exit 5'
expect 'a sweep of nothing' 1 'there is no file' with_program .ci/sweep forms .ci
expect 'a sweep of forms' 0 'files, all as they should be' with_program .ci/sweep forms data/forms

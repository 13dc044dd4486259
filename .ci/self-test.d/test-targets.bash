# shellcheck shell=bash
# The list of test targets, in a copy where one has been forgotten.

forgetful=$scratch/forgetful
mkdir -p "$forgetful"
cp -r .ci Package.swift Tests "$forgetful"

expect 'the targets with a display' 0 '^toolkit GtkFormNavigationTests$' "$forgetful/.ci/test-targets"
mkdir "$forgetful/Tests/ForgottenTests"
expect 'a folder of tests without a target' 1 '< ForgottenTests' "$forgetful/.ci/test-targets"

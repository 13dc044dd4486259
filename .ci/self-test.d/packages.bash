# shellcheck shell=bash
# What is said if Debian's packages cannot be had: a folder of a few commands is all that there is.

bare=$scratch/bare
mkdir -p "$bare"
for command in sh sed grep printf; do ln -s "$(type -P $command)" "$bare/$command"; done
ln -s "$(type -P true)" "$bare/swift"

expect 'a machine without apt' 2 '^  libgtk-3-dev$' env PATH="$bare" .ci/packages run
expect 'a machine without Swift' 2 'Swift 6.3 or newer is needed' env PATH=/nowhere /bin/sh .ci/packages run
for command in pkg-config xvfb-run; do ln -s "$(type -P true)" "$bare/$command"; done
expect 'a machine without apt that has what is needed' 0 '^$' env PATH="$bare" .ci/packages run

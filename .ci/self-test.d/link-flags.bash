# shellcheck shell=bash
# The flags of the linker: the same for both, but for what the module says itself.

flags_of() { .ci/link-flags "$1" "$scratch/linking" | paste -sd ' '; }
expect 'the flags of the program' 0 '-Xlinker --icf=safe .*-Xlinker --no-export-dynamic' flags_of program
expect 'the flags of the module' 0 '-Xlinker --icf=safe -Xlinker --gc-sections -Xlinker -z -Xlinker now' flags_of module
expect 'the flags of something else' 2 'usage: link-flags' .ci/link-flags other "$scratch/linking"
[ ! -d "$scratch/linking/static" ] || expect "a folder with the static library alone" 0 "^libstdc[+][+][.]a$" ls "$scratch/linking/static"

# shellcheck shell=bash
# Comments that are wrapped, and what is left alone.

# wrapped LINE…: what becomes of the lines.
wrapped() { printf '%s\n' "$@" >"$scratch/Wrapped.swift" && .ci/wrap-comments "$scratch/Wrapped.swift" && cat "$scratch/Wrapped.swift"; }

long=$(printf 'word %.0s' {1..19})
expect 'a comment that is too wide' 0 '^  /// and some more$' wrapped "  /// ${long}and some more"
expect 'the next line of a paragraph' 0 '^/// and some more that follows\.$' wrapped "/// ${long}and some more" '/// that follows.'
expect 'an item of a list' 0 '^///   and some more$' wrapped "/// - ${long}and some more"
expect 'a parameter' 0 '^///     word and some more$' wrapped '/// - Parameters:' "///   - ${long}and some more"
expect 'a paragraph that fits stays as it is' 0 '^// a$' wrapped '// a' '// b' '//' "// $long and more than that"
expect 'code in a comment' 0 "^/// ${long}and some more\$" wrapped '/// ```' "/// ${long}and some more" '/// ```'
expect 'code' 0 "^let a = \"// ${long}and some more\"\$" wrapped "let a = \"// ${long}and some more\""

# shellcheck shell=bash
# What is put up with for now, and the checks that are compared with it, in a tree of their own.

small=$scratch/small
mkdir -p "$small/.ci" "$small/Sources/House" "$small/Tests"
cp .ci/breaches .ci/switches .ci/comments .ci/class-sizes .ci/texts .ci/template "$small/.ci"
touch "$small/Package.swift"
printf '%s\n' '# a comment' 'default 1 Sources/House' >"$small/.ci/known-breaches"
finding=(printf "Sources/%s/A.swift:%s: something\n")

expect 'as many breaches as are known' 0 'default: 1 still to be mended' "$small/.ci/breaches" default "${finding[@]}" House 3
expect 'one breach more' 1 'Sources/House has 2, not 1:$' "$small/.ci/breaches" default "${finding[@]}" House 3 House 4
expect 'a breach in another folder' 1 'Sources/Garden has 1, not 0:$' "$small/.ci/breaches" default "${finding[@]}" Garden 3
expect 'a breach of another kind' 1 'Sources/House has 1, not 0:$' "$small/.ci/breaches" text "${finding[@]}" House 3
expect 'a breach less' 0 'has only 0 left' "$small/.ci/breaches" default true
expect 'a check that cannot be made' 2 'cannot be checked' "$small/.ci/breaches" default false

# found WHAT PATTERN CHECK LINE…: what a check says of a file of these lines; the pattern ^$ stands for nothing.
found() {
  local what=$1 pattern=$2 check=$3
  shift 3
  printf '%s\n' "$@" >"$small/Sources/House/A.swift"
  # shellcheck disable=SC2086 # a check may have an argument
  expect "$what" 0 "$pattern" "$small"/.ci/$check
}

house=('enum Room {' '  case hall, cellar(depth: Int)' '  indirect case attic' '}')
found 'a default for a case of ours' 'A.swift:7: Room$' switches "${house[@]}" 'switch room {' 'case .hall: 1' 'default: 2' '}'
found 'a pattern for all that is left' 'A.swift:7: Room$' switches "${house[@]}" 'switch room {' 'case .cellar(3): 1' 'case _: 2' '}'
found 'a default for a tuple of ours' 'A.swift:8: a tuple$' switches "${house[@]}" 'switch (room, other) {' \
  'case (.hall, .attic),' '  (.attic, .hall): 1' 'default: 2' '}'
found 'every case by itself' '^$' switches "${house[@]}" 'switch room {' 'case .hall: 1' 'case .cellar, .attic: 2' '}'
found 'a default for a case of others' '^$' switches "${house[@]}" 'switch kind {' 'case .hall: 1' 'case .lowercase: 1' 'default: 2' '}'
found 'a default for a number' '^$' switches "${house[@]}" 'switch count {' 'case 1: .hall' 'default: .attic' '}'

found 'a comment of 100 columns' '^$' 'comments wide' "// $(printf 'ä%.0s' {1..97})"
found 'a comment of 101 columns' 'A.swift:1' 'comments wide' "// $(printf 'ä%.0s' {1..98})"
found 'a comment that begins with Who' 'A.swift:1' 'comments words' '/// Who opens it.'
found 'a sentence in a comment that begins with Those' 'A.swift:2' 'comments words' '// Opens.' '// Those do not.'
found 'a line that begins so in the middle of a sentence' '^$' 'comments words' '// It is for the one' '// Who comes from Gallifrey.'
found 'a where that is a condition' 'A.swift:2' 'comments where' '/// The name;' '/// nil where there is none.'
found 'a where that is a place' '^$' 'comments where' '/// The place where it is.' 'for nil where it.isOpen {}'
found 'a text that begins so' '^$' 'comments words' 'let text = "Who are you"'

found 'a text for translators' '^$' texts 'let text = tr("an open door"), other = tr("open {what}", ["what": what])'
found 'a text in the next line' '^$' texts 'let text = tr(' '  "an open door",' '  ["a": b])'
found 'a text in two numbers' '^$' texts 'let text = trn(' '  "an open door",' '  "two open doors",' '  count: 2)'
found 'a text in two numbers on one line' '^$' texts 'let text = trn("an open door", "two open doors", count: 2)'
found 'a text without translation' 'A.swift:1: a sentence without tr: an open door$' texts 'label.text = "an open door"'
found 'a text that is put together' 'A.swift:1: a value inside' texts 'label.text = tr("an open \(thing)")'
found 'a text that no literal holds' 'A.swift:1: tr with something else' texts 'label.text = tr(name)'
found 'a text of several lines' 'A.swift:2: a text of several lines' texts 'label.text = tr(' '  """' '  an open door' '  """)'
found 'names and comments' '^$' texts 'let name = "open-door" // an open door there' '/// The open door.' 'let other = "Gtk \(an + open) door"'

# What counts in a class of fifteen properties and these lines.
mapfile -t fifteen < <(printf '  let a%s = 0\n' {1..14} && echo '  private(set) weak var b: Room?')
class=('@MainActor' 'public final class House: Room {' "${fifteen[@]}")
found 'a class of sixteen properties' '^$' class-sizes "${class[@]}" '  var c = 0' '}'
found 'a class of seventeen properties' 'A.swift:2: House has 17 stored properties$' class-sizes "${class[@]}" '  var c = 0' '  let d: Int' '}'
found 'properties in one line' 'House has 17 ' class-sizes "${class[@]}" '  private var (c, d) = (0, 0)' '}'
found 'an observed property' 'House has 17 ' class-sizes "${class[@]}" '  var c = 0 {' '    didSet { go() }' '  }' '  var d: Int? { didSet { go() } }' '}'
found 'a property made by a closure' 'House has 17 ' class-sizes "${class[@]}" '  lazy var c: Int = {' '    1' '  }()' '  var d = { 1 }' '}'
found 'computed properties' '^$' class-sizes "${class[@]}" '  var c: Int { a1 }' '  var d: Bool { a1 == 2 }' '  var e: Int {' '    get { a1 }' '  }' '  static let f = 0' '}'
found 'variables of functions' '^$' class-sizes "${class[@]}" '  func go() {' '    let c = 0' '    var d = 0' '  }' '}'
found 'a class in a class' '^$' class-sizes "${class[@]}" '  final class Inner {' '    let c = 0' '    let d = 0' '  }' '}'
found 'a structure' '^$' class-sizes 'struct House {' "${fifteen[@]}" '  let c = 0' '  let d = 0' '}'

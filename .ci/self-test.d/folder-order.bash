# shellcheck shell=bash
# The order of folders, in a small target of its own.

ordered=$scratch/ordered
mkdir -p "$ordered/.ci" "$ordered/Sources/House/Cellar" "$ordered/Sources/House/Attic/Chest"
cp .ci/folder-order "$ordered/.ci"
echo 'House: Cellar Attic Attic/Chest' >"$ordered/.ci/folders"
printf '%s\n' 'package enum Wine { case red }' >"$ordered/Sources/House/Cellar/Wine.swift"
printf '%s\n' '@MainActor public final class Hat {' '  let wine: Wine' '}' >"$ordered/Sources/House/Attic/Hat.swift"
printf '%s\n' 'struct Coin { let hat: Hat }' >"$ordered/Sources/House/Attic/Chest/Coin.swift"

# named WHAT STATUS PATTERN FILE LINE…: what is said with the lines in a file of the target.
named() {
  local what=$1 status=$2 pattern=$3 file=$ordered/Sources/House/$4
  shift 4
  printf '%s\n' "$@" >"$file"
  expect "$what" "$status" "$pattern" "$ordered/.ci/folder-order"
  rm "$file"
}

expect 'folders that look back' 0 '^$' "$ordered/.ci/folder-order"
named 'a folder that looks ahead' 1 'Cellar/Rat.swift:2: names Hat, which comes later, in Attic$' Cellar/Rat.swift \
  'struct Rat {' '  var nest: [Hat] = []' '}'
named 'a folder that looks into a folder of a later one' 1 'names Coin, which comes later, in Attic/Chest$' Attic/Thief.swift \
  'extension Hat { var coin: Coin? { nil } }'
named 'comments, texts and members' 0 '^$' Cellar/Rat.swift '/// Eats a Hat.' 'let text = "Hat \"Hat\" Hat", hat = Wine.Hat' \
  'let long = """' '  Hat' '  """'
named 'a file in no folder' 1 'Sources/House/Door.swift: lies in no folder' Door.swift 'struct Door {}'
echo 'House: Cellar Attic Attic/Chest Roof' >"$ordered/.ci/folders"
expect 'a folder that is not there' 1 'there is no file in Sources/House/Roof' "$ordered/.ci/folder-order"
echo 'Garden: Shed' >"$ordered/.ci/folders"
expect 'a target that is not there' 1 'there is no Sources/Garden' "$ordered/.ci/folder-order"

# shellcheck shell=bash
# The house rules, in a copy that Git knows nothing of.

tree=$scratch/tree
mkdir -p "$tree"
cp -r .ci Sources "$tree"

# breach WHAT FOLDER LINE: the line, in a new file of the folder, is found.
breach() {
  printf '%s\n' "$3" >"$tree/$2/Breach.swift"
  expect "$1, broken by $3" 1 "house-rules: $1" "$tree/.ci/house-rules"
  rm "$tree/$2/Breach.swift"
}

expect 'the tree as it is' 0 '^$' "$tree/.ci/house-rules"
breach 'no Foundation' Sources/FormModel 'import Foundation'
breach 'no Foundation' Sources/NextfieldApp '@preconcurrency public import struct Foundation.URL'
breach 'no Foundation' Sources/nextfield 'import FoundationEssentials'
breach 'pointers stay' Sources/NextfieldApp 'let raw: UnsafeMutableRawPointer'
breach 'the GLib main loop' Sources/GtkBridge 'Task { @MainActor in go() }'
breach 'the GLib main loop' Sources/GtkBridge 'Task.detached { go() }'
breach 'the GLib main loop' Sources/GtkBridge 'usleep(1000)'
breach 'the engine imports nothing' Sources/FormNavigation 'internal import OrderedJSON'
breach 'the JSON reader imports nothing' Sources/OrderedJSON 'import Glibc'
breach 'what decides' Sources/FormModel 'internal import Glibc'
breach 'no way out' Sources/GtkBridge 'fatalError("no")'
breach 'no way out' Sources/GtkBridge 'let name = value as! String'
breach 'standard output' Sources/FormModel '  print("here")'
breach 'no path' Sources/FormModel "// See $tree/Sources."
breach 'no path' Sources/FormModel '// See /home/'somebody/nextfield/Sources/x.swift

printf '%s\n' '/// navigator.onDone = { print("done") }' '//' 'let work = "/work/street/main"' >"$tree/Sources/FormModel/Fine.swift"
expect 'an example that prints' 0 '^$' "$tree/.ci/house-rules"

rm -r "$tree/Sources/FormNavigation"
expect 'a tree without the engine' 1 'the engine imports nothing: there is no file' "$tree/.ci/house-rules"
rm -r "$tree/Sources"
expect 'a tree without sources' 1 'no Foundation in the program: there is no file' "$tree/.ci/house-rules"

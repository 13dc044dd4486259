/// The elements or members of a value that some rule has looked at.
struct EvaluatedParts {
  private(set) var all = false
  private var prefix = 0
  private var indices: Set<Int> = []

  mutating func markAll() { all = true }

  mutating func mark(_ index: Int) {
    guard !all, index >= prefix else { return }
    if index == prefix { prefix += 1 } else { indices.insert(index) }
  }

  mutating func mark(upTo count: Int) { prefix = max(prefix, count) }

  mutating func formUnion(_ other: EvaluatedParts) {
    all = all || other.all
    prefix = max(prefix, other.prefix)
    if !all, !other.indices.isEmpty { indices.formUnion(other.indices) }
  }

  func contains(_ index: Int) -> Bool { all || index < prefix || indices.contains(index) }
}

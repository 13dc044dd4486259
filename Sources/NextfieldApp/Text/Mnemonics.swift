/// Hands out mnemonics so that no two labels of a window share one while letters last.
struct Mnemonics {
  private var taken: Set<Character>

  /// Creates it with the letters that other parts of the window use.
  init(taken: Set<Character> = []) { self.taken = taken }

  /// The label with an underscore before its mnemonic, and its own underscores doubled.
  mutating func mark(_ label: String) -> String {
    var chosen: String.Index?
    for index in candidates(in: label) where !taken.contains(Self.key(label[index])) {
      chosen = index
      taken.insert(Self.key(label[index]))
      break
    }
    var result = ""
    for index in label.indices {
      if index == chosen { result.append("_") }
      if label[index] == "_" { result.append("_") }
      result.append(label[index])
    }
    return result
  }

  /// The label without a mnemonic, its own underscores doubled.
  static func unmarked(_ label: String) -> String {
    label.contains("_")
      ? label.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
      : label
  }

  /// Beginnings of words first: they are found more easily.
  private func candidates(in label: String) -> [String.Index] {
    // Nobody looks for a key behind the beginning of a long label.
    let usable = label.indices.prefix(60).filter { label[$0].isLetter || label[$0].isNumber }
    let isStart = { (index: String.Index) in
      index == label.startIndex || label[label.index(before: index)].isWhitespace
    }
    return usable.filter(isStart) + usable.filter { !isStart($0) }
  }

  private static func key(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }
}

/// Whether the next letter is a capital, by the text before it.
enum SentenceStart {
  static func wantsCapital(after text: String, _ hints: KeyboardHints) -> Bool {
    if hints.contains(.lowercase) { return false }
    if hints.contains(.uppercaseCharacters) { return true }
    if hints.contains(.uppercaseWords) && startsWord(after: text) { return true }
    return hints.contains(.uppercaseSentences) && startsSentence(after: text)
  }

  private static func startsWord(after text: String) -> Bool {
    guard let last = text.last(where: { !isOpening($0) }) else { return true }
    return last.isWhitespace || last == "-" || last == "–"
  }

  /// At the start of the text or of a line, and after the end of a sentence and a space; quotes and
  /// brackets that open or close are passed over.
  private static func startsSentence(after text: String) -> Bool {
    var before = text[...]
    while let last = before.last, isOpening(last) { before.removeLast() }
    guard let last = before.last else { return true }
    guard last.isWhitespace else { return false }
    while let last = before.last, last.isWhitespace {
      if last.isNewline { return true }
      before.removeLast()
    }
    while let last = before.last, closers.contains(last) { before.removeLast() }
    guard let end = before.last else { return true }
    return enders.contains(end)
  }

  private static func isOpening(_ character: Character) -> Bool {
    "\"'“„«‹‘‚(¿¡".contains(character)
  }

  private static let closers = "\"'”“»›’)"
  private static let enders = ".!?…"
}

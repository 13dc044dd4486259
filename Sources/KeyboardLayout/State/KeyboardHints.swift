/// How a field wants its letters: where the keyboard shifts by itself.
public struct KeyboardHints: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Takes the bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Never, whatever the others say: the text is lower case.
  public static let lowercase = KeyboardHints(rawValue: 1 << 0)

  /// For each letter.
  public static let uppercaseCharacters = KeyboardHints(rawValue: 1 << 1)

  /// At the start of each word.
  public static let uppercaseWords = KeyboardHints(rawValue: 1 << 2)

  /// At the start of each sentence.
  public static let uppercaseSentences = KeyboardHints(rawValue: 1 << 3)
}

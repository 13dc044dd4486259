/// One of the pages that the keys of a layout are spread over.
public enum KeyboardPage: Hashable, Sendable {
  /// The letters.
  case letters

  /// Digits, punctuation and whatever else the layout types; counted from 0.
  case symbols(Int)
}

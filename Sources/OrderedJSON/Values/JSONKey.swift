/// A string that equals another only when the Unicode scalars are the same.
struct JSONKey: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.text.isExactly(right.text)
  }

  func hash(into hasher: inout Hasher) {
    // Coarser than `==`, never finer: exactly equal strings hash alike.
    text.hash(into: &hasher)
  }
}

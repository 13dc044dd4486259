/// A row of an outbox that the server does not have yet, as far as the outbox knows.
public struct WaitingSubmission: Sendable, Hashable {
  /// The place in the outbox.
  public let number: Int
  /// The values of `Submission.columns`; the answers are a text of JSON.
  public let values: [String?]

  /// The name of its own.
  public var uuid: String { values.first.flatMap { $0 } ?? "" }

  /// Creates one from a row.
  ///
  /// PostgreSQL has no place for U+0000 in a text; in the answers it is an escape.
  init(number: Int, values: [String?]) {
    self.number = number
    self.values = values.map { value in
      guard let value, value.utf8.contains(0) else { return value }
      return String(value.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : Character($0) })
    }
  }
}

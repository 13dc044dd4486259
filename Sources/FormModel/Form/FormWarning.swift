public import OrderedJSON

/// Something doubtful about a form's description, or about answers to start with, that did not
/// keep the form from being opened.
public struct FormWarning: Sendable, Hashable {
  /// The place in the answers that it is about; the root for the form as a whole.
  public var pointer: JSONPointer
  /// The doubt, as a sentence in English.
  public var message: String
  /// Where it is written, in the form file or in the file of the answers.
  public var position: JSONPosition?

  /// Creates a warning.
  public init(pointer: JSONPointer, message: String, position: JSONPosition? = nil) {
    self.pointer = pointer
    self.message = message
    self.position = position
  }
}

extension FormWarning {
  /// Creates the warning about a name that stands twice in one object.
  init(about duplicate: JSONDuplicateKey) {
    let first = duplicate.firstPosition.map { " (first at \($0))" } ?? ""
    self.init(
      pointer: .root,
      message: "The name “\(duplicate.key)” stands twice in one object\(first) and again at "
        + "\(duplicate.position); the last one counts.",
      position: duplicate.position
    )
  }

  /// The message about an answer that the form has no place for.
  static let unknownName = "The form allows no answer of this name, so it is left out."

  /// The message about an answer that its field cannot take.
  static func unfitAnswer(_ answer: JSONValue) -> String {
    "The answer \(answer.excerpt) does not fit here, so it could not be taken."
  }
}

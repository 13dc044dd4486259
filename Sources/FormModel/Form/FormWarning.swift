public import OrderedJSON

/// Something doubtful about a form's description, or about answers to start with, that did not
/// keep the form from being opened.
public struct FormWarning: Sendable, Hashable {
  /// The place in the answers that it is about; the root for the form as a whole.
  public var pointer: JSONPointer
  /// What is doubtful, as a sentence in English.
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

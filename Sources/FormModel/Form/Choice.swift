public import OrderedJSON

/// One of the values that a choice offers.
public struct Choice: Sendable, Hashable {
  /// The value that goes into the answers.
  public var value: JSONValue
  /// The text that is shown.
  public var label: String
  /// The type that is chosen, for an alternative with no name but that of its type; the program
  /// has a word for it.
  public var type: SchemaType?

  /// Creates a choice.
  public init(value: JSONValue, label: String, type: SchemaType? = nil) {
    self.value = value
    self.label = label
    self.type = type
  }
}

extension Choice {
  /// Feeds the label to the hasher; equal choices have equal labels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
  }
}

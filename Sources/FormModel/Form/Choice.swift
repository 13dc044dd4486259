public import OrderedJSON

/// One of the values that a choice offers.
public struct Choice: Sendable, Hashable {
  /// What goes into the answers.
  public var value: JSONValue
  /// What is shown.
  public var label: String

  /// Creates a choice.
  public init(value: JSONValue, label: String) {
    self.value = value
    self.label = label
  }
}

extension Choice {
  /// Feeds the label to the hasher; equal choices have equal labels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(label)
  }
}

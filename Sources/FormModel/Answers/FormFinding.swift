public import SchemaValidation

/// A rule of the form that the answers as a whole break.
public struct FormFinding: Sendable, Equatable {
  /// The thing that a message is shown at.
  public enum Place: Sendable, Hashable {
    /// A field, by its index.
    case field(Int)
    /// The heading of a section, a list, a row or a map, by its index.
    case group(Int)
    /// The form as a whole.
    case form
  }

  /// The thing that the message is shown at.
  public var place: Place
  /// The broken rule.
  public var finding: SchemaFinding
  /// The field that should get the focus; nil if nothing near can be changed.
  public var focus: Int?

  /// Creates a finding.
  public init(place: Place, finding: SchemaFinding, focus: Int? = nil) {
    self.place = place
    self.finding = finding
    self.focus = focus
  }
}

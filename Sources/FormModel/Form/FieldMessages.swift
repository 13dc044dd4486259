/// The messages of the form's author for broken rules (`errorMessage`).
public struct FieldMessages: Sendable, Hashable {
  /// The message for any rule that has none of its own.
  public var general: String?
  /// Messages by the keyword of the broken rule, such as `required` or `pattern`.
  public var byKeyword: [String: String] = [:]

  /// Creates messages; without arguments, none.
  public init(general: String? = nil, byKeyword: [String: String] = [:]) {
    self.general = general
    self.byKeyword = byKeyword
  }
}

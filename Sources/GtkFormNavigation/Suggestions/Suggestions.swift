/// The suggestions of a ``FieldPrompt`` during typing, and the action when one is chosen.
public struct Suggestions {
  /// One of the things that are offered.
  public struct Item: Hashable, Sendable {
    /// The text to show.
    public var text: String
    /// A number that tells it from others with the same text.
    public var id: Int

    /// Describes one.
    public init(_ text: String, id: Int) { (self.text, self.id) = (text, id) }
  }

  /// The most that are shown; nobody reads more.
  public static let limit = 50

  let matches: (String) -> [Item]
  let choose: (Item) -> Void

  /// Describes what is offered.
  ///
  /// - Parameters:
  ///   - matches: Finds what a text may mean, the likeliest first; what is beyond ``limit`` is not
  ///     shown. It is asked at each letter.
  ///   - choose: Is told what was chosen, once the prompt is gone.
  public init(matching matches: @escaping (String) -> [Item], choose: @escaping (Item) -> Void) {
    (self.matches, self.choose) = (matches, choose)
  }
}

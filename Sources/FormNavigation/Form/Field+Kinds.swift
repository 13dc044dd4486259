extension Field {
  /// The target of an explicit link.
  public enum Successor: Hashable, Sendable {
    /// Another field, which is then directly after this one in the chain.
    case field(FieldID)

    /// Something to press, such as a button, by the host's own name for it.
    case action(String, isEnabled: Bool)
  }

  /// The source of the Return key's label, which also decides whether Return moves on by itself.
  public enum ReturnKey: Hashable, Sendable {
    /// The engine: next, send or done, as the chain has it.
    case automatic

    /// The host, by its own word; Return then moves only along an explicit successor.
    case custom(String)
  }

  /// Where a field is put when it has to be scrolled to.
  public enum Anchor: Hashable, Sendable {
    /// By the smallest move that shows it.
    case nearest

    /// With its top, and the gap above it, at the top of what the user can see.
    case top
  }
}

public import KeyboardLayout

/// One press of a key of a panel, or of one of its alternates.
public struct KeyPress: Hashable, Sendable {
  /// The key, as the panel has it when it is pressed.
  public let key: PanelKey

  /// The choice after a long press; nil for a short one.
  public let alternate: KeySymbol?

  /// The action that the keyboard is told.
  public var action: KeyAction { alternate.map { .type([$0]) } ?? key.action }

  /// Presses a key, or one of its alternates.
  public init(_ key: PanelKey, alternate: KeySymbol? = nil) {
    self.key = key
    self.alternate = alternate
  }
}

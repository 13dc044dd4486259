public import KeyboardLayout

/// One press of a key of a panel, or of one of its relatives.
public struct KeyPress: Hashable, Sendable {
  /// The key, as the panel has it when it is pressed.
  public let key: PanelKey

  /// The choice after a long press; nil for a short one.
  public let relative: KeySymbol?

  /// The action that the keyboard is told.
  public var action: KeyAction { relative.map { .type([$0]) } ?? key.action }

  /// Presses a key, or one of its relatives.
  public init(_ key: PanelKey, relative: KeySymbol? = nil) {
    self.key = key
    self.relative = relative
  }
}

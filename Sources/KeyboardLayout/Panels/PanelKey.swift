/// A key of a panel, as it looks and acts at the moment.
public struct PanelKey: Hashable, Sendable {
  /// The action of the key.
  public var action: KeyAction

  /// The label; empty if the key shows an icon or a translated word for its action.
  ///
  /// A combining mark stands on a dotted circle.
  public var label: String

  /// Its width in columns of the panel.
  public var width: Int

  /// The symbols that a long press offers, most likely first; each is then pressed as
  /// `.type([alternate])`.
  public var alternates: [KeySymbol]

  /// Whether it acts again and again while it is held down.
  public var isRepeating: Bool

  /// Whether it is a modifier in effect.
  public var isOn: Bool

  /// Whether it stays in effect until it is pressed again.
  public var isLocked: Bool

  /// Describes a key.
  public init(
    _ action: KeyAction,
    label: String = "",
    width: Int = 2,
    alternates: [KeySymbol] = [],
    isRepeating: Bool = false,
    isOn: Bool = false,
    isLocked: Bool = false
  ) {
    self.action = action
    self.label = label
    self.width = width
    self.alternates = alternates
    self.isRepeating = isRepeating
    self.isOn = isOn
    self.isLocked = isLocked
  }

  /// Room between keys.
  ///
  /// - Parameter width: Its width in columns.
  /// - Returns: What stands there instead of a key.
  public static func gap(width: Int) -> PanelKey {
    PanelKey(.gap, width: width)
  }
}

import GtkBridge

/// The parts of a program that a guest is to keep away from, and what it may do beyond keeping
/// things in sight.
public struct GuestRules: Hashable, Sendable {
  /// The features that a user can ask for beyond what is always done.
  public struct Features: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves on from an entry that its program does nothing with then.
    public static let returnKey = Features(rawValue: 1)
    /// Alt with an arrow up or down moves as Tab does, if the program has no use for it.
    public static let keys = Features(rawValue: 2)
    /// A bar with Previous, Next and Done comes with the keyboard on the screen.
    public static let bar = Features(rawValue: 4)
    /// A keyboard on the screen comes for fingers if the system has none.
    public static let keyboard = Features(rawValue: 8)
  }

  /// The features beyond keeping things in sight.
  public var features: Features

  /// Names of programs that are left alone.
  public var excludedPrograms: Set<String>

  /// Names of types; what is focused in a widget of such a type, or is one, is left alone.
  public var excludedTypes: Set<String>

  /// Creates rules; those left out are the ones that hold if a user has said nothing.
  public init(
    features: Features = [],
    excludedPrograms: Set<String> = Self.programsOnTheirOwn,
    excludedTypes: Set<String> = Self.typesOnTheirOwn
  ) {
    self.features = features
    self.excludedPrograms = excludedPrograms
    self.excludedTypes = excludedTypes
  }

  /// Programs that do by themselves what a guest could do.
  public static let programsOnTheirOwn: Set<String> = [
    "nextfield", "org.nextfield.Nextfield", "dropin-example",
  ]

  /// Widgets that scroll by themselves to where something is going on, or whose content is not a
  /// form.
  public static let typesOnTheirOwn: Set<String> = [
    "GtkIconView", "GtkTreeView", "GladeDesignView", "GtkHTML", "VteTerminal", "WebKitWebViewBase",
  ]

  /// Whether a program with these names is left alone.
  public func excludesProgram(named names: [String]) -> Bool {
    names.contains(where: excludedPrograms.contains)
  }

  /// Whether what is in a widget is left alone.
  @MainActor
  func excludes(_ widget: Widget) -> Bool { excludedTypes.contains { widget.isOfType($0) } }
}

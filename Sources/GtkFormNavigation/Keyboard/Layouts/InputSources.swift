package import GtkBridge

/// The layouts that the user has chosen, in the user's order.
///
/// If GNOME's settings count, they are taken from `org.gnome.desktop.input-sources`, without the
/// engines of IBus, which are no layouts. Else they are those of the display's keymap. There may be
/// none: then the locale is all there is to go by.
@MainActor public final class InputSources {
  private let session: DesktopSession
  private var settings: Settings?
  private var keymap: Keymap?
  private var connections: [SignalConnection] = []
  private var chosen: [String] = []
  private var hasStarted = false
  private var typedGroup = 0

  /// The layouts; empty before ``start()``.
  public private(set) var all: [InputSource] = []

  /// Called when ``all`` or what GNOME's settings say of ``current`` has changed.
  public var onChange: () -> Void = {}

  /// Describes the layouts of a session; looks for none before ``start()``.
  public init(session: DesktopSession = .current) { self.session = session }

  isolated deinit { connections.forEach { $0.disconnect() } }

  /// Looks for the layouts, and follows their changes from now on; a second call does nothing.
  public func start() {
    guard !hasStarted else { return }
    hasStarted = true
    if session.followsGnomeSettings {
      settings = Settings(schema: "org.gnome.desktop.input-sources")
    }
    keymap = Keymap()
    let changed: @MainActor () -> Void = { [weak self] in
      self?.update()
      self?.onChange()
    }
    connections = ["sources", "mru-sources"].compactMap { settings?.onChange($0, changed) }
    if let keymap {
      connections.append(
        keymap.onChange { [weak self] in
          // A layout that is chosen by name does not depend on it.
          if self?.chosen.isEmpty == true { changed() }
        }
      )
    }
    update()
  }

  /// Which of the layouts is in use, as an index.
  public var current: Int {
    if !chosen.isEmpty {
      let recent = layouts(of: "mru-sources").first { chosen.contains($0) }
      return recent.flatMap { chosen.firstIndex(of: $0) } ?? 0
    }
    let group = keymap?.groupInEffect ?? typedGroup
    return all.indices.contains(group) ? group : 0
  }

  /// Takes notice of the layout that a key of a hardware keyboard has been typed on.
  ///
  /// On Wayland nothing else tells which one is in use.
  package func noteGroup(of key: KeyPress) { typedGroup = key.group }

  private func layouts(of key: String) -> [String] {
    var names: [String] = []
    for (kind, name) in settings?.pairs(key) ?? []
    where kind == "xkb" && !name.isEmpty && !names.contains(name) { names.append(name) }
    return names
  }

  private func update() {
    chosen = layouts(of: "sources")
    all = chosen.map { InputSource(name: $0, symbol: nil) }
    guard chosen.isEmpty, let keymap else { return }
    let names = keymap.layoutNames
    all = (0..<keymap.groupCount).map { group in
      InputSource(name: names.indices.contains(group) ? names[group] : nil) {
        keymap.symbol(for: $0, group: group, level: $1)
      }
    }
  }
}

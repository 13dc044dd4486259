import GtkBridge
import HandyBridge

/// The desktop's wish for dark or strong colors, which the windows follow as soon as it has one.
///
/// libhandy follows it. But when it begins, it reads the theme twice more, which takes as long as
/// opening a small window; so it begins only if there is something to follow. GTK's own style is
/// what light and plain desktops want.
final class DesktopStyle {
  private let colors = Settings(schema: "org.gnome.desktop.interface")
  private let contrast = Settings(schema: "org.gnome.desktop.a11y.interface")
  private let follow: @MainActor () -> Void
  private var isFollowed = false

  private var connecting: Cancellation?
  private var presence: BusSubscription?
  private var changes: BusSubscription?

  /// Knows what the desktop's settings say; nothing is followed yet.
  ///
  /// - Parameter follow: Called once, when the desktop wants something for the first time.
  init(follow: @escaping @MainActor () -> Void = Handy.followDesktopStyle) { self.follow = follow }

  /// Follows a desktop that is dark already.
  ///
  /// For before the first window: one that turns dark before somebody's eyes is worse than one that
  /// comes a little later.
  func followIfWanted() {
    let isWanted =
      colors?.string("color-scheme") == "prefer-dark"
      || contrast?.boolean("high-contrast") == true
    if isWanted { begin() }
  }

  /// Follows the desktop from when it turns dark; desktops other than GNOME say so over the bus.
  func watch(busAddress: String? = MessageBus.sessionAddress) {
    colors?.onChange("color-scheme") { [weak self] in self?.followIfWanted() }
    contrast?.onChange("high-contrast") { [weak self] in self?.followIfWanted() }
    followIfWanted()
    guard !isFollowed, let busAddress else { return }
    connecting = MessageBus.connect(to: busAddress) { [weak self] bus in
      guard let self, let bus else { return }
      presence = bus.watch(Self.portal) { [weak self] owner in self?.meet(owner, on: bus) }
    }
  }

  private func begin() {
    guard !isFollowed else { return }
    isFollowed = true
    (connecting, presence, changes) = (nil, nil, nil)
    follow()
  }

  // MARK: What the portal says

  private static let portal = "org.freedesktop.portal.Desktop"
  // https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
  private static let appearance = "org.freedesktop.appearance"

  private func meet(_ owner: String?, on bus: MessageBus) {
    changes = nil
    guard let owner, !isFollowed else { return }
    let object = BusObject(
      owner: owner,
      path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings"
    )
    changes = bus.listen(to: object, signal: "SettingChanged") { [weak self] _, arguments in
      guard let parts = arguments.elements, parts.count == 3,
        parts[0].string == Self.appearance
      else { return }
      self?.hear(parts[1].string, parts[2])
    }
    for key in ["color-scheme", "contrast"] {
      bus.call("Read", of: object, [Variant(Self.appearance), Variant(key)]) { [weak self] reply in
        if let value = reply?.elements?.first { self?.hear(key, value) }
      }
    }
  }

  /// Takes up a wish of the desktop.
  ///
  /// 1 is the dark color scheme, and the strong contrast. Some answers are boxed twice.
  private func hear(_ key: String?, _ value: Variant) {
    guard key == "color-scheme" || key == "contrast" else { return }
    var value = value
    while let inner = value.boxed { value = inner }
    if value.unsigned == 1 { begin() }
  }
}

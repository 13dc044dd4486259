import GtkBridge

/// In what kind of session the program runs.
public struct DesktopSession: Hashable, Sendable {
  /// Where the session's message bus is, if there is one.
  public var busAddress: String?
  /// The names of the desktop and of those that it is made from, such as `Phosh` and `GNOME`.
  public var desktops: [String]
  /// Whether the display is one of Wayland's.
  public var isOnWayland: Bool

  /// Describes a session.
  public init(busAddress: String?, desktops: [String] = [], isOnWayland: Bool = false) {
    self.busAddress = busAddress
    self.desktops = desktops
    self.isOnWayland = isOnWayland
  }

  /// The session that the program has been started in.
  public static var current: DesktopSession {
    DesktopSession(
      busAddress: MessageBus.sessionAddress,
      desktops: (environmentVariable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":")
        .map(String.init),
      isOnWayland: Toolkit.isOnWayland
    )
  }

  /// Whether the shell is GNOME's own; Phosh calls itself GNOME, too.
  var isGnomeShell: Bool { desktops.contains("GNOME") && !desktops.contains("Phosh") }

  /// Whether the desktop takes its keyboard layouts from the settings of GNOME, or does not say
  /// what it is.
  var followsGnomeSettings: Bool {
    let followers: Set = ["GNOME", "Phosh", "Unity", "Budgie", "Pantheon"]
    return desktops.isEmpty || desktops.contains(where: followers.contains)
  }
}

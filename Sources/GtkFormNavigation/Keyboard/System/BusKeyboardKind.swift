import GtkBridge

/// How to talk with the keyboards of one kind over the session's bus.
struct BusKeyboardKind {
  /// Something to ask for.
  enum Request {
    case call(String, [Variant] = [])
    case set(String, Variant)
  }

  /// The object, under its well-known name.
  var object: BusObject
  /// The boolean properties that must all be true for it to be available; it must be there besides.
  var conditions: [String] = []
  /// The boolean property that says whether it is on the screen.
  var visibility: String?
  /// The boolean property that keeps it from coming by itself.
  var pause: String?
  var hide: Request
  /// How to put it back; nil if it is not known whether it was on the screen.
  var show: Request?

  /// All that are known: those of Phosh, of X11, of KDE, and of an input method.
  static let all = [phosh, onboard, kwin, fcitx]

  /// Squeekboard and the others that Phosh can use.
  static let phosh = BusKeyboardKind(
    object: BusObject(owner: "sm.puri.OSK0", path: "/sm/puri/OSK0", interface: "sm.puri.OSK0"),
    visibility: "Visible",
    hide: .call("SetVisible", [Variant(false)]),
    show: .call("SetVisible", [Variant(true)])
  )

  /// Onboard; who ends without taking back the pause leaves it paused for as long as it runs.
  static let onboard = BusKeyboardKind(
    object: BusObject(
      owner: "org.onboard.Onboard",
      path: "/org/onboard/Onboard/Keyboard",
      interface: "org.onboard.Onboard.Keyboard"
    ),
    visibility: "Visible",
    pause: "AutoShowPaused",
    hide: .call("Hide"),
    show: .call("Show")
  )

  /// Whatever keyboard KWin has started; of KWin's own it tells by plain signals, not by those of
  /// properties.
  static let kwin = BusKeyboardKind(
    object: BusObject(
      owner: "org.kde.KWin",
      path: "/VirtualKeyboard",
      interface: "org.kde.kwin.VirtualKeyboard"
    ),
    conditions: ["available", "enabled"],
    visibility: "visible",
    hide: .set("active", Variant(false)),
    show: .call("forceActivate")
  )

  /// The keyboard that Fcitx 5 shows; it does not tell when.
  static let fcitx = BusKeyboardKind(
    object: BusObject(
      owner: "org.fcitx.Fcitx5.VirtualKeyboard",
      path: "/org/fcitx/virtualkeyboard/impanel",
      interface: "org.fcitx.Fcitx5.VirtualKeyboard1"
    ),
    hide: .call("HideVirtualKeyboard")
  )

  /// The properties that are looked at.
  var properties: [String] { conditions + [visibility, pause].compactMap { $0 } }
}

internal import CAtspi

/// The hardware keyboard, as the X server sees it: what is pressed here reaches the focused window
/// like any other key.
@MainActor
public enum Keyboard {
  /// Presses and releases one key.
  public static func press(_ key: Key) throws {
    guard let display = Display.shared else { throw AccessibilityError("there is no X display") }
    let (code, shift) = try display.key(for: KeySym(key.symbol))
    var held = try key.modifiers.map { try display.key(for: KeySym($0)).code }
    if shift { held.append(try display.key(for: KeySym(XK_Shift_L)).code) }
    for modifier in held { send(modifier, down: true, to: display) }
    send(code, down: true, to: display)
    send(code, down: false, to: display)
    for modifier in held.reversed() { send(modifier, down: false, to: display) }
    XSync(display.pointer, 0)
  }

  private static func send(_ code: KeyCode, down: Bool, to display: Display) {
    XTestFakeKeyEvent(display.pointer, UInt32(code), down ? 1 : 0, 0)
  }
}

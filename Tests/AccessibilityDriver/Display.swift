internal import CAtspi

/// The X display that the program shows its windows on; the driver plays keyboard and window
/// manager on it.
@MainActor
final class Display {
  /// The connection, made on first use; nil without an X server.
  static let shared: Display? = Display()

  let pointer: OpaquePointer
  let root: Window
  private var spareKeycodes: [KeyCode] = []
  private var assigned: [KeySym: KeyCode] = [:]
  /// How many pings were sent; the number of the last one.
  var pings = 0

  private init?() {
    guard let opened = XOpenDisplay(nil) else { return nil }
    pointer = opened
    root = XDefaultRootWindow(opened)
    // A window may vanish between two questions; Xlib would end the whole test process for it.
    XSetErrorHandler { _, _ in 0 }
    spareKeycodes = unusedKeycodes()
    // Answers to pings come to the root window.
    XSelectInput(opened, root, SubstructureNotifyMask)
    parkPointer()
  }

  /// Puts the pointer away from the windows, which appear at the top left, so that nothing is
  /// hovered.
  func parkPointer() {
    let (right, bottom) = (XDisplayWidth(pointer, 0) - 1, XDisplayHeight(pointer, 0) - 1)
    XTestFakeMotionEvent(pointer, -1, right, bottom, 0)
    XSync(pointer, 0)
  }

  /// Finds the key that makes the symbol, and whether Shift is needed.
  ///
  /// A symbol that is on no key gets one that makes nothing else and keeps it, because the program
  /// reads the keyboard's map some time after the key was pressed.
  func key(for symbol: KeySym) throws -> (code: KeyCode, shift: Bool) {
    if let code = assigned[symbol] { return (code, false) }
    let code = XKeysymToKeycode(pointer, symbol)
    if code != 0 {
      if XkbKeycodeToKeysym(pointer, code, 0, 0) == symbol { return (code, false) }
      if XkbKeycodeToKeysym(pointer, code, 0, 1) == symbol { return (code, true) }
    }
    guard let spare = spareKeycodes.popLast() else {
      throw AccessibilityError("no key is left for the symbol \(symbol)")
    }
    var symbols = [symbol, symbol]
    XChangeKeyboardMapping(pointer, Int32(spare), 2, &symbols, 1)
    XSync(pointer, 0)
    assigned[symbol] = spare
    return (spare, false)
  }

  /// Sends the window a message of the protocol that it shares with window managers (ICCCM 4.2.8).
  func sendProtocol(_ name: String, to window: Window, _ second: Int = 0, _ third: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(pointer, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(pointer, name, 0))
    event.xclient.data.l.1 = second
    event.xclient.data.l.2 = third
    XSendEvent(pointer, window, 0, 0, &event)
    XSync(pointer, 0)
  }

  /// Tells whether a window has answered the ping with the number; answers to earlier ones are
  /// dropped.
  func hasAnswer(to number: Int) -> Bool {
    var found = false
    while XPending(pointer) > 0 {
      var event = XEvent()
      XNextEvent(pointer, &event)
      guard event.type == ClientMessage, event.xclient.window == root else { continue }
      found = found || event.xclient.data.l.1 == number
    }
    return found
  }

  private func unusedKeycodes() -> [KeyCode] {
    var lowest: Int32 = 0
    var highest: Int32 = 0
    XDisplayKeycodes(pointer, &lowest, &highest)
    return (lowest...highest).map { KeyCode($0) }
      .filter { code in (0..<4).allSatisfy { XkbKeycodeToKeysym(pointer, code, 0, $0) == 0 } }
  }
}

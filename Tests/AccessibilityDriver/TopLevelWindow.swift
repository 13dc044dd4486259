internal import CAtspi

/// A window of the program on the screen; the driver does with it what a window manager does.
@MainActor
public struct TopLevelWindow {
  private let display: Display
  private let window: Window

  /// Finds the process's windows that are on the screen, the topmost last; menus and tooltips are
  /// not among them.
  public static func windows(processID: Int32) throws -> [TopLevelWindow] {
    guard let display = Display.shared else { throw AccessibilityError("there is no X display") }
    var rootReturned = Window()
    var parentReturned = Window()
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    guard
      XQueryTree(display.pointer, display.root, &rootReturned, &parentReturned, &list, &count) != 0,
      let list
    else { return [] }
    defer { XFree(list) }
    return (0..<Int(count)).map { TopLevelWindow(display: display, window: list[$0]) }
      .filter { $0.isManaged && $0.processID == processID }
  }

  /// Width and height, in pixels.
  public var size: (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display.pointer, window, &attributes)
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Gives the window another size, in pixels, as a window manager does when it makes room for
  /// something.
  public func resize(width: Int, height: Int) {
    XResizeWindow(display.pointer, window, UInt32(width), UInt32(height))
    XSync(display.pointer, 0)
  }

  /// Asks the window to close, as the button in its frame does.
  public func close() {
    display.sendProtocol("WM_DELETE_WINDOW", to: window)
  }

  /// Waits until the program has handled everything that was sent to the window before, such as
  /// keys.
  ///
  /// It asks as a window manager asks whether a program still reacts (EWMH, `_NET_WM_PING`);
  /// toolkits answer in the order in which things arrive. A window that is gone counts as answered.
  public func waitForAnswer() throws {
    display.pings += 1
    let number = display.pings
    display.sendProtocol("_NET_WM_PING", to: window, number, Int(window))
    try waitUntil("the program reacts") {
      display.hasAnswer(to: number) || !isManaged
    }
  }

  /// Moves the pointer to the place and presses its first button there.
  ///
  /// - Parameters:
  ///   - x: The column, in pixels of the window.
  ///   - y: The row, in pixels of the window.
  public func click(x: Int, y: Int) throws {
    try press(button: 1, times: 1, x: x, y: y)
  }

  /// Turns the pointer's wheel at the place, toward what lies below.
  ///
  /// - Parameters:
  ///   - x: The column, in pixels of the window.
  ///   - y: The row, in pixels of the window.
  ///   - clicks: How far.
  public func scrollDown(x: Int, y: Int, clicks: Int) throws {
    try press(button: 5, times: clicks, x: x, y: y)
  }

  /// Presses the pointer's first button at the place and holds it down.
  ///
  /// - Parameters:
  ///   - x: The column, in pixels of the window.
  ///   - y: The row, in pixels of the window.
  public func holdDown(x: Int, y: Int) throws {
    movePointer(x: x, y: y)
    XTestFakeButtonEvent(display.pointer, 1, 1, 0)
    XSync(display.pointer, 0)
    try waitForAnswer()
  }

  /// Lets the pointer's first button go.
  public func letGo() throws {
    XTestFakeButtonEvent(display.pointer, 1, 0, 0)
    XSync(display.pointer, 0)
    try waitForAnswer()
    display.parkPointer()
  }

  private func press(button: UInt32, times: Int, x: Int, y: Int) throws {
    movePointer(x: x, y: y)
    for _ in 0..<times {
      XTestFakeButtonEvent(display.pointer, button, 1, 0)
      XTestFakeButtonEvent(display.pointer, button, 0, 0)
    }
    XSync(display.pointer, 0)
    try waitForAnswer()
    display.parkPointer()
  }

  private func movePointer(x: Int, y: Int) {
    var rootX: Int32 = 0
    var rootY: Int32 = 0
    var child = Window()
    XTranslateCoordinates(
      display.pointer,
      window,
      display.root,
      Int32(x),
      Int32(y),
      &rootX,
      &rootY,
      &child
    )
    XTestFakeMotionEvent(display.pointer, -1, rootX, rootY, 0)
  }

  /// Makes the window the one that gets the keys, unless it is already.
  public func takeFocus() {
    var focused = Window()
    var revert: Int32 = 0
    XGetInputFocus(display.pointer, &focused, &revert)
    guard focused != window else { return }
    XSetInputFocus(display.pointer, window, RevertToParent, Time(CurrentTime))
    XSync(display.pointer, 0)
  }

  /// Whether it is on the screen and not a menu or a tooltip.
  public var isManaged: Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display.pointer, window, &attributes) != 0 else { return false }
    return attributes.map_state == IsViewable && attributes.override_redirect == 0
      && attributes.class == InputOutput
  }

  private var processID: Int32? {
    var type = Atom()
    var format: Int32 = 0
    var count: UInt = 0
    var left: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let name = XInternAtom(display.pointer, "_NET_WM_PID", 0)
    XGetWindowProperty(
      display.pointer,
      window,
      name,
      0,
      1,
      0,
      Atom(XA_CARDINAL),
      &type,
      &format,
      &count,
      &left,
      &data
    )
    guard let data else { return nil }
    defer { XFree(data) }
    guard count == 1, format == 32 else { return nil }
    return data.withMemoryRebound(to: CLong.self, capacity: 1) { Int32(truncatingIfNeeded: $0[0]) }
  }
}

import FormNavigation
import GtkBridge
import KeyboardLayout
import KeyboardTestSupport
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// A form with a keyboard below it, and fingers for its keys.
@MainActor
final class KeyboardStage: Stage {
  private(set) lazy var keyboard = OnScreenKeyboard(serving: navigator, contexts: contexts)
  private let contexts: InputContextSwap
  let fields: [Widget]

  /// - Parameters:
  ///   - fields: The form, from top to bottom.
  ///   - layouts: The names of the layouts.
  init(
    _ fields: [Widget],
    layouts: [String] = ["us"],
    contexts: InputContextSwap = InputContextSwap(),
    width: Int = 360,
    height: Int = 640
  ) {
    (self.fields, self.contexts) = (fields, contexts)
    super.init(column(fields), width: width, height: height)
    keyboard.layouts = layouts.compactMap { LayoutName($0) }
      .compactMap { KeyboardLayout(named: $0) }
    body.add(keyboard.widget)
  }

  /// Shows the window with the keyboard, and the focus in a field.
  func open(focus index: Int? = 0, slides: Bool = false) {
    HostWidgets.setAnimates(slides)
    defer { HostWidgets.setAnimates(true) }
    show()
    if let index { fields[index].grabFocus() }
    keyboard.show()
    wait("the keyboard comes") { keyboard.parts?.grid.frames.isEmpty == false && isAtRest }
  }

  private var isAtRest: Bool { HostWidgets.isAtRest(keyboard.widget, revealed: true) }

  var grid: KeyGrid {
    guard let parts = keyboard.parts else { preconditionFailure("no keyboard yet") }
    return parts.grid
  }

  var keys: [PanelKey] { grid.keys }

  /// The number of the key with a label.
  func key(_ label: String, file: StaticString = #filePath, line: UInt = #line) -> Int {
    guard let index = keys.firstIndex(where: { $0.label == label && $0.action != .gap }) else {
      XCTFail("no key \(label) among \(keys.map(\.label))", file: file, line: line)
      return 0
    }
    return index
  }

  func key(_ action: KeyAction, file: StaticString = #filePath, line: UInt = #line) -> Int {
    guard let index = keys.firstIndex(where: { $0.action == action }) else {
      XCTFail("no key for \(action)", file: file, line: line)
      return 0
    }
    return index
  }

  /// A point of the window, given as a part of the way across a key.
  func point(_ key: Int, across: Double = 0.5, down: Double = 0.5) -> (x: Double, y: Double) {
    guard let surface = keyboard.parts?.surface.frame(in: window), grid.frames.indices.contains(key)
    else { return (0, 0) }
    let frame = grid.frames[key]
    return (
      Double(surface.x + frame.x) + Double(frame.width) * across,
      Double(surface.y + frame.y) + Double(frame.height) * down
    )
  }

  /// Presses a hardware key again and again.
  func press(_ key: Int32, times: Int) {
    for _ in 0..<times { TestDisplay.press(key, in: window) }
  }

  /// Puts a finger on a key.
  func touch(_ key: Int, isTouch: Bool = true) -> TestContact {
    let contact = TestContact(over: window, isTouch: isTouch)
    let place = point(key)
    contact.press(x: place.x, y: place.y)
    return contact
  }

  func move(_ contact: TestContact, to key: Int) {
    let place = point(key)
    contact.move(x: place.x, y: place.y)
  }

  func tap(_ key: Int, isTouch: Bool = true) { touch(key, isTouch: isTouch).release() }

  func tap(_ label: String) { tap(key(label)) }

  func tap(_ action: KeyAction) { tap(key(action)) }

  /// Types a text by its keys, as the panels offer them.
  func type(
    _ text: String,
    isTouch: Bool = true,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for character in text {
      guard let state = keyboard.state,
        let presses = KeyboardExplorer(state).presses(toType: character)
      else { return XCTFail("no way to type \(character)", file: file, line: line) }
      for press in presses { tap(key(press.key.action), isTouch: isTouch) }
    }
  }

  /// Holds a finger on a key until the bubble is open.
  func hold(_ key: Int, isTouch: Bool = true) -> TestContact {
    let contact = touch(key, isTouch: isTouch)
    wait("the bubble opens") { keyboard.parts?.alternates.isOpen ?? false }
    return contact
  }

  /// The accessible name of a key.
  func name(of action: KeyAction) -> String? {
    grid.cap(at: key(action))?.button.accessibleName
  }

  var alternates: AlternatesPopup? { keyboard.parts?.alternates }

  /// The middle of what the bubble offers, in the window.
  func point(ofAlternate index: Int) -> (x: Double, y: Double) {
    guard let frame = alternates?.caps[index].button.frameAcrossWindows(in: window) else {
      return (0, 0)
    }
    return frame.center
  }
}

@MainActor extension KeyboardController {
  /// One with American keys that comes for every text, if the system has none.
  static func alone(for navigator: FormNavigator) -> KeyboardController {
    KeyboardController(
      for: navigator,
      mode: .always,
      layout: LayoutName("us"),
      beside: SystemKeyboards(session: DesktopSession(busAddress: nil))
    )
  }
}

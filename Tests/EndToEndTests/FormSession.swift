import AccessibilityDriver
import Foundation

/// One run of the program with a form in its window.
@MainActor
final class FormSession {
  /// The roles of the things that hold an answer.
  static let fieldRoles: [Role] = [
    .text, .entry, .passwordText, .spinButton, .checkBox, .radioButton, .comboBox, .slider,
  ]

  let program: Program
  let application: Accessible
  /// Where the program's files go; removed after the test.
  let directory: URL

  /// Starts the program and waits until its window can be used.
  init(program: Program, directory: URL) throws {
    self.program = program
    self.directory = directory
    var found: Accessible?
    try waitUntil("the program announces itself", upTo: 10) {
      try program.requireRunning()
      found = try AccessibilityBus.application(processID: program.processID)
      return found != nil
    }
    guard let found else { throw ProgramEnded.neverStarted }
    application = found
    try wait("the window appears") { try !topLevelWindows.isEmpty }
    try wait("something has the focus") { try focused != nil }
  }

  /// The program's windows on the screen, the topmost last.
  var topLevelWindows: [TopLevelWindow] {
    get throws { try TopLevelWindow.windows(processID: program.processID) }
  }

  /// The topmost window of the program.
  var topLevelWindow: TopLevelWindow {
    get throws {
      try program.requireRunning()
      guard let window = try topLevelWindows.last else { throw Missing("a window") }
      return window
    }
  }

  /// The window that the user works in, as a screen reader sees it.
  var activeWindow: Accessible {
    get throws {
      let windows = try application.children
      guard let window = windows.first(where: { $0.is(.active) }) ?? windows.first else {
        throw Missing("a window")
      }
      return window
    }
  }

  /// The object with the keyboard focus in the active window.
  var focused: Accessible? {
    get throws {
      if let focused = try activeWindow.descendants(states: [.focused]).first { return focused }
      // The focus of a combo box is in a button that is not in the tree, but whose parents are.
      var heard = AccessibilityBus.focusHeard(from: program.processID)
      while let current = heard {
        if try current.role == .comboBox { return current }
        heard = try current.role == .frame ? nil : current.parent
      }
      return nil
    }
  }

  /// Waits for the condition, but no longer than the program lives.
  func wait(
    _ what: @autoclosure () -> String,
    upTo seconds: Double = 5,
    _ condition: () throws -> Bool
  ) throws {
    do {
      try waitUntil(what(), upTo: seconds) {
        try program.requireRunning()
        // A window manager hands the focus on when a window comes or goes.
        try topLevelWindows.last?.takeFocus()
        return try condition()
      }
    } catch let ended as ProgramEnded {
      throw ended
    } catch {
      throw Missing("\(error)\n\(application.outline())\(program.standardError)")
    }
  }
}

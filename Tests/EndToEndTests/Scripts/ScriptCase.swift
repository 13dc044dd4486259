import AccessibilityDriver
import Foundation
import XCTest

/// A script's form, and what is done in it.
struct ScriptCase {
  /// The way in which a form is ended; the keys for it differ, the meaning does not.
  enum End {
    /// The button with the name is pressed; Ctrl and Return in this program if it confirms.
    case button(String, confirms: Bool)
    case escape
    /// Nothing is pressed: the time runs out.
    case wait

    static let confirm = End.button("OK", confirms: true)
  }

  let options: [String]
  let keys: [Key]
  let end: End
  let environment: [String: String]
  let input: String

  /// Creates a case.
  static func form(
    _ options: String...,
    keys: [[Key]] = [],
    end: End = .confirm,
    environment: [String: String] = [:],
    input: String = ""
  ) -> ScriptCase {
    ScriptCase(
      options: options,
      keys: keys.flatMap { $0 },
      end: end,
      environment: environment,
      input: input
    )
  }
}

/// The keys that type a text.
func text(_ text: String) -> [Key] { text.unicodeScalars.map(Key.character) }

extension XCTestCase {
  /// Expects the same output and status as from the program that a script is written for, which
  /// gets the same options and keys.
  @MainActor
  func compare(
    with name: String,
    _ dialog: String,
    _ cases: [ScriptCase],
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for each in cases {
      let options = [dialog] + each.options
      let theirs = try openPeer(
        name,
        options,
        environment: each.environment,
        input: each.input
      )
      for key in each.keys { try theirs.press(key) }
      try theirs.end(each.end, isOurs: false)
      let ours = try openScript(options, environment: each.environment, input: each.input)
      for key in each.keys { try ours.press(key) }
      try ours.end(each.end, isOurs: true)
      XCTAssertEqual(
        try ours.result(),
        try theirs.result(),
        "\(each.options) \(each.keys)",
        file: file,
        line: line
      )
    }
  }
}

extension FormSession {
  fileprivate func end(_ end: ScriptCase.End, isOurs: Bool) throws {
    switch end {
    case .wait: break
    case .escape: try self.end(by: .escape)
    case .button("OK", confirms: true) where isOurs: try self.end(by: .control(.return))
    case .button(let name, _): try pressButton(name)
    }
  }
}

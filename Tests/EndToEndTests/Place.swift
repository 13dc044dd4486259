import Foundation

/// Where the tests find what they run and what they read.
enum Place {
  /// The program: `NEXTFIELD_PROGRAM`, or the one that was built together with the tests.
  static var program: URL {
    if let path = ProcessInfo.processInfo.environment["NEXTFIELD_PROGRAM"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("nextfield")
  }

  /// The checkout that the tests were built from.
  static let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The forms of these tests.
  static let forms = checkout.appendingPathComponent("Tests/EndToEndTests/Forms")

  /// The folder of the answers that are entered into the forms that come with the program.
  static let fillings = checkout.appendingPathComponent("Tests/EndToEndTests/Fillings")

  /// The forms that come with the program.
  static let samples = checkout.appendingPathComponent("data/forms")

  /// The inherited environment, but with the user's files in the directory, so that a test never
  /// meets another one's drafts.
  static func environment(home directory: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"] {
      environment[name] = directory.appendingPathComponent(name).path
    }
    return environment
  }
}

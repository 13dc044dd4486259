import GtkBridge

/// Goes on as the program that a script has called, for what this one does not do.
enum HandOver {
  /// Set for the other program, so that two that hand over to each other come to an end.
  private static let mark = "NEXTFIELD_HANDED_OVER"

  /// Becomes the other program.
  ///
  /// - Parameters:
  ///   - peer: The program.
  ///   - arguments: Its arguments.
  ///   - reason: The part of the command line that only it can do; nil for a dialog of its own.
  /// - Returns: The exit status, if the program is not there.
  static func run(_ peer: ScriptRequest.Peer, _ arguments: [String], reason: String?) -> Int32 {
    let name = peer.rawValue
    let dialog = reason ?? arguments.first { $0.hasPrefix("--") } ?? name
    guard environmentVariable(mark) == nil, let path = ProcessImage.path(of: name) else {
      complain(
        tr(
          "nextfield: {option} needs {program}, which is not installed",
          ["option": dialog, "program": name]
        )
      )
      return 255
    }
    ProcessImage.setEnvironment(mark, to: "1")
    let failure = ProcessImage.replace(by: path, name: name, arguments: arguments)
    complain("nextfield: \(path): \(failure.reason)")
    return 255
  }
}

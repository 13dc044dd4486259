/// The program ended while a test still wanted something of it.
public struct ProgramEnded: Error, CustomStringConvertible {
  /// How it ended, and what it said on standard error.
  public let description: String

  /// It never came so far that it could be used.
  public static let neverStarted = ProgramEnded(description: "the program never announced itself")
}

public import Foundation

/// The program under test, as a process of its own with its output kept in files.
@MainActor
public final class Program {
  /// How a process ended.
  public enum Ending: Equatable, Sendable {
    /// It ended itself with this status.
    case status(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  /// The process.
  public let processID: Int32
  private let output: URL
  private let complaints: URL
  private var ending: Ending?

  /// Starts the program; all of it that is not named here is inherited.
  ///
  /// - Parameters:
  ///   - program: The file to run.
  ///   - arguments: What follows the program's name on the command line.
  ///   - environment: The whole environment.
  ///   - input: What stands on standard input.
  ///   - output: Where standard output goes instead of a file of the test.
  ///   - complaints: Where standard error goes instead of a file of the test.
  ///   - directory: Where its standard streams are kept; the caller removes it.
  public init(
    _ program: URL,
    arguments: [String],
    environment: [String: String],
    input: String = "",
    output: URL? = nil,
    complaints: URL? = nil,
    directory: URL
  ) throws {
    self.output = output ?? directory.appendingPathComponent("standard-output")
    self.complaints = complaints ?? directory.appendingPathComponent("standard-error")
    let source = directory.appendingPathComponent("standard-input")
    try Data(input.utf8).write(to: source)
    processID = try spawn(
      [program.path] + arguments,
      environment: environment.map { "\($0.key)=\($0.value)" },
      input: source.path,
      output: self.output.path,
      complaints: self.complaints.path
    )
  }

  /// How it ended; nil while it runs.
  public func checkEnding() -> Ending? {
    if ending == nil {
      var status: Int32 = 0
      if waitpid(processID, &status, WNOHANG) == processID {
        let signal = status & 0x7F
        ending = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
      }
    }
    return ending
  }

  /// Waits until it has ended, and tells how.
  public func waitForEnd(upTo seconds: Double = 5) throws -> Ending {
    var found: Ending?
    try waitUntil("the program ends", upTo: seconds) {
      found = checkEnding()
      return found != nil
    }
    return found ?? .status(-1)
  }

  /// Throws when the program has ended although the test still wants something of it.
  public func requireRunning() throws {
    guard let ending = checkEnding() else { return }
    throw ProgramEnded(description: "the program ended with \(ending): \(standardError)")
  }

  /// Everything that it has written to standard output.
  public var standardOutput: String { contents(of: output) }

  /// Everything that it has written to standard error.
  public var standardError: String { contents(of: complaints) }

  /// Sends the signal.
  public func signal(_ number: Int32) {
    guard checkEnding() == nil else { return }
    kill(processID, number)
  }

  /// Ends it, and whatever it has started, at once; never waits for it to agree.
  public func end() {
    kill(-processID, SIGKILL)
    guard checkEnding() == nil else { return }
    var status: Int32 = 0
    waitpid(processID, &status, 0)
    ending = .signal(SIGKILL)
  }

  private func contents(of file: URL) -> String {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

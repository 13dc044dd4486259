/// Why a question to another program over AT-SPI, or a key sent to it, got no answer.
public struct AccessibilityError: Error, CustomStringConvertible {
  /// The reason, for the person who reads the test's report.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

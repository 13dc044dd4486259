/// How long one call of something takes.
public struct Measurement {
  public let name: String
  /// The time for one call, in microseconds: the median of several runs.
  public let microseconds: Double
  /// The longest time that is all right for 100 000 fields.
  public let most: Double

  public var text: String { Self.text(microseconds) }

  public var limit: String { Self.text(most) }

  public var isTooSlow: Bool { microseconds > most }

  private static func text(_ microseconds: Double) -> String {
    if microseconds >= 1000 { return "\(rounded(microseconds / 1000)) ms" }
    return "\(rounded(microseconds)) us"
  }

  private static func rounded(_ value: Double) -> String {
    value >= 100 ? "\(Int(value + 0.5))" : "\(Double(Int(value * 100 + 0.5)) / 100)"
  }

  /// Measures a number of calls several times.
  public init(
    _ name: String,
    most: Double,
    calls: Int,
    runs: Int = 7,
    _ body: (Int) -> Void
  ) {
    self.name = name
    self.most = most
    let clock = ContinuousClock()
    body(0)
    let times = (0..<runs).map { _ in
      let time = clock.measure { for call in 0..<calls { body(call) } }
      let parts = time.components
      return Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
    }
    microseconds = times.sorted()[runs / 2] / Double(calls)
  }
}

/// How long to wait before the next try, while a server is away.
///
/// Each pause may be twice as long as the one before. How much of it is waited for is random, so
/// that many machines do not come back in one moment.
public struct Backoff: Sendable {
  /// The longest pause that may come next, in milliseconds.
  private var limit = Self.shortest

  private static let shortest = 500
  private static let longest = 60_000

  /// Creates one for a server that was there just now.
  public init() {}

  /// Makes the next pause longer.
  ///
  /// - Parameter chance: A random number from 0 to 1.
  /// - Returns: The pause that comes now, in milliseconds.
  public mutating func next(_ chance: Double) -> Int {
    let share = chance > 0 ? min(chance, 1) : 0
    let pause = limit / 2 + Int(Double(limit / 2) * share)
    limit = min(limit * 2, Self.longest)
    return pause
  }

  /// Begins anew, as the server is there.
  public mutating func reset() { limit = Self.shortest }
}

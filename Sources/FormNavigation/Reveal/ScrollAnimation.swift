/// The way of a scroll offset from one value to another, as a function of the time that has passed.
///
/// It eases out: it starts fast and comes to rest at the end, never beyond it. There is no clock in
/// it; the caller says how much time has passed. Offsets are in content units, times in seconds.
///
/// ```swift
/// var animation = ScrollAnimation(from: 0, to: 200)
/// animation.offset(at: 0.1)  // 175
/// animation = animation.reaimed(to: 300, at: 0.1)  // its clock starts again, from 175
/// ```
public struct ScrollAnimation: Hashable, Sendable {
  /// How long a scroll takes unless said otherwise, in seconds.
  public static var defaultDuration: Double { 0.2 }

  /// The offset at the beginning.
  public let start: Double

  /// The offset at the end.
  public let end: Double

  /// The time from the beginning to the end; zero is a jump.
  public let duration: Double

  /// The speed at the beginning, in content units per duration.
  private let speed: Double

  /// Creates an animation from rest.
  ///
  /// - Parameters:
  ///   - start: The offset that is displayed now.
  ///   - end: The offset to come to.
  ///   - duration: The time it takes, in seconds; not positive means at once.
  public init(from start: Double, to end: Double, duration: Double = defaultDuration) {
    let start = start.sane
    let end = end.sane
    self.init(start: start, end: end, duration: duration.saneLength, speed: 3 * (end - start))
  }

  private init(start: Double, end: Double, duration: Double, speed: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    self.speed = speed
  }

  /// Returns the offset to display when this much time has passed since the beginning.
  public func offset(at elapsed: Double) -> Double {
    guard elapsed > 0 else { return duration > 0 ? start : end }
    guard elapsed < duration else { return end }
    // The cubic through both ends with the given speed at the first and none at the last (Hermite's
    // form).
    let part = elapsed / duration
    let rest = 1 - part
    let offset =
      start + speed * part * rest * rest + (end - start) * part * part * (3 - 2 * part)
    return min(max(offset, min(start, end)), max(start, end))
  }

  /// Whether the end is reached when this much time has passed.
  public func isFinished(at elapsed: Double) -> Bool { elapsed >= duration }

  /// Returns an animation that goes on from where this one is, to another end.
  ///
  /// The displayed offset does not jump, and the speed is kept as far as it leads to the new end
  /// without passing it.
  ///
  /// - Parameters:
  ///   - end: The offset to come to.
  ///   - elapsed: The time that has passed since the beginning of this animation.
  /// - Returns: An animation of the same duration, whose time begins now.
  public func reaimed(to end: Double, at elapsed: Double) -> ScrollAnimation {
    let start = offset(at: elapsed)
    let end = end.sane
    let fastest = 3 * (end - start)
    let kept = speed(at: elapsed)
    let speed = fastest >= 0 ? min(max(kept, 0), fastest) : max(min(kept, 0), fastest)
    return ScrollAnimation(start: start, end: end, duration: duration, speed: speed)
  }

  /// The speed when this much time has passed, in content units per duration.
  private func speed(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 0 }
    let part = max(0, elapsed) / duration
    return speed * (1 - part) * (1 - 3 * part) + 6 * (end - start) * part * (1 - part)
  }
}

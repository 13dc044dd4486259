/// One part of a column as it was when the heights of those that are not made were guessed, in
/// pixels.
struct HeightMeasure {
  let part: Int
  let width: Int
  let height: Int

  /// Whether the same part at another time says that everything has another height now, not only a
  /// row of it that has got a message.
  func isOutdated(width: Int, height: Int?) -> Bool {
    guard width == self.width else { return true }
    return height.map { abs($0 - self.height) * 20 > self.height } ?? false
  }
}

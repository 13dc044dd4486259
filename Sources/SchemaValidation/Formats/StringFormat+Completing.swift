extension StringFormat {
  /// Completes a time without an offset, as people and time widgets write it, to what `time` and
  /// `date-time` ask for.
  ///
  /// Seconds may be missing as well, and a space may stand for the `T`: with an offset of 120,
  /// `2026-03-31 14:30` becomes `2026-03-31T14:30:00+02:00`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - offset: The minutes that local time is ahead of UTC, at most a day.
  /// - Returns: The text in this form, itself if it is already; nil if it cannot be completed, or
  ///   if this is another format.
  public func completed(_ text: String, offsetMinutes offset: Int) -> String? {
    guard self == .time || self == .dateTime else { return nil }
    if accepts(text) { return text }
    var bytes = Array(text.utf8)
    var start = bytes.startIndex
    if self == .dateTime {
      guard bytes.count > 10,
        bytes[10] == UInt8(ascii: " ") || bytes[10] | 0x20 == UInt8(ascii: "t")
      else { return nil }
      if bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
      start = 11
    }
    let end = bytes[start...].firstIndex(where: Timestamp.isOffsetSign) ?? bytes.endIndex
    let offsetText = end == bytes.endIndex ? Self.offsetText(offset) : ""
    let seconds = bytes[start..<end].count == 5 ? ":00" : ""
    let result =
      String(decoding: bytes[..<end], as: UTF8.self) + seconds
      + String(decoding: bytes[end...], as: UTF8.self) + offsetText
    return accepts(result) ? result : nil
  }

  private static func offsetText(_ minutes: Int) -> String {
    guard minutes != 0 else { return "Z" }
    let amount = abs(minutes)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return (minutes < 0 ? "-" : "+") + twoDigits(amount / 60) + ":" + twoDigits(amount % 60)
  }
}

/// A time of day as RFC 3339 has it, and as people write it.
struct ClockTime: Equatable {
  var hour: Int
  var minute: Int
  /// The seconds with their fraction, such as `05.25`; nil if they were not given.
  var seconds: String?
  /// `Z` or `±HH:MM`; nil if it was not given.
  var offset: String?

  /// Reads `14:30`, `14:30:05.25`, `2:30 pm`, each with an offset or without; nil for anything
  /// else.
  init?(_ text: some StringProtocol) {
    var rest = Substring(text).drop(while: \.isWhitespace)
    while rest.last?.isWhitespace ?? false { rest = rest.dropLast() }
    offset = Self.takeOffset(&rest)
    let half = Self.takeHalf(&rest)
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Self.number(parts[0], atLeast: 1),
      let minute = Self.number(parts[1], atLeast: 2), minute < 60
    else { return nil }
    if let isAfternoon = half {
      guard (1...12).contains(hour) else { return nil }
      self.hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else {
      guard hour < 24 else { return nil }
      self.hour = hour
    }
    self.minute = minute
    if parts.count == 3 {
      guard Self.isSeconds(parts[2]) else { return nil }
      seconds = String(parts[2])
    }
  }

  private static func number(_ text: Substring, atLeast figures: Int) -> Int? {
    guard (figures...2).contains(text.count), text.allSatisfy(\.isASCIIFigure) else { return nil }
    return Int(text)
  }

  private static func isSeconds(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = number(parts[0], atLeast: 2), whole <= 60
    else {
      return false
    }
    return parts.count == 1 || (!parts[1].isEmpty && parts[1].allSatisfy(\.isASCIIFigure))
  }

  private static func takeOffset(_ text: inout Substring) -> String? {
    if let last = text.last, "Zz".contains(last) {
      text = trimmed(text.dropLast())
      return "Z"
    }
    let tail = text.suffix(6)
    guard tail.count == 6, let sign = tail.first, "+-".contains(sign),
      tail.dropFirst(3).first == ":", let hours = number(tail.dropFirst().prefix(2), atLeast: 2),
      let minutes = number(tail.suffix(2), atLeast: 2), hours < 24, minutes < 60
    else { return nil }
    text = trimmed(text.dropLast(6))
    return String(tail)
  }

  /// Whether a time on a clock of twelve hours is after noon.
  private static func takeHalf(_ text: inout Substring) -> Bool? {
    let tail = text.lowercased().filter { !".\u{A0}\u{202F} ".contains($0) }.suffix(2)
    guard tail == "am" || tail == "pm" else { return nil }
    text = text.prefix { $0.isASCIIFigure || $0 == ":" }
    return tail == "pm"
  }

  private static func trimmed(_ text: Substring) -> Substring {
    text.last?.isWhitespace ?? false ? trimmed(text.dropLast()) : text
  }

  /// The time as RFC 3339 has it, with the offset that it was given, or another one.
  func standard(offset other: String) -> String {
    "\(Figures.padded(hour, to: 2)):\(Figures.padded(minute, to: 2)):\(seconds ?? "00")"
      + (offset ?? other)
  }

  /// The time as people write it; the offset is left out if it is the one that goes without saying.
  func shown(without usual: String) -> String {
    var text = "\(Figures.padded(hour, to: 2)):\(Figures.padded(minute, to: 2))"
    if let seconds, seconds != "00" { text += ":" + seconds }
    if let offset, offset != usual { text += " " + offset }
    return text
  }
}

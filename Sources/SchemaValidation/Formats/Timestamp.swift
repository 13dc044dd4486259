/// Days and times as RFC 3339 has them.
enum Timestamp {
  /// Tells whether the text is a `full-date`, with a day that the month has.
  static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], let year = number(parts[0]),
      let month = number(parts[1]), let day = number(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }

  /// Tells whether the text is a `full-time`: hours, minutes, seconds and an offset.
  static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let end = bytes.firstIndex(where: isOffsetSign) ?? bytes.endIndex
    guard let clock = clock(bytes[..<end]), let offset = offset(bytes[end...]) else {
      return false
    }
    guard clock.seconds == 60 else { return true }
    // Leap seconds are put in at the end of a day in UTC.
    let minutes = clock.hours * 60 + clock.minutes - offset
    return (minutes % 1440 + 1440) % 1440 == 1439
  }

  /// Tells whether the text is a `date-time`.
  static func isDateTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let middle = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "t") }) else {
      return false
    }
    return isDate(bytes[..<middle]) && isTime(bytes[(middle + 1)...])
  }

  static func isOffsetSign(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "z") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// The hours, minutes and seconds of a `partial-time`; nil for anything else.
  static func clock(_ bytes: ArraySlice<UInt8>) -> (hours: Int, minutes: Int, seconds: Int)? {
    var whole = bytes
    if let point = bytes.firstIndex(of: UInt8(ascii: ".")) {
      let fraction = bytes[(point + 1)...]
      guard !fraction.isEmpty, fraction.allSatisfy(\.isDigit) else { return nil }
      whole = bytes[..<point]
    }
    let parts = whole.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 2], let hours = number(parts[0]),
      let minutes = number(parts[1]), let seconds = number(parts[2]), hours < 24, minutes < 60,
      seconds <= 60
    else { return nil }
    return (hours, minutes, seconds)
  }

  /// The minutes that an offset is ahead of UTC; nil for anything else.
  static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return bytes.count == 1 ? 0 : nil }
    let parts = bytes.dropFirst().split(
      separator: UInt8(ascii: ":"),
      omittingEmptySubsequences: false
    )
    guard parts.map(\.count) == [2, 2], let hours = number(parts[0]),
      let minutes = number(parts[1]),
      hours < 24, minutes < 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  /// Tells whether the text is a `duration`: units in order, none left out between two.
  static func isDuration(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "P") else { return false }
    let halves = bytes.dropFirst().split(
      separator: UInt8(ascii: "T"),
      omittingEmptySubsequences: false
    )
    guard halves.count <= 2, let days = halves.first, let dayUnits = units(days) else {
      return false
    }
    guard halves.count == 2 else {
      return dayUnits == "W" || (!dayUnits.isEmpty && Self.dayUnits.contains(dayUnits))
    }
    guard let timeUnits = units(halves[1]), !timeUnits.isEmpty else { return false }
    return Self.timeUnits.contains(timeUnits) && Self.dayUnits.contains(dayUnits)
  }

  /// The units that may follow each other; none may be left out in between.
  // Looking for a text within another would link all of Swift's regular expressions.
  private static let dayUnits: Set = ["", "Y", "M", "D", "YM", "MD", "YMD"]
  private static let timeUnits: Set = ["H", "M", "S", "HM", "MS", "HMS"]

  /// The letters of a text of digits with a letter behind each row; nil for anything else.
  private static func units(_ bytes: ArraySlice<UInt8>) -> String? {
    var letters = ""
    var hasDigits = false
    for byte in bytes {
      if byte.isDigit {
        hasDigits = true
      } else {
        guard hasDigits, byte.isLetter else { return nil }
        letters.unicodeScalars.append(Unicode.Scalar(byte))
        hasDigits = false
      }
    }
    return hasDigits ? nil : letters
  }

  /// The number that up to nine digits make; nil for anything else.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}

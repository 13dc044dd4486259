/// The facts about the system that a script's form needs.
public struct ScriptSurroundings: Sendable {
  /// Today, as ISO 8601 writes it.
  public var today: String
  /// The folder that the program is started in.
  public var folder: String
  /// Writes a day, given as ISO 8601 has it, by a format of strftime(3).
  public var dayText: @Sendable (_ day: String, _ format: String) -> String?
  /// The color with a name, as `#rrggbb`.
  public var color: @Sendable (_ name: String) -> String?

  /// Creates surroundings.
  public init(
    today: String,
    folder: String,
    dayText: @escaping @Sendable (_ day: String, _ format: String) -> String?,
    color: @escaping @Sendable (_ name: String) -> String?
  ) {
    (self.today, self.folder, self.dayText, self.color) = (today, folder, dayText, color)
  }
}

/// Days as ISO 8601 writes them, from texts in other forms.
enum DayReading {
  /// Reads a text by a format of strftime(3) with figures alone; nil if the format has other parts
  /// or the text is otherwise.
  static func day(of text: String, format: String) -> String? {
    var (bytes, rest) = (Array(text.utf8)[...], Array(format.utf8)[...])
    var parts: (year: Int?, month: Int?, day: Int?)
    func number(_ most: Int) -> Int? {
      let figures = bytes.prefix(most).prefix { (0x30...0x39).contains($0) }
      bytes = bytes.dropFirst(figures.count)
      return Int(String(decoding: figures, as: UTF8.self))
    }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let part = rest.popFirst() else {
        guard bytes.popFirst() == byte else { return nil }
        continue
      }
      switch part {
      case UInt8(ascii: "Y"): parts.year = number(4)
      case UInt8(ascii: "m"): parts.month = number(2)
      case UInt8(ascii: "d"), UInt8(ascii: "e"): parts.day = number(2)
      case UInt8(ascii: "F"): rest = Array("%Y-%m-%d".utf8) + rest
      case UInt8(ascii: "%"): guard bytes.popFirst() == part else { return nil }
      default: return nil
      }
    }
    guard bytes.isEmpty, let year = parts.year, let month = parts.month, let day = parts.day,
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}

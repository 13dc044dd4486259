import GtkBridge

/// How people write a day in figures: the order of year, month and day, and the sign between them.
struct DayFormat: Equatable {
  enum Part { case year, month, day }

  let order: [Part]
  let separator: Character

  /// ISO 8601.
  static let plain = DayFormat(order: [.year, .month, .day], separator: "-")

  /// That of the user's locale.
  static var current: DayFormat {
    let sample = CalendarDay(year: 2003, month: 11, day: 22)
    guard !LocalTime.isPlain, let text = LocalTime.text(of: sample) else { return .plain }
    return DayFormat(sample: text) ?? .plain
  }

  private init(order: [Part], separator: Character) {
    (self.order, self.separator) = (order, separator)
  }

  /// Learns from how a locale writes November 22, 2003; nil if that is not three numbers.
  init?(sample: String) {
    let parts = sample.split { !$0.isASCII || !$0.isNumber }
    let order = parts.compactMap { part -> Part? in
      switch part {
      case "2003", "03": .year
      case "11": .month
      case "22": .day
      default: nil
      }
    }
    guard parts.count == 3, Set(order).count == 3 else { return nil }
    self.init(order: order, separator: sample.first { "./-".contains($0) } ?? "-")
  }

  /// The form of a day, in words for its parts.
  var pattern: String {
    order.map { part in
      switch part {
      case .year: tr("YYYY")
      case .month: tr("MM")
      case .day: tr("DD")
      }
    }.joined(separator: String(separator))
  }

  /// A day as the user writes it.
  func text(of day: CalendarDay) -> String {
    order.map { part in
      switch part {
      case .year: Figures.padded(day.year, to: 4)
      case .month: Figures.padded(day.month, to: 2)
      case .day: Figures.padded(day.day, to: 2)
      }
    }.joined(separator: String(separator))
  }

  /// The day that a text means; nil if it is none that the calendar has.
  ///
  /// A text that begins with four figures is year, month and day in any locale. A year of two
  /// figures is not guessed at.
  func day(of text: String) -> CalendarDay? {
    let parts = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { "./- ".contains($0) }
    ).filter { !$0.isEmpty }
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isASCIIFigure) }) else { return nil }
    let order = parts[0].count == 4 ? Self.plain.order : order
    var day = CalendarDay(year: 0, month: 0, day: 0)
    for (part, figures) in zip(order, parts) {
      guard let number = Int(figures), figures.count == 4 || (part != .year && figures.count <= 2)
      else { return nil }
      switch part {
      case .year: day.year = number
      case .month: day.month = number
      case .day: day.day = number
      }
    }
    return day.exists ? day : nil
  }
}

extension Character {
  /// Whether it is one of the ten figures that JSON has.
  var isASCIIFigure: Bool { ("0"..."9").contains(self) }
}

/// Numbers of a fixed width.
enum Figures {
  static func padded(_ number: Int, to width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}

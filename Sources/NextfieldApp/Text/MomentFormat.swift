import FormModel
import GtkBridge
import SchemaValidation

/// How the user writes days and times, and what becomes of that in the answers.
struct MomentFormat {
  enum Kind { case day, time, dayAndTime }

  let kind: Kind
  private let days: DayFormat
  /// The local offset from UTC at a moment.
  private let offset: (CalendarDay, ClockTime) -> String

  /// Knows the formats of a kind.
  init(
    _ kind: Kind,
    days: DayFormat = .current,
    offset: @escaping (CalendarDay, ClockTime) -> String = {
      LocalTime.offset(on: $0, hour: $1.hour, minute: $1.minute)
    }
  ) {
    (self.kind, self.days, self.offset) = (kind, days, offset)
  }

  /// Knows those of a text's format; nil if that is no day and no time.
  init?(of format: TextFormat?) {
    switch format {
    case .date: self.init(.day)
    case .time: self.init(.time)
    case .dateTime: self.init(.dayAndTime)
    case .duration, .email, .idnEmail, .hostname, .idnHostname, .ipv4, .ipv6, .uri, .uriReference,
      .iri, .iriReference, .uriTemplate, .uuid, .regex, .jsonPointer, .relativeJSONPointer, .color,
      .filePath, .directoryPath, .path, .filePathPattern, nil:
      return nil
    }
  }

  /// The sign between the figures of a day.
  var daySign: Unicode.Scalar { days.separator.unicodeScalars.first ?? "-" }

  /// The form of what is typed, in words for its parts.
  var pattern: String {
    switch kind {
    case .day: days.pattern
    case .time: tr("HH:MM")
    case .dayAndTime: days.pattern + " " + tr("HH:MM")
    }
  }

  /// An example of what is to be typed.
  var example: String {
    let day = days.text(of: CalendarDay(year: 2026, month: 3, day: 31))
    return switch kind {
    case .day: day
    case .time: "14:30"
    case .dayAndTime: day + " 14:30"
    }
  }

  /// A value as the user writes it; one that would not come back as it is stays as it is.
  func shown(_ value: String) -> String {
    guard let text = plainly(value), self.value(of: text) == value else { return value }
    return text
  }

  private func plainly(_ value: String) -> String? {
    switch kind {
    case .day: return DayFormat.plain.day(of: value).map(days.text)
    case .time:
      return ClockTime(value).map { $0.shown(without: offset(LocalTime.today, $0)) }
    case .dayAndTime:
      guard let (day, time) = moment(value, "Tt ") else { return nil }
      return days.text(of: day) + " " + time.shown(without: offset(day, time))
    }
  }

  /// The value of a text that the user has typed; a text that is no day or time stays as it is.
  func value(of text: String) -> String {
    switch kind {
    case .day: return days.day(of: text).map(DayFormat.plain.text) ?? text
    case .time:
      return ClockTime(text).map { $0.standard(offset: offset(LocalTime.today, $0)) } ?? text
    case .dayAndTime:
      guard let (day, time) = moment(text, "Tt, ") else { return text }
      return DayFormat.plain.text(of: day) + "T" + time.standard(offset: offset(day, time))
    }
  }

  /// The day that a text begins with.
  func day(of text: String) -> CalendarDay? {
    days.day(of: text) ?? moment(text, "Tt, ")?.0 ?? days.day(of: String(text.prefix(10)))
  }

  /// The text with another day, and the time that it has.
  func text(_ text: String, on day: CalendarDay) -> String {
    guard kind == .dayAndTime else { return days.text(of: day) }
    let time = moment(text, "Tt, ").map { $0.1.shown(without: "") }
    return days.text(of: day) + " " + (time ?? "")
  }

  private func moment(_ text: String, _ between: String) -> (CalendarDay, ClockTime)? {
    let trimmed = text.drop(while: \.isWhitespace)
    guard let end = trimmed.dropFirst(6).firstIndex(where: between.contains),
      let day = days.day(of: String(trimmed[..<end]))
    else { return nil }
    let rest = trimmed[end...].drop(while: between.contains)
    return ClockTime(rest).map { (day, $0) }
  }
}

internal import CGtk
internal import Glibc

/// All that the user's locale and time zone make of days and times.
package enum LocalTime {
  /// A day as the locale writes it in figures.
  package static func text(of day: CalendarDay) -> String? {
    guard let time = midnight(day) else { return nil }
    defer { g_date_time_unref(time) }
    return g_date_time_format(time, "%x").map(takeString)
  }

  /// A day by a format of strftime(3), at midnight; nil if the day does not exist.
  package static func text(of day: CalendarDay, format: String) -> String? {
    guard !format.isEmpty else { return "" }
    var time = tm()
    (time.tm_year, time.tm_mon) = (Int32(day.year - 1900), Int32(day.month - 1))
    time.tm_mday = Int32(day.day)
    time.tm_isdst = -1
    guard mktime(&time) != -1, day.exists else { return nil }
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = strftime(&buffer, buffer.count, format, &time)
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The beginning of a day, for the caller to let go of; nil if there is no such day.
  private static func midnight(_ day: CalendarDay) -> OpaquePointer? {
    g_date_time_new_utc(gint(day.year), gint(day.month), gint(day.day), 0, 0, 0)
  }

  /// The day that a moment lies in.
  private static func day(of time: OpaquePointer) -> CalendarDay {
    var (year, month, day): (gint, gint, gint) = (0, 0, 0)
    g_date_time_get_ymd(time, &year, &month, &day)
    return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
  }

  /// Whether the locale is that of programs, which writes days as ISO 8601 has them.
  package static var isPlain: Bool {
    guard let name = setlocale(LC_TIME, nil) else { return true }
    return ["C", "POSIX", "C.UTF-8", "C.utf8"].contains(String(cString: name))
  }

  /// Today.
  package static var today: CalendarDay {
    guard let now = g_date_time_new_now_local() else {
      return CalendarDay(year: 2000, month: 1, day: 1)
    }
    defer { g_date_time_unref(now) }
    return Self.day(of: now)
  }

  /// The day that is so many months and then days later; nil if there is none.
  package static func day(_ day: CalendarDay, plusDays days: Int, months: Int) -> CalendarDay? {
    guard let time = midnight(day) else { return nil }
    defer { g_date_time_unref(time) }
    guard let later = g_date_time_add_full(time, 0, gint(months), gint(days), 0, 0, 0) else {
      return nil
    }
    defer { g_date_time_unref(later) }
    return Self.day(of: later)
  }

  /// How far the local time is from UTC on a day at a time, as RFC 3339 writes it: `+01:00`, `Z`.
  package static func offset(on day: CalendarDay, hour: Int, minute: Int) -> String {
    guard
      let time = g_date_time_new_local(
        gint(day.year),
        gint(day.month),
        gint(day.day),
        gint(hour),
        gint(minute),
        0
      )
    else { return "Z" }
    defer { g_date_time_unref(time) }
    let minutes = Int(g_date_time_get_utc_offset(time) / 60_000_000)
    guard minutes != 0 else { return "Z" }
    let figures = [abs(minutes) / 60, abs(minutes) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (minutes < 0 ? "-" : "+") + figures.joined(separator: ":")
  }
}

extension LocalTime {
  /// A moment as the locale writes it in figures, to the minute.
  ///
  /// - Parameter seconds: The seconds since 1970.
  /// - Returns: The text; nil if there is no such moment.
  package static func text(ofMoment seconds: Int) -> String? {
    guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(time) }
    return g_date_time_format(time, isPlain ? "%F %R" : "%x %R").map(takeString)
  }

  /// Now, in seconds since 1970.
  package static var seconds: Int { Int(g_get_real_time() / 1_000_000) }

  /// Now in UTC, as RFC 3339 has it, to the second.
  package static var timestamp: String {
    guard let now = g_date_time_new_now_utc() else { return "" }
    defer { g_date_time_unref(now) }
    return g_date_time_format(now, "%FT%TZ").map(takeString) ?? ""
  }
}

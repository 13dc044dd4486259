import GtkBridge
import ScriptForms

extension ScriptSurroundings {
  /// The surroundings of this process.
  static var system: ScriptSurroundings {
    ScriptSurroundings(
      today: DayFormat.plain.text(of: LocalTime.today),
      folder: ProcessImage.folder,
      dayText: { day, format in
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return LocalTime.text(
          of: CalendarDay(year: parts[0], month: parts[1], day: parts[2]),
          format: format
        )
      },
      color: ColorText.plain
    )
  }
}

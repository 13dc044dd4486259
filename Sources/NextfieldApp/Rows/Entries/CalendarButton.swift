import GtkBridge

/// Opens a calendar to pick the day from.
final class CalendarButton: EntryAccessory {
  private let format: MomentFormat
  private let button = Button(icon: "x-office-calendar-symbolic")

  /// Knows a day, with a time or without.
  init(_ format: MomentFormat) {
    self.format = format
    button.accessibleName = tr("Pick a day")
    button.tooltip = tr("Pick a day")
    button.focusesOnClick = false
  }

  var buttons: [Widget] { format.kind == .time ? [] : [button] }

  var hint: String? {
    format.kind == .time
      ? tr("Written as {pattern}.", ["pattern": format.pattern])
      : tr("Written as {pattern}; F4 opens a calendar.", ["pattern": format.pattern])
  }

  var placeholder: String? { format.pattern }

  func attach(to entry: Entry, isEditable: Bool) {
    button.isSensitive = isEditable
    button.onClick { [weak self, weak entry] in
      guard let self, let entry else { return }
      OpenPopover.show(over: entry) { close in self.makeCalendar(for: entry, close: close) }
    }
  }

  private func makeCalendar(for entry: Entry, close: @escaping () -> Void) -> Calendar {
    let calendar = Calendar()
    calendar.accessibleName = tr("Calendar")
    calendar.day = format.day(of: entry.text) ?? LocalTime.today
    calendar.onPick { [format] isEnd in
      entry.text = format.text(entry.text, on: calendar.day)
      entry.moveCaretToEnd()
      if isEnd { close() }
    }
    return calendar
  }

  func shown(_ value: String) -> String { format.shown(value) }

  func value(of text: String) -> String { format.value(of: text) }
}

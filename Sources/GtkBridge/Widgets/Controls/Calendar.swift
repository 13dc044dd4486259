internal import CGtk

/// A month to pick a day from.
@MainActor
package final class Calendar: Widget {
  /// A month has been turned over, or a key pressed: another day is chosen, but it need not be the
  /// last one.
  private var isOnTheWay = false

  /// Creates one that shows today.
  package init() { super.init(taking: made(gtk_calendar_new())) }

  /// The chosen day.
  package var day: CalendarDay {
    get {
      var (year, month, day): (guint, guint, guint) = (0, 0, 0)
      gtk_calendar_get_date(pointer(), &year, &month, &day)
      return CalendarDay(year: Int(year), month: Int(month) + 1, day: Int(day))
    }
    set {
      // Another month may not have the day that is chosen still.
      gtk_calendar_select_day(pointer(), 1)
      gtk_calendar_select_month(pointer(), guint(newValue.month - 1), guint(newValue.year))
      gtk_calendar_select_day(pointer(), guint(newValue.day))
    }
  }

  /// Calls the handler when the user has picked a day, by a click or by keys.
  ///
  /// The arrow keys go from day to day, Page Up and Page Down from month to month; Return and Space
  /// end it.
  ///
  /// - Parameter handler: Is told whether that was the end of it.
  package func onPick(_ handler: @escaping @MainActor (Bool) -> Void) {
    // Strong on purpose: GTK frees the handlers as the calendar is destroyed.
    connect("month-changed") { [self] in
      isOnTheWay = true
      MainLoop.whenIdle { self.isOnTheWay = false }
    }
    connect("day-selected") { [self] in handler(!isOnTheWay) }
    onModalKeyPress { [self] press in
      guard press.modifiers == [] else { return false }
      switch press.key {
      case .left: go(days: isRightToLeft ? 1 : -1)
      case .right: go(days: isRightToLeft ? -1 : 1)
      case .up, .keypadUp: go(days: -7)
      case .down, .keypadDown: go(days: 7)
      case .pageUp: go(months: -1)
      case .pageDown: go(months: 1)
      case .space, .keypadSpace, .enter, .keypadEnter, .isoEnter: handler(true)
      default: return false
      }
      return true
    }
  }

  private func go(days: Int = 0, months: Int = 0) {
    guard let next = LocalTime.day(day, plusDays: days, months: months) else { return }
    isOnTheWay = true
    day = next
    isOnTheWay = false
  }
}

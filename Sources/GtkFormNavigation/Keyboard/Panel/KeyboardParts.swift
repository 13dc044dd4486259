import GtkBridge

/// The widgets of the keyboard, from the outside to the inside, and what belongs to them.
final class KeyboardParts {
  let panel = Box(isVertical: true)
  /// The completions of the field: its own list would lie over the keys.
  let completions = SuggestionList(named: tr("Suggestions"), isRow: true)
  let surface = TouchSurface()
  let grid = KeyGrid()
  let alternates: AlternatesPopup
  let cursor: KeyCursor
  let clicks = PendingClicks()
  /// The faces of the keys, and their sizes.
  var (shown, shownMetrics): (ShownPanel?, KeyboardMetrics?) = (nil, nil)

  init() {
    panel.addStyleClass("nextfield-keyboard")
    panel.add(completions.widget)
    panel.add(surface)
    surface.add(grid.container)
    alternates = AlternatesPopup(over: surface)
    cursor = KeyCursor(grid: grid)
    alternates.onOpenChange = { [cursor] in cursor.isAway = $0 }
  }
}

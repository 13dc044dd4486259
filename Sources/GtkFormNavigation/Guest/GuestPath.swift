import GtkBridge

/// A focused field of somebody else's program, and what it is scrolled in.
struct GuestPath {
  let field: Widget
  /// The scrolled windows around it, from the inside out; there is one at least.
  let areas: [ScrolledWindow]

  /// The way up from a focused widget; nil if that is no field, lies in nothing that is
  /// scrolled, or in something that is better left alone.
  init?(from focused: Widget, _ rules: GuestRules) {
    var found: Widget?
    var around: [ScrolledWindow] = []
    var next: Widget? = focused
    while let current = next {
      guard !rules.excludes(current) else { return nil }
      if found == nil, Self.isField(current) { found = current }
      if let area = ScrolledWindow(current) {
        guard let found, GuestArea.isSuitable(area, for: found),
          !area.isMarked(FormNavigator.mark)
        else { return nil }
        around.append(area)
      }
      next = current.parent
    }
    guard let found, !around.isEmpty else { return nil }
    (field, areas) = (found, around)
  }

  private static func isField(_ widget: Widget) -> Bool {
    switch widget.kind {
    case .entry, .spinButton, .textView, .comboBox, .toggle, .switch: true
    case .other: widget.isOfType("GtkScale")
    case .button, .scrolledWindow: false
    }
  }
}

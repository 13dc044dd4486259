import GtkBridge

/// The completions of a field while it is typed into, in a row above the keys.
extension OnScreenKeyboard {
  /// The most that are offered; nobody looks through more.
  private static let mostCompletions = 12

  /// If the window is lower there is no room for the row.
  private static let leastHeight = 480

  /// Offers what fits the text by now.
  func updateCompletions() {
    guard let parts else { return }
    var items: [Suggestions.Item] = []
    if completions.isQuieting, let text = field.widget?.widget,
      (window?.size.height ?? 0) >= Self.leastHeight
    {
      items = text.completions(atMost: Self.mostCompletions)
        .map { Suggestions.Item($0.text, id: $0.place) }
    }
    parts.completions.show(items)
  }

  func complete(_ item: Suggestions.Item) {
    guard isShown, completions.isQuieting else { return }
    field.widget?.widget?.chooseCompletion(at: item.id)
  }
}

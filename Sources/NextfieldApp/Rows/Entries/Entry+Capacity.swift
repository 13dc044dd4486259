import GtkBridge

extension Entry {
  /// The fault of a text that fills it: GTK has cut what was longer; nil if there is still room.
  var cut: String? {
    guard text.unicodeScalars.count >= Entry.capacity else { return nil }
    return tr(
      "This is cut: only {count} characters fit here.",
      ["count": String(Entry.capacity)]
    )
  }
}

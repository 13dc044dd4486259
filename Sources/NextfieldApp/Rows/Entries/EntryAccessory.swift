import GtkBridge

/// Buttons beside an entry, and the way from what is typed to the value.
protocol EntryAccessory: AnyObject {
  /// The buttons behind the entry; F4 in the entry presses the first one.
  var buttons: [Widget] { get }

  /// The use of F4, for a screen reader.
  var hint: String? { get }

  /// The text of the empty entry if the form says nothing else.
  var placeholder: String? { get }

  /// Connects the buttons with the entry.
  func attach(to entry: Entry, isEditable: Bool)

  /// A value as it is shown.
  func shown(_ value: String) -> String

  /// The value of what is typed.
  func value(of text: String) -> String
}

extension EntryAccessory {
  var placeholder: String? { nil }

  func shown(_ value: String) -> String { value }

  func value(of text: String) -> String { text }
}

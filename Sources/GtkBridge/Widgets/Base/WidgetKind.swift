/// The kinds of control that forms are made of.
package enum WidgetKind: Int32, Sendable {
  /// None of those below.
  case other
  /// One line of text.
  case entry
  /// A number with arrows.
  case spinButton
  /// Several lines of text.
  case textView
  /// A choice from a list.
  case comboBox
  /// A check or radio button.
  case toggle
  /// On or off.
  case `switch`
  /// Any other button.
  case button
  /// A scrolling container.
  case scrolledWindow
}

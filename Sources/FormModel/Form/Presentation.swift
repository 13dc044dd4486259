/// The widget that suits a field best, if the plain one of its kind is not the best.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
  /// A switch, for yes or no.
  case toggle
  /// Two radio buttons, for yes or no, or one for each of a few choices.
  case radio
  /// A list that opens.
  case list
  /// A list that is searched by typing, for many choices.
  case search
  /// A check box for each of several choices.
  case checkBoxes
  /// Choices that are shown as tags in one line.
  case tags
  /// A slider, for a number between two near bounds.
  case slider
  /// An entry with buttons for one step up and down.
  case spin
}

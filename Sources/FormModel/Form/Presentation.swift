/// The widget that suits a field best, if the plain one of its kind is not the best.
public enum Presentation: String, Sendable, Hashable, CaseIterable {
  /// A switch, for yes or no.
  case toggle
  /// A radio button for each of a few choices.
  case radio
  /// A list that opens.
  case list
  /// A list that is searched by typing, for many choices.
  case search
  /// A slider, for a number between two near bounds.
  case slider
  /// An entry with buttons for one step up and down.
  case spin
}

extension Presentation {
  /// How many choices are all shown at once.
  static let fewChoices = 2...4

  /// How many choices a list shows; in a longer one a value is found faster by typing a part of it.
  static let longestList = 40

  /// How many steps between two bounds are few enough to go one by one.
  static let fewSteps = 100

  /// How many steps a slider can have.
  static let mostSteps = 10_000

  /// Chooses the widget for a kind of field, asked for or not; nil for the plain one.
  init?(for kind: FieldKind, _ constraints: FieldConstraints, asked: Presentation?) {
    switch kind {
    case .boolean:
      guard asked == .toggle else { return nil }
      self = .toggle
    case .choice(let choices):
      if choices.count > Self.longestList {
        self = .search
      } else if let asked, [.radio, .list, .search].contains(asked) {
        self = asked
      } else {
        self = Self.fewChoices.contains(choices.count) ? .radio : .list
      }
    case .integer, .number:
      let count = NumberSteps(for: kind, constraints)?.count
      if asked == .slider, let count, (1...Self.mostSteps).contains(count) {
        self = .slider
      } else if asked == .spin || (kind == .integer && (1...Self.fewSteps).contains(count ?? 0)) {
        self = .spin
      } else {
        return nil
      }
    case .text, .choices, .tags, .scalar, .raw:
      return nil
    }
  }
}

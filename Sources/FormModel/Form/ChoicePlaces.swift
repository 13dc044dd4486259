import OrderedJSON

/// Where each value stands in a long list of choices, for all fields that have the list.
final class ChoicePlaces: Sendable {
  private let places: [JSONValue: Int]

  init(_ choices: [Choice]) {
    places = Dictionary(choices.enumerated().map { ($1.value, $0) }) { first, _ in first }
  }

  /// Returns the first place of a value, or nil.
  func place(of value: JSONValue) -> Int? { places[value] }
}

extension Field {
  /// Returns the first place of a value among the field's choices, or nil.
  func place(of value: JSONValue, in choices: [Choice]) -> Int? {
    if let choicePlaces { return choicePlaces.place(of: value) }
    return choices.firstIndex { $0.value == value }
  }
}

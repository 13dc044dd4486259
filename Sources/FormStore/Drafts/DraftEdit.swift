public import FormModel
public import OrderedJSON

/// One thing that a user has done to a form.
///
/// A draft is what was done, in order: doing it again leads to the same answers, and to as much of
/// them as still fits if the form is another one by then.
public enum DraftEdit: Sendable, Hashable {
  /// An input in a field.
  case input(DraftInput)
  /// A row that was added to a list, at its end if no place is said, or an entry to a map.
  case add(to: JSONPointer, at: Int? = nil)
  /// A row that was removed from a list, or an entry from a map.
  case remove(Int, from: JSONPointer)
  /// A row of a list that was moved.
  case move(Int, to: Int, in: JSONPointer)
}

/// The input of a field, typed or chosen.
public struct DraftInput: Sendable, Hashable {
  /// The content of an input.
  ///
  /// Choices are kept by their values, as other choices may stand in their places some day.
  public enum Content: Sendable, Hashable {
    /// Typed text.
    case text(String)
    /// Typed text that is read as a value of that type.
    case typed(String, as: SchemaType)
    /// Yes or no.
    case flag(Bool)
    /// A choice, by its value and its label; nil if none is chosen.
    case choice(Chosen?)
    /// Several choices.
    case choices([Chosen])
  }

  /// One of the values that were offered.
  public struct Chosen: Sendable, Hashable {
    /// The value.
    public var value: JSONValue
    /// The text that was shown.
    public var label: String
  }

  /// The index of the field, while the form is the same.
  public var index: Int
  /// The place of the field in the answers before the input.
  public var pointer: JSONPointer
  /// The role of the field.
  public var role: FieldRole
  /// The name of the field, to tell of an input that does not fit any more.
  public var label: String
  /// The input.
  public var content: Content
}

extension DraftInput {
  /// Describes the input that a field shows.
  ///
  /// - Parameters:
  ///   - index: The field's index.
  ///   - pointer: Where it was before the input.
  ///   - answers: The answers with the input.
  public init(ofField index: Int, at pointer: JSONPointer, in answers: FormAnswers) {
    let field = answers.form.fields[index]
    self.index = index
    self.pointer = pointer
    role = field.role
    label = field.label
    let offered = field.kind.offered
    func chosen(_ place: Int) -> Chosen? {
      guard offered.indices.contains(place) else { return nil }
      return Chosen(value: offered[place].value, label: offered[place].label)
    }
    content =
      switch answers[index] {
      case .text(let text): .text(text)
      case .typed(let text, let type): .typed(text, as: type)
      case .flag(let flag): .flag(flag)
      case .choice(let place): .choice(place.flatMap(chosen))
      case .choices(let places): .choices(places.sorted().compactMap(chosen))
      }
  }

  /// Returns the same input for a field that may offer other choices; nil if it has none of them.
  func input(in field: Field) -> FieldInput? {
    let offered = field.kind.offered
    func place(_ chosen: Chosen) -> Int? {
      offered.firstIndex { $0.value == chosen.value && $0.label == chosen.label }
        ?? offered.firstIndex { $0.value == chosen.value }
    }
    switch content {
    case .text(let text): return .text(text)
    case .typed(let text, let type): return .typed(text, as: type)
    case .flag(let flag): return .flag(flag)
    case .choice(nil): return .choice(nil)
    case .choice(let chosen?): return place(chosen).map { .choice($0) }
    case .choices(let chosen):
      let places = chosen.compactMap(place)
      return places.count == chosen.count ? .choices(Set(places)) : nil
    }
  }

  /// The input as text that a person can read.
  public var text: String {
    switch content {
    case .text(let text), .typed(let text, _): text
    case .flag(let flag): JSONValue.bool(flag).text()
    case .choice(let chosen): chosen?.label ?? ""
    case .choices(let chosen): chosen.map(\.label).joined(separator: ", ")
    }
  }
}

extension FieldKind {
  /// The values that are offered; none if they are typed.
  fileprivate var offered: [Choice] {
    switch self {
    case .choice(let choices), .choices(let choices): choices
    case .text, .integer, .number, .boolean, .tags, .scalar, .raw: []
    }
  }
}

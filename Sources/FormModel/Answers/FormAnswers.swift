import OrderedJSON

/// What the user has answered so far.
///
/// A field that nobody has touched keeps the value that it was prefilled with; a field that is left
/// empty has no value. Members of the initial answers that the form does not know are kept. What
/// could not be taken from the initial answers is told in `warnings`, so nothing is lost unseen.
public struct FormAnswers: Sendable {
  /// The form that is answered.
  ///
  /// A text field whose value holds a character that no text field can show (U+0000) is one for
  /// JSON here.
  public internal(set) var form: Form
  /// How numbers are shown and typed.
  public let numberFormat: NumberFormat

  /// What could not be taken from the answers to start with or from the defaults, in form order,
  /// apart from what `form.warnings` says already.
  public internal(set) var warnings: [FormWarning] = []

  var states: [State] = []
  var hiddenValues: [JSONValue?] = []
  /// By the index of the object: what is kept besides the members that the form knows.
  var objects: [ObjectState] = []
  private var touchedCount = 0

  /// What is known about one field.
  struct State: Sendable {
    var input: FieldInput
    /// What the field showed at first.
    let initialInput: FieldInput
    /// The value while nobody has touched the field.
    let initialValue: JSONValue?
    /// Whether that value was an answer, not a default.
    let isGiven: Bool
    var isTouched = false

    /// Nothing.
    static let blank = State(
      input: .text(""),
      initialInput: .text(""),
      initialValue: nil,
      isGiven: false
    )
  }

  /// What is known about one object of the answers.
  struct ObjectState: Sendable {
    /// Members of the initial answers that the form does not know.
    var others: [JSONObject.Member] = []
    /// Whether the initial answers had `null` here, and it may be.
    var isNull = false
    /// Whether the initial answers had the object, be it empty.
    var isGiven = false
    /// How many values inside were given or entered, rather than defaults.
    var enteredCount = 0
  }

  mutating func count(_ change: Int, in object: Int) {
    var place: Int? = object
    while let index = place {
      objects[index].enteredCount += change
      place = form.objects[index].parent
    }
  }

  /// What the field at an index of `Form.fields` shows.
  ///
  /// Setting marks the field as touched when the input differs, or takes back a value that is not
  /// among the choices. An input of the wrong kind for the field, a choice that is not there, and
  /// one for a field that may only be looked at are ignored.
  public subscript(index: Int) -> FieldInput {
    get { states[index].input }
    set {
      guard !form.fields[index].isReadOnly, form.fields[index].kind.takes(newValue),
        newValue != states[index].input || (newValue == .choice(nil) && value(at: index) != nil)
      else { return }
      let object = form.fields[index].object
      let wasEntered = isEntered(index)
      states[index].input = newValue
      if !states[index].isTouched {
        states[index].isTouched = true
        touchedCount += 1
      }
      let isEntered = isEntered(index)
      if wasEntered != isEntered { count(isEntered ? 1 : -1, in: object) }
    }
  }

  /// Tells whether the user has changed the field.
  public func isTouched(_ index: Int) -> Bool { states[index].isTouched }

  /// Whether the user has changed any field.
  public var isTouched: Bool { touchedCount > 0 }
}

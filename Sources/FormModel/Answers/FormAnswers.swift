public import OrderedJSON

/// What the user has answered so far.
///
/// A field that nobody has touched keeps the very value that it was prefilled with, also one that it
/// cannot show; a field that is left empty has no value. Members of the initial answers that no
/// field shows are kept, so nothing that was put in is lost.
public struct FormAnswers: Sendable {
  /// The form that is answered.
  public let form: Form
  /// How numbers are shown and typed.
  public let numberFormat: NumberFormat

  private(set) var states: [State] = []
  private(set) var hiddenValues: [JSONValue?] = []
  /// By the index of the object: what is kept besides the members that the form knows.
  private(set) var objects: [ObjectState] = []
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
  }

  /// What is known about one object of the answers.
  struct ObjectState: Sendable {
    /// Members of the initial answers that the form does not know.
    var others: [JSONObject.Member] = []
    /// The initial answer in this place, when it is no object.
    var oddValue: JSONValue?
    /// Whether the initial answers had the object, be it empty.
    var isGiven = false
    /// How many values inside were given or entered, rather than defaults.
    var enteredCount = 0
  }

  /// Starts answering a form.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - initial: Answers to start with; they go before the form's own `initialAnswers`, and these
  ///     before the defaults. What no field shows is kept and comes out again.
  ///   - numberFormat: How numbers are shown and typed.
  public init(
    form: Form,
    initial: JSONValue? = nil,
    numberFormat: NumberFormat = NumberFormat()
  ) {
    self.form = form
    self.numberFormat = numberFormat
    prefill(with: Self.merge(form.initialAnswers, initial))
  }

  private static func merge(_ weaker: JSONValue?, _ stronger: JSONValue?) -> JSONValue? {
    guard let stronger else { return weaker }
    guard var object = weaker?.objectValue, let new = stronger.objectValue else { return stronger }
    for member in new.members {
      object[member.key] = merge(object[member.key], member.value)
    }
    return .object(object)
  }

  private mutating func prefill(with answers: JSONValue?) {
    let placeholder = State(
      input: .text(""),
      initialInput: .text(""),
      initialValue: nil,
      isGiven: false
    )
    states = Array(repeating: placeholder, count: form.fields.count)
    hiddenValues = form.hiddenFields.map(\.defaultValue)
    objects = Array(repeating: ObjectState(), count: form.objects.count)
    var given: [JSONValue?] = Array(repeating: nil, count: form.objects.count)
    if !given.isEmpty { given[0] = answers }
    // Parents come before their members.
    for (index, object) in form.objects.enumerated() {
      let members = given[index]?.objectValue
      objects[index].isGiven = members != nil
      if members == nil, let value = given[index] { objects[index].oddValue = value }
      var found = 0
      for (name, source) in object.members {
        let value = members?[name]
        if value != nil { found += 1 }
        switch source {
        case .field(let field): start(field, with: value)
        case .hidden(let field):
          if let value {
            hiddenValues[field] = value
            count(1, in: index)
          }
        case .object(let inner): given[inner] = value
        }
      }
      keepOthers(of: members, found: found, in: index)
    }
    if let root = form.rootField { start(root, with: answers) }
  }

  private mutating func keepOthers(of members: JSONObject?, found: Int, in index: Int) {
    guard let members, members.count > found, form.rootField == nil else { return }
    let known = Set(form.objects[index].members.map { Array($0.name.utf8) })
    objects[index].others = members.members.filter { !known.contains(Array($0.key.utf8)) }
    if !objects[index].others.isEmpty { count(1, in: index) }
  }

  private mutating func start(_ index: Int, with answer: JSONValue?) {
    let field = form.fields[index]
    let (input, value) = field.prefilled(with: answer ?? field.defaultValue, numberFormat)
    states[index] = State(
      input: input,
      initialInput: input,
      initialValue: value,
      isGiven: answer != nil
    )
    if isEntered(index) { count(1, in: field.object) }
  }

  private mutating func count(_ change: Int, in object: Int) {
    var place: Int? = object
    while let index = place {
      objects[index].enteredCount += change
      place = form.objects[index].parent
    }
  }

  /// What the field at an index of `Form.fields` shows.
  ///
  /// Setting marks the field as touched when the input differs. An input of the wrong kind for the
  /// field, or a choice that is not there, is ignored.
  public subscript(index: Int) -> FieldInput {
    get { states[index].input }
    set {
      guard newValue != states[index].input, form.fields[index].kind.takes(newValue) else { return }
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

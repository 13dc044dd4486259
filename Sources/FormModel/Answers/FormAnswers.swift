import OrderedJSON
import SchemaValidation

/// The answers of the user so far, and the shape that the form has with these answers.
///
/// A field that nobody has touched keeps the value that it was prefilled with; a field that is left
/// empty has no value. Members of the initial answers that the form does not know are kept.
/// Anything that could not be taken from the initial answers is told in `warnings`, so nothing is
/// lost unseen.
///
/// **What is shown.** `items` is the flat sequence of headings, fields and what adds rows. A field
/// is known by its index in `form.fields`, which it keeps for good: fields that come later are
/// appended, and no index is ever used for another one. Fields that are not shown any more stay in
/// the array; `place(of:)` tells which are shown, and where.
///
/// **What changes it.** Typing into a field (`subscript`) may add or remove other fields, as
/// conditions of the form become true or false; `takeChanges()` then tells what. Choosing an
/// alternative is an input like any other, of a field with the role `alternative` or `presence`.
/// Rows and entries are added, removed and moved by `addRow(to:at:)`, `removeRow(_:from:)` and
/// `moveRow(_:to:in:)`, and each returns what changed; the name of an entry is a field with the
/// role `entryName`. A part that went away comes back with its input, if an alternative is
/// chosen again or a condition becomes true again.
public struct FormAnswers {
  /// The form as it is now, with the fields of all rows.
  ///
  /// A text field whose value holds a character that no text field can show (U+0000) is one for
  /// JSON here.
  public internal(set) var form: Form
  /// How numbers are shown and typed.
  public let numberFormat: NumberFormat

  /// Everything that could not be taken from the answers to start with or from the defaults, in
  /// form order, apart from what `form.warnings` says already.
  public internal(set) var warnings: [FormWarning] = []

  var states: [State] = []
  var hiddenValues: [JSONValue?] = []
  /// By the index of the object: what is kept besides the members that the form knows.
  var objects: [ObjectState] = []
  var instances: [Instance] = []
  var parts: [LivePart] = []
  var shown = ShownItems()
  /// The changes since it was last asked for.
  var changes = FormChange()
  /// The search for the patterns of defaults and conditions.
  let matcher: (any PatternMatching)?
  /// The form's schema, once it was needed.
  var schema: JSONSchema?
  private var touchedCount = 0

  /// Creates answers to which nothing has been given yet.
  init(blank form: Form, _ numberFormat: NumberFormat, _ matcher: (any PatternMatching)?) {
    self.form = form
    self.numberFormat = numberFormat
    self.matcher = matcher
  }

  /// The state of one field.
  struct State: Sendable {
    var input: FieldInput
    /// The input that the field showed at first.
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

  /// The state of one object of the answers.
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

  /// The input that the field at an index of `Form.fields` shows.
  ///
  /// Setting marks the field as touched when the input differs, or takes back a value that is not
  /// among the choices. An input of the wrong kind for the field, a choice that is not there, and
  /// one for a field that may only be looked at or is not shown are ignored.
  public subscript(index: Int) -> FieldInput {
    get { states[index].input }
    set {
      guard form.fields.indices.contains(index), !form.fields[index].isReadOnly,
        form.fields[index].kind.takes(newValue),
        shown.place(of: .field(index)) != nil,
        newValue != states[index].input || (newValue == .choice(nil) && value(at: index) != nil)
      else { return }
      let wasEntered = isEntered(index)
      states[index].input = newValue
      markTouched(index)
      let isEntered = isEntered(index)
      if wasEntered != isEntered { count(isEntered ? 1 : -1, ofField: index) }
      edited(index)
    }
  }

  private mutating func markTouched(_ index: Int) {
    guard !states[index].isTouched else { return }
    states[index].isTouched = true
    touchedCount += 1
  }

  /// Notes that the user has changed something that is no field.
  mutating func noteEdit() { touchedCount += 1 }

  /// Returns what the edits since the last call have changed beside the inputs of their own
  /// fields.
  public mutating func takeChanges() -> FormChange {
    defer { changes = FormChange() }
    return changes
  }

  /// Tells whether the user has changed the field.
  public func isTouched(_ index: Int) -> Bool { states[index].isTouched }

  /// Whether the user has changed any field.
  public var isTouched: Bool { touchedCount > 0 }
}

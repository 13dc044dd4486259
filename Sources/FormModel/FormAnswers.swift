public import OrderedJSON

/// What the user has answered so far.
public struct FormAnswers: Sendable {
  /// The form that is answered.
  public let form: Form
  /// How numbers are shown and typed.
  public let numberFormat: NumberFormat

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
  }

  /// What the field at an index of `Form.fields` shows.
  ///
  /// Setting marks the field as touched when the input differs. An input of the wrong kind for the
  /// field is ignored.
  public subscript(index: Int) -> FieldInput {
    get { .text("") }
    set { _ = newValue }
  }

  /// Tells whether the user has changed the field.
  public func isTouched(_ index: Int) -> Bool { false }

  /// Whether the user has changed any field.
  public var isTouched: Bool { false }

  /// Returns what is wrong with the answer of one field, or nil.
  public func issue(at index: Int, matching matcher: some PatternMatching) -> Issue? { nil }

  /// Returns everything that is wrong, in form order.
  public func issues(matching matcher: some PatternMatching) -> [(index: Int, issue: Issue)] { [] }

  /// Returns the answers: objects in form order, without what has no value.
  public func json() -> JSONValue { [:] }
}

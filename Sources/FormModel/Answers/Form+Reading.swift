public import OrderedJSON
public import SchemaValidation

extension Form {
  /// Reads a JSON Schema (drafts 04 to 2020-12, leniently), or an object with one in `schema`.
  ///
  /// A wrapper may hold an RJSF `uiSchema` and `formData`, a jsonform `form` and `value`, or a
  /// homebridge `layout` beside the schema, and the schema itself may be a bare map of properties
  /// there. Anything that cannot be shown as a field becomes a field for raw JSON; no property is
  /// left out.
  ///
  /// - Parameters:
  ///   - value: The schema or the wrapper.
  ///   - hints: An RJSF `uiSchema` or JSON Forms UI schema that goes before the wrapper's own.
  ///   - files: Has the other files that the schema refers to.
  ///   - matcher: Searches for the patterns in conditions that decide what is shown at first.
  /// - Throws: `FormError` when the value is no schema of an object.
  public init(
    reading value: JSONValue,
    hints: JSONValue? = nil,
    files: @escaping SchemaFileLookup = { _ in nil },
    matcher: (any PatternMatching)? = nil
  ) throws(FormError) {
    var reader = FormReader(try FormSource(value, hints: hints, files: files))
    self = reader.read()
    if initialAnswers != nil { warnings += FormAnswers(form: self, matcher: matcher).warnings }
    guard !start.parts.isEmpty else { return }
    // The items that are shown before there are any answers, and before any row is.
    var answers = FormAnswers(blank: self, NumberFormat(), matcher)
    answers.begin(with: Given(nil), StartOptions(hasRows: false))
    content = answers.form.content
    maker = answers.form.maker
  }

  /// Reads a JSON Schema like `init(reading:hints:)`, and warns about doubled member names.
  ///
  /// - Parameters:
  ///   - document: The form file.
  ///   - hints: An RJSF `uiSchema` or JSON Forms UI schema that goes before the wrapper's own.
  ///   - files: Has the other files that the schema refers to.
  ///   - matcher: Searches for the patterns in conditions that decide what is shown at first.
  /// - Throws: `FormError` when the value is no schema of an object.
  public init(
    reading document: JSONDocument,
    hints: JSONValue? = nil,
    files: @escaping SchemaFileLookup = { _ in nil },
    matcher: (any PatternMatching)? = nil
  ) throws(FormError) {
    try self.init(reading: document.value, hints: hints, files: files, matcher: matcher)
    warnings += document.duplicateKeys.map(FormWarning.init(about:))
  }
}

import OrderedJSON

extension FormReader {
  /// Returns the words by which a form asks for a certain input, from the strongest: a layout's,
  /// then `ui:widget`, extensions, and last the keyword of JSON Schema itself.
  func inputWords(_ layers: SchemaLayers, _ hints: FieldHints) -> [String] {
    [hints.elementText("type"), hints.text("widget"), hints.text("inputType")].compactMap { $0 }
      + Self.styleKeywords.compactMap { layers.firstText($0) }
  }

  /// Extensions, from the strongest, and last the keyword of JSON Schema itself.
  private static let styleKeywords = [
    "x-widget", "x-ui-widget", "x-display", "x-control", "x-component", "x-input-type", "x-format",
    "widget", "inputType", "input", "format",
  ]

  /// Returns the letters of a word in small, without “widget” at its end.
  static func letters(of word: String) -> String {
    let letters: String
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      let small = word.utf8.map { $0 | 0x20 }
      let plain = small.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      letters = String(decoding: plain, as: UTF8.self)
    } else {
      letters = word.lowercased().filter(\.isLetter)
    }
    return letters.hasSuffix("widget") ? String(letters.dropLast("widget".count)) : letters
  }

  static func presentation(named word: String) -> Presentation? {
    switch letters(of: word) {
    case "radio", "radios", "radiobutton", "radiobuttons", "radiogroup": .radio
    case "select", "dropdown", "combobox", "listbox": .list
    case "autocomplete", "typeahead", "search": .search
    case "toggle", "switch": .toggle
    case "range", "slider": .slider
    case "updown", "spin", "spinner", "spinbutton", "stepper": .spin
    default: nil
    }
  }

  /// Returns the widget that suits a kind of field best, if it is not the plain one.
  func presentation(
    _ kind: FieldKind,
    _ constraints: FieldConstraints,
    _ layers: SchemaLayers,
    _ hints: FieldHints
  ) -> Presentation? {
    if case .text = kind { return nil }
    return Presentation(for: kind, constraints, asked: askedPresentation(layers, hints))
  }

  /// Returns the widget that the form asks for, if it is one of ours.
  private func askedPresentation(_ layers: SchemaLayers, _ hints: FieldHints) -> Presentation? {
    inputWords(layers, hints).lazy.compactMap(Self.presentation).first
  }

  /// Returns a choice for a yes-or-no question that the form wants to be chosen, so that it can be
  /// left open; any other kind as it is.
  func asAsked(_ kind: FieldKind, _ layers: SchemaLayers, _ hints: FieldHints) -> FieldKind {
    guard kind == .boolean, let asked = askedPresentation(layers, hints),
      asked == .radio || asked == .list, layers.first("const") == nil,
      (layers.first("enum")?.arrayValue?.count ?? 2) == 2
    else { return kind }
    let labels = labels(layers, hints)
    return .choice(
      [true, false].enumerated().map { index, flag in
        let value = JSONValue.bool(flag)
        return Choice(value: value, label: labels?(index, value) ?? Self.label(value))
      }
    )
  }

  /// Returns the values that may be offered while a text is typed: several examples, and the known
  /// ones of alternatives that allow any text as well.
  func suggestions(_ layers: SchemaLayers, _ kind: FieldKind, _ hints: FieldHints) -> [String] {
    guard case .text(let style) = kind, style != .password, style != .multiline else { return [] }
    // A single example shows the form of an answer; offered, it would become one.
    var values = layers.first("examples")?.arrayValue ?? []
    if values.count < 2 { values = [] }
    values += (hints.value("suggestions") ?? hints.element?["suggestions"])?.arrayValue ?? []
    for keyword in ["anyOf", "oneOf"] where layers.mayHave(keyword) {
      for branch in layers.nodes(keyword) {
        values += branch.value["enum"]?.arrayValue ?? []
        values += branch.value["const"].map { [$0] } ?? []
      }
    }
    var known: Set<String> = []
    return values.prefix(ReadingLimit.suggestions).compactMap(\.stringValue).filter {
      !$0.isEmpty && !$0.utf8.contains(0) && known.insert($0).inserted
    }
  }
}

public import OrderedJSON

extension ScriptForm {
  /// The text that the program prints for answers, byte for byte, with the line end.
  public func output(for answers: JSONValue, in surroundings: ScriptSurroundings) -> String {
    switch dialect {
    case .zenity: zenityOutput(answers, surroundings)
    case .yad: yadOutput(answers, surroundings)
    }
  }

  /// The answers with an empty text for each that is not there, so that every name is.
  public func completed(_ answers: JSONValue) -> JSONValue {
    var object = answers.objectValue ?? JSONObject()
    for field in fields where !field.isLabel && object[field.name] == nil {
      object[field.name] = ""
    }
    return .object(object)
  }

  private func zenityOutput(_ answers: JSONValue, _ surroundings: ScriptSurroundings) -> String {
    var texts: [String] = []
    for (place, field) in fields.enumerated() {
      if case .rows(let rows, _) = field.kind {
        texts.append(zenityRow(answers[field.name], rows, isLast: place == fields.count - 1))
      } else {
        texts.append(text(of: field, answers[field.name], surroundings))
      }
    }
    return texts.joined(separator: separator) + "\n"
  }

  /// The cells of a row, each with a comma behind it unless the list is the last field.
  private func zenityRow(_ answer: JSONValue?, _ rows: [[String]], isLast: Bool) -> String {
    let row = rows.first { Self.name(of: $0) == answer?.stringValue } ?? []
    return row.map { isLast ? $0 : $0 + "," }.joined()
  }

  private func yadOutput(_ answers: JSONValue, _ surroundings: ScriptSurroundings) -> String {
    let texts = fieldsInPrintedOrder.map { field in
      var text = text(of: field, answers[field.name], surroundings)
      if case .lines = field.kind { text = ScriptText.escaped(text) }
      return (printing.isQuoted ? ScriptText.quoted(text) : text) + separator
    }
    return texts.joined() + "\n"
  }

  /// The fields of columns are laid out from top to bottom, and may be printed row by row.
  private var fieldsInPrintedOrder: [ScriptField] {
    guard printing.goesByRow, printing.columns > 1 else { return fields }
    let rowCount = (fields.count + printing.columns - 1) / printing.columns
    var result: [ScriptField] = []
    for row in 0..<rowCount {
      result += stride(from: row, to: fields.count, by: rowCount).map { fields[$0] }
    }
    return result
  }

  private func text(
    of field: ScriptField,
    _ answer: JSONValue?,
    _ surroundings: ScriptSurroundings
  ) -> String {
    // A value that nobody has changed comes out as it went in.
    if let initial = field.initial, answer == initialAnswer(field, in: surroundings),
      field.isHandedThrough
    {
      return initial
    }
    switch field.kind {
    case .line, .password, .lines, .readOnly, .suggestions, .file, .folder, .font, .color:
      return answer?.stringValue ?? answer?.numberValue?.text ?? ""
    case .choice(let texts): return choiceText(answer, texts)
    case .rows: return answer?.stringValue ?? ""
    case .flag: return answer?.boolValue == true ? "TRUE" : "FALSE"
    case .number(let range), .slider(let range):
      return range.text(of: answer?.numberValue?.doubleValue ?? 0)
    case .day:
      guard let day = answer?.stringValue else { return "" }
      return surroundings.dayText(day, dateFormat) ?? day
    case .files:
      return (answer?.arrayValue ?? []).compactMap(\.stringValue).joined(separator: itemSeparator)
    case .label: return ""
    }
  }

  private func choiceText(_ answer: JSONValue?, _ texts: [String]) -> String {
    let text = answer?.stringValue
    switch dialect {
    case .zenity: return text ?? " "
    case .yad:
      guard printing.countsChoices else { return text ?? "(null)" }
      return String((text.flatMap(texts.firstIndex(of:)) ?? -1) + 1)
    }
  }
}

extension ScriptField {
  /// Whether a value that stays as it was is printed as the command line has it.
  fileprivate var isHandedThrough: Bool {
    switch kind {
    case .day(isAlwaysGiven: false): true
    case .line, .password, .lines, .readOnly, .day, .choice, .rows, .suggestions, .flag, .number,
      .slider, .file, .folder, .files, .font, .color, .label:
      false
    }
  }
}

import OrderedJSON

extension FormReader {
  func label(_ subject: Subject, _ layers: SchemaLayers, _ hints: FieldHints) -> String {
    hints.text("title") ?? hints.elementText("title") ?? layers.firstText("title")
      ?? PropertyName.readable(subject.name)
  }

  func describe(_ layers: SchemaLayers, _ hints: FieldHints) -> String? {
    hints.text("description") ?? hints.elementText("description")
      ?? layers.firstText("description")
  }

  func details(_ layers: SchemaLayers, _ hints: FieldHints) -> String? {
    hints.text("help") ?? layers.firstText("help_text") ?? layers.firstText("help")
      ?? layers.firstText("x-help")
  }

  func placeholder(_ layers: SchemaLayers, _ hints: FieldHints) -> String? {
    if let text = hints.text("placeholder") ?? hints.elementText("placeholder")
      ?? layers.firstText("placeholder") ?? layers.firstText("x-placeholder")
    {
      return text
    }
    let example = layers.first("examples")?[0] ?? layers.first("example")
    return example?.stringValue ?? example?.numberValue?.text
  }

  func messages(_ layers: SchemaLayers) -> FieldMessages {
    var messages = FieldMessages()
    guard let value = layers.first("errorMessage") ?? layers.first("errorMessages") else {
      return messages
    }
    messages.general = value.stringValue
    for member in value.objectValue?.members ?? [] {
      messages.byKeyword[member.key] = member.value.stringValue
    }
    if let text = messages.byKeyword.removeValue(forKey: "_") { messages.general = text }
    return messages
  }

  /// Chooses how text is typed: a layout's word first, then `ui:widget`, extensions, `format`, the
  /// media type, and last the length.
  func textStyle(_ layers: SchemaLayers, _ hints: FieldHints) -> TextStyle {
    let words = [hints.elementText("type"), hints.text("widget"), hints.text("inputType")]
    for word in words {
      if let word, let style = Self.style(named: word) { return style }
    }
    for keyword in Self.styleKeywords {
      if let word = layers.firstText(keyword), let style = Self.style(named: word) { return style }
    }
    if ["multiline", "x-multiline"].contains(where: layers.isTrue) || hints.isTrue("multiline") {
      return .multiline
    }
    if layers.first("contentMediaType") != nil { return .multiline }
    if let rows = hints.value("rows")?.numberValue?.intValue, rows > 1 { return .multiline }
    if let longest = length(layers, "maxLength", min), longest > Self.longestLine {
      return .multiline
    }
    if layers.firstText("default")?.contains(where: \.isNewline) == true { return .multiline }
    return .line
  }

  /// How many characters a text can have at most and still be typed in one line.
  static let longestLine = 500

  /// Extensions, from the strongest, and last the keyword of JSON Schema itself.
  private static let styleKeywords = [
    "x-widget", "x-ui-widget", "x-display", "x-control", "x-component", "x-input-type", "x-format",
    "widget", "inputType", "input", "format",
  ]

  /// Returns the letters of a word in small.
  private static func letters(of word: String) -> String {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return word.lowercased().filter(\.isLetter) }
    let small = word.utf8.map { $0 | 0x20 }
    let letters = small.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    return String(decoding: letters, as: UTF8.self)
  }

  static func style(named word: String) -> TextStyle? {
    var word = letters(of: word)
    if word.hasSuffix("widget") { word.removeLast("widget".count) }
    switch word {
    case "textarea", "multiline", "longtext", "markdown", "html", "richtext", "wysiwyg", "code",
      "json", "yaml":
      return .multiline
    case "password", "secret": return .password
    case "email", "idnemail": return .email
    case "uri", "url", "urireference", "iri", "irireference", "uritemplate": return .url
    case "tel", "phone", "telephone", "phonenumber": return .telephone
    default: return nil
    }
  }
}

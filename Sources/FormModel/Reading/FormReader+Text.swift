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

  /// Chooses how text is typed: by what the form asks for, the media type, and last the length.
  func textStyle(_ layers: SchemaLayers, _ hints: FieldHints) -> TextStyle {
    for word in inputWords(layers, hints) {
      guard let style = Self.style(named: word) else { continue }
      // The content of the file is wanted, not its path.
      if style == .file, layers.firstText("format") == "data-url" { continue }
      // A picker of days for a moment gives a moment.
      let ofFormat = layers.firstText("format").flatMap(Self.style)
      if style.momentFormat != nil, let ofFormat, ofFormat.momentFormat != nil { return ofFormat }
      return style
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
    // JSON Schema Validation section 9.4 suggests to hide what only its owner may know.
    return layers.isTrue("writeOnly") ? .password : .line
  }

  /// How many characters a text can have at most and still be typed in one line.
  static let longestLine = 500

  static func style(named word: String) -> TextStyle? {
    switch letters(of: word) {
    case "textarea", "multiline", "longtext", "markdown", "html", "richtext", "wysiwyg", "code",
      "json", "yaml":
      return .multiline
    case "password", "secret": return .password
    case "email", "idnemail": return .email
    case "uri", "url", "urireference", "iri", "irireference", "uritemplate": return .url
    case "tel", "phone", "telephone", "phonenumber": return .telephone
    case "date", "altdate", "calendar", "datepicker": return .date
    case "time", "timepicker": return .time
    case "datetime", "datetimelocal", "altdatetime", "datetimepicker": return .dateTime
    case "color", "colour", "colorpicker": return .color
    case "file", "filepath", "path", "filepicker": return .file
    case "folder", "directory", "directorypath", "dir", "folderpath": return .folder
    default: return nil
    }
  }
}

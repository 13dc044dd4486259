extension ScriptForm {
  /// Reads the command line of `yad --form`.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind the program's name.
  ///   - input: The lines of standard input, which are values if there are no operands.
  /// - Throws: `ScriptError` if it is no form, or not one that can be filled here.
  public init(yad arguments: [String], input: () -> [String] = { [] }) throws(ScriptError) {
    self.init(.yad)
    var reading = YadReading(form: self)
    try reading.read(arguments)
    self = try reading.finished(input: input)
  }
}

/// The reading of a command line of `yad --form`.
private struct YadReading {
  var form: ScriptForm
  private var head = ScriptHead()
  private var fields: [(label: String, type: String)] = []
  /// The operands, which are the values at first.
  private var values: [String] = []
  private var buttons: [ScriptButton] = []
  private var hasButtons = true
  private var printsAlways = false

  init(form: ScriptForm) { self.form = form }

  mutating func read(_ arguments: [String]) throws(ScriptError) {
    var walk = ArgumentWalk(arguments)
    while let argument = walk.next() {
      switch argument {
      case .operand(let value): values.append(value)
      case .option(let name, let inline):
        if try readForm(name, inline, &walk) { continue }
        if try readGeneral(name, inline, &walk) { continue }
        if try head.read(name, inline, &walk, into: &form) { continue }
        if try form.readExtra(name, inline, &walk) { continue }
        throw Self.dialogs.contains(name) ? .twoDialogs("--form", name) : .unknownOption(name)
      }
    }
  }

  private mutating func readForm(
    _ name: String,
    _ inline: String?,
    _ walk: inout ArgumentWalk
  ) throws(ScriptError) -> Bool {
    switch name {
    case "--form": try walk.refuse(inline, of: name)
    case "--field": try addField(try walk.value(inline, of: name))
    case "--separator": form.separator = ScriptText.unescaped(try walk.value(inline, of: name))
    case "--item-separator":
      form.itemSeparator = ScriptText.unescaped(try walk.value(inline, of: name))
    case "--date-format": form.dateFormat = try walk.value(inline, of: name)
    case "--columns": form.printing.columns = try walk.count(inline, of: name) ?? 1
    case "--output-by-row": (form.printing.goesByRow, _) = (true, try walk.refuse(inline, of: name))
    case "--quoted-output": (form.printing.isQuoted, _) = (true, try walk.refuse(inline, of: name))
    case "--num-output":
      (form.printing.countsChoices, _) = (true, try walk.refuse(inline, of: name))
    case "--always-print-result": (printsAlways, _) = (true, try walk.refuse(inline, of: name))
    case "--focus-field":
      form.focusedField = try walk.count(inline, of: name).map { $0 - 1 }
    case "--align", "--float-precision", "--complete":
      _ = try walk.value(inline, of: name)
    case "--scroll": try walk.refuse(inline, of: name)
    default: return false
    }
    return true
  }

  private mutating func readGeneral(
    _ name: String,
    _ inline: String?,
    _ walk: inout ArgumentWalk
  ) throws(ScriptError) -> Bool {
    switch name {
    case "--button": buttons.append(try Self.button(try walk.value(inline, of: name)))
    case "--no-buttons": (hasButtons, _) = (false, try walk.refuse(inline, of: name))
    case "--image": form.picture = try walk.value(inline, of: name)
    // The place and the looks of the window are the desktop's and the program's.
    case "--window-icon", "--image-on-top", "--geometry", "--posx", "--posy",
      "--borders",
      "--text-align", "--buttons-layout", "--gtkrc", "--response", "--timeout-indicator", "--name",
      "--class", "--workdir", "--display", "--bool-fmt":
      if name != "--image-on-top" { _ = try walk.value(inline, of: name) }
    case "--center", "--mouse", "--on-top", "--fixed", "--sticky", "--undecorated", "--no-escape",
      "--skip-taskbar", "--maximized", "--fullscreen", "--splash", "--close-on-unfocus",
      "--selectable-labels", "--keep-icon-size", "--no-focus", "--escape-ok", "--rtl":
      try walk.refuse(inline, of: name)
    case "--plug", "--tabnum", "--kill-parent", "--dialog-sep", "--cycle-read", "--listen",
      "--print-xid":
      throw .foreign(name)
    default: return false
    }
    return true
  }

  private mutating func addField(_ text: String) throws(ScriptError) {
    // The type is behind the last colon, if that is one; labels have colons, too.
    var (label, type) = (text, "")
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) {
      // A hint may stand behind the type as well as behind the label.
      let parts = ScriptText.split(String(text[text.utf8.index(after: colon)...]), at: "!")
      if Self.types.contains(parts[0]) {
        (label, type) = (String(text[..<colon]), parts[0])
        if parts.count > 1 { label += "!" + parts.dropFirst().joined(separator: "!") }
      }
    }
    if ["BTN", "FBTN"].contains(type) { throw .foreign("--field=\(text)") }
    let parts = ScriptText.split(label, at: "!")
    let isPlainText = type == "LBL"
    var field = ScriptField(
      PangoMarkup(isPlainText ? label : parts[0]).plain,
      Self.kind(of: type, label: isPlainText ? label : parts[0])
    )
    if !isPlainText, parts.count > 1 {
      field.help = PangoMarkup(parts.dropFirst().joined(separator: "!")).markdown
    }
    fields.append((label, type))
    form.fields.append(field)
  }

  /// The kinds, with what the values say still missing.
  private static func kind(of type: String, label: String) -> ScriptField.Kind {
    switch type {
    case "H": .password
    case "RO": .readOnly
    case "NUM": .number(.init())
    case "CHK": .flag(isSwitch: false)
    case "SW": .flag(isSwitch: true)
    case "CB": .choice([])
    case "CBE", "CE": .suggestions([])
    case "DT": .day(isAlwaysGiven: false)
    case "TXT": .lines
    case "FL", "SFL": .file
    case "DIR", "CDIR": .folder
    case "MFL": .files(isFolders: false)
    case "MDIR": .files(isFolders: true)
    case "FN": .font
    case "CLR": .color
    case "SCL": .slider(.init(maximum: 100))
    case "LBL", "LINK": .label(PangoMarkup(label).markdown)
    default: .line
    }
  }

  func finished(input: () -> [String]) throws(ScriptError) -> ScriptForm {
    var form = form
    let values = values.isEmpty ? input() : values
    for (place, field) in fields.enumerated() {
      let value = place < values.count ? values[place] : nil
      Self.give(value, to: &form.fields[place], type: field.type, form.itemSeparator)
    }
    form.text = head.markdown
    if buttons.isEmpty, hasButtons {
      form.buttons = [
        ScriptButton(label: nil, role: .cancel, status: 1),
        ScriptButton(label: nil, role: .confirm, status: 0),
      ]
    } else if !hasButtons {
      form.buttons = [ScriptButton(label: nil, role: .confirm, status: 0)]
    } else {
      form.buttons = buttons
    }
    if printsAlways {
      for place in form.buttons.indices where form.buttons[place].role == .cancel {
        form.buttons[place].role = .otherWithAnswers
      }
    }
    form.nameFields()
    return form
  }

  private static func give(
    _ value: String?,
    to field: inout ScriptField,
    type: String,
    _ separator: String
  ) {
    if value == "@disabled@" {
      field.isDisabled = true
      return
    }
    let items = value.map { $0.isEmpty ? [] : ScriptText.split($0, at: separator) } ?? []
    switch field.kind {
    case .choice:
      field.kind = .choice(items.map(unmarked))
      field.initial = field.initial ?? chosen(of: items)
    case .suggestions:
      field.kind = .suggestions(items.map(unmarked))
      if type == "CBE" { field.initial = field.initial ?? chosen(of: items) }
    case .number(let range):
      let range = Self.range(range, items)
      field.kind = .number(range)
      field.initial = field.initial ?? range.text(of: items.first.flatMap(Double.init) ?? 0)
    case .slider(let range):
      let range = Self.range(range, items)
      field.kind = .slider(range)
      field.initial = field.initial ?? range.text(of: items.first.flatMap(Double.init) ?? 0)
    case .flag:
      field.initial = field.initial ?? ((value ?? "").lowercased() == "true" ? "TRUE" : "FALSE")
    case .lines: field.initial = field.initial ?? value.map(ScriptText.unescaped)
    case .label(let text):
      if type == "LINK", let value {
        field.kind = .label(
          PangoMarkup("<a href=\"\(escaped(value))\">\(escaped(text))</a>").markdown
        )
      }
    case .line, .password, .readOnly, .day, .rows, .file, .folder, .files, .font, .color:
      field.initial = field.initial ?? value
    }
  }

  private static func escaped(_ text: String) -> String {
    ScriptText.split(text, at: "&").joined(separator: "&amp;")
  }

  private static func unmarked(_ item: String) -> String {
    item.hasPrefix("^") ? String(item.dropFirst()) : item
  }

  /// The last item with a mark, or else the first one.
  private static func chosen(of items: [String]) -> String? {
    (items.last { $0.hasPrefix("^") }).map(unmarked) ?? items.first
  }

  private static func range(
    _ range: ScriptField.NumberRange,
    _ items: [String]
  ) -> ScriptField.NumberRange {
    var range = range
    if items.count > 1 {
      let ends = ScriptText.split(items[1], at: "..").map { Double($0) }
      if ends.count == 2, let low = ends[0], let high = ends[1], low <= high {
        (range.minimum, range.maximum) = (low, high)
      }
    }
    if items.count > 3, let decimals = Int(items[3]) { range.decimals = max(0, min(decimals, 20)) }
    return range
  }

  /// `TEXT!ICON!TOOLTIP:CODE`, of which the code may be a command that only yad can run.
  private static func button(_ text: String) throws(ScriptError) -> ScriptButton {
    var (label, code) = (text, "0")
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")) {
      (label, code) = (String(text[..<colon]), String(text[text.utf8.index(after: colon)...]))
    }
    guard let status = Int32(code) else { throw .foreign("--button=\(text)") }
    label = ScriptText.split(label, at: "!")[0]
    return ScriptButton(
      label: stock[label] ?? label,
      role: status.isMultiple(of: 2) ? .confirm : .cancel,
      status: status
    )
  }

  /// The texts that GTK and yad write on buttons with these names; nil is for the program to say.
  private static let stock: [String: String?] = [
    "gtk-ok": nil, "yad-ok": nil, "gtk-cancel": "_Cancel", "yad-cancel": "_Cancel",
    "gtk-close": "_Close", "yad-close": "_Close", "gtk-save": "_Save", "yad-save": "_Save",
    "gtk-apply": "_Apply", "yad-apply": "_Apply", "gtk-yes": "_Yes", "gtk-no": "_No",
    "gtk-quit": "_Quit", "yad-quit": "_Quit", "gtk-add": "_Add", "yad-add": "_Add",
    "gtk-edit": "_Edit", "yad-edit": "_Edit", "gtk-delete": "_Delete", "gtk-remove": "_Remove",
  ]

  private static let types: Set<String> = [
    "H", "RO", "NUM", "CHK", "SW", "CB", "CBE", "CE", "DT", "TXT", "FL", "SFL", "DIR", "CDIR",
    "MFL",
    "MDIR", "FN", "CLR", "SCL", "LBL", "LINK", "BTN", "FBTN",
  ]

  private static let dialogs: Set<String> = [
    "--calendar", "--color", "--dnd", "--entry", "--file", "--font", "--icons", "--list",
    "--multi-progress", "--notebook", "--notification", "--paned", "--picture", "--print",
    "--progress", "--scale", "--text-info", "--html", "--app", "--about",
  ]
}

extension ScriptField.NumberRange {
  /// A number within the range, with the decimals that belong there.
  func text(of value: Double) -> String {
    decimal(min(max(value, minimum), maximum), decimals)
  }
}

import OrderedJSON

extension ScriptForm {
  /// Reads the command line of `zenity --forms`, as versions 3.44 and 4 understand it.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind the program's name.
  ///   - environment: The variables that change statuses (`ZENITY_OK` and the like).
  /// - Throws: `ScriptError` if the command line cannot be understood.
  public init(
    zenity arguments: [String],
    environment: (String) -> String? = { _ in nil }
  ) throws(ScriptError) {
    self.init(.zenity)
    var reading = ZenityReading(form: self)
    try reading.read(arguments)
    self = reading.finished(environment: environment)
  }
}

/// The reading of a command line of `zenity --forms`.
private struct ZenityReading {
  var form: ScriptForm
  private var head = ScriptHead()
  private var okLabel: String?
  private var cancelLabel: String?
  private var extraLabels: [String] = []
  /// The values of lists and combo boxes, which zenity gives out in the order of each.
  private var (listValues, columnValues, comboValues): ([String], [String], [String]) = ([], [], [])
  private var showsHeader = false
  /// Whether an option stands there that only version 4 has.
  private var isVersion4 = false

  init(form: ScriptForm) { self.form = form }

  mutating func read(_ arguments: [String]) throws(ScriptError) {
    var walk = ArgumentWalk(arguments)
    while let argument = walk.next() {
      // zenity leaves operands alone.
      guard case .option(let name, let inline) = argument else { continue }
      if try readField(name, inline, &walk) { continue }
      if try readGeneral(name, inline, &walk) { continue }
      if try head.read(name, inline, &walk, into: &form) { continue }
      if try form.readExtra(name, inline, &walk) { continue }
      if ScriptForm.zenityDialogs.contains(name) { throw .twoDialogs("--forms", name) }
      throw .unknownOption(name)
    }
  }

  private mutating func readField(
    _ name: String,
    _ inline: String?,
    _ walk: inout ArgumentWalk
  ) throws(ScriptError) -> Bool {
    switch name {
    case "--add-entry": form.add(try walk.value(inline, of: name), .line)
    case "--add-password": form.add(try walk.value(inline, of: name), .password)
    case "--add-multiline-entry":
      form.add(try walk.value(inline, of: name), .lines)
      isVersion4 = true
    case "--add-calendar":
      form.add(try walk.value(inline, of: name), .day(isAlwaysGiven: true))
    case "--add-list": form.add(try walk.value(inline, of: name), .rows([], header: []))
    case "--add-combo": form.add(try walk.value(inline, of: name), .choice([]))
    case "--list-values": listValues.append(try walk.value(inline, of: name))
    case "--column-values": columnValues.append(try walk.value(inline, of: name))
    case "--combo-values": comboValues.append(try walk.value(inline, of: name))
    case "--value":
      let value = try walk.value(inline, of: name)
      guard let last = form.fields.indices.last else { throw .noField(name) }
      form.fields[last].initial = value
      isVersion4 = true
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
    case "--forms": try walk.refuse(inline, of: name)
    case "--show-header": (showsHeader, _) = (true, try walk.refuse(inline, of: name))
    case "--separator": form.separator = try walk.value(inline, of: name)
    case "--forms-date-format": form.dateFormat = try walk.value(inline, of: name)
    case "--ok-label": okLabel = try walk.value(inline, of: name)
    case "--cancel-label": cancelLabel = try walk.value(inline, of: name)
    case "--extra-button": extraLabels.append(try walk.value(inline, of: name))
    // The window has the program's own icon, and stands by itself.
    case "--window-icon", "--icon-name", "--icon", "--attach", "--display", "--class", "--name":
      _ = try walk.value(inline, of: name)
    case "--modal", "--no-wrap", "--ellipsize": try walk.refuse(inline, of: name)
    default: return false
    }
    return true
  }

  func finished(environment: (String) -> String?) -> ScriptForm {
    var form = form
    let (lists, headers) = (cells(of: listValues), cells(of: columnValues))
    let combos = cells(of: comboValues)
    var (list, combo) = (0, 0)
    for place in form.fields.indices {
      switch form.fields[place].kind {
      case .rows:
        let header = list < headers.count ? headers[list] : []
        let values = list < lists.count ? lists[list] : []
        form.fields[place].kind = .rows(
          Self.rows(of: values, width: max(1, header.count)),
          header: showsHeader ? header : []
        )
        list += 1
      case .choice:
        let values = combo < combos.count ? combos[combo] : []
        form.fields[place].kind = .choice(values)
        // GTK 4 shows the first value where GTK 3 shows none.
        if isVersion4, form.fields[place].initial == nil {
          form.fields[place].initial = values.first
        }
        combo += 1
      case .line, .password, .lines, .readOnly, .day, .suggestions, .flag, .number, .slider, .file,
        .folder, .files, .font, .color, .label:
        break
      }
    }
    form.text = head.markdown
    func status(_ name: String, _ other: Int32) -> Int32 {
      environment(name).flatMap { Int32($0) } ?? other
    }
    form.statuses = .init(closed: status("ZENITY_ESC", 1), timedOut: status("ZENITY_TIMEOUT", 5))
    form.buttons = [
      ScriptButton(
        label: cancelLabel.map(Self.literal),
        role: .cancel,
        status: status("ZENITY_CANCEL", 1)
      ),
      ScriptButton(
        label: okLabel.map(Self.literal),
        role: .confirm,
        status: status("ZENITY_OK", 0)
      ),
    ]
    form.buttons += extraLabels.map {
      ScriptButton(
        label: Self.literal($0),
        role: .other(prints: $0 + "\n"),
        status: status("ZENITY_EXTRA", 1)
      )
    }
    form.nameFields()
    return form
  }

  /// A label as it is: zenity has no mnemonics in labels that a script gives.
  private static func literal(_ label: String) -> String {
    ScriptText.split(label, at: "_").joined(separator: "__")
  }

  private func cells(of values: [String]) -> [[String]] {
    values.map { $0.isEmpty ? [] : ScriptText.split($0, at: "|") }
  }

  /// Divides cells into rows; what is missing at the end is what C prints for it.
  private static func rows(of cells: [String], width: Int) -> [[String]] {
    stride(from: 0, to: cells.count, by: width).map { start in
      let row = Array(cells[start..<min(start + width, cells.count)])
      return row + Array(repeating: "(null)", count: width - row.count)
    }
  }
}

extension ScriptForm {
  /// The options by which zenity is asked for its other dialogs.
  public static let zenityDialogs: Set<String> = [
    "--calendar", "--entry", "--error", "--info", "--file-selection", "--list", "--notification",
    "--progress", "--question", "--warning", "--scale", "--text-info", "--color-selection",
    "--password", "--about",
  ]

  mutating func add(_ label: String, _ kind: ScriptField.Kind) {
    fields.append(ScriptField(PangoMarkup(label).plain, kind))
  }

  /// Reads an option that neither program has: a rule for the field before it, or one of
  /// Nextfield's own.
  mutating func readExtra(
    _ name: String,
    _ inline: String?,
    _ walk: inout ArgumentWalk
  ) throws(ScriptError) -> Bool {
    switch name {
    case "--required":
      try walk.refuse(inline, of: name)
      try changeLast(name) { $0.rules.isRequired = true }
    case "--pattern":
      let value = try walk.value(inline, of: name)
      try changeLast(name) { $0.rules.pattern = value }
    case "--min", "--max":
      let value = try walk.value(inline, of: name)
      guard JSONNumber(value) != nil else { throw .badNumber(option: name, value: value) }
      try changeLast(name) {
        if name == "--min" { $0.rules.minimum = value } else { $0.rules.maximum = value }
      }
    case "--default":
      let value = try walk.value(inline, of: name)
      try changeLast(name) { $0.initial = value }
    case "--keyboard", "--keyboard-layout", "--output", "-o", "--format", "--record":
      ownOptions.append(OwnOption(name: name, value: try walk.value(inline, of: name)))
    default: return false
    }
    return true
  }

  private mutating func changeLast(
    _ option: String,
    _ change: (inout ScriptField) -> Void
  ) throws(ScriptError) {
    guard let last = fields.indices.last else { throw .noField(option) }
    guard fields[last].takes(option) else {
      throw .unfit(option: option, field: fields[last].label)
    }
    change(&fields[last])
  }
}

extension ScriptField {
  /// Whether an option means something for the field.
  func takes(_ option: String) -> Bool {
    switch option {
    case "--pattern":
      return switch kind {
      case .line, .password, .lines, .suggestions, .file, .folder: true
      case .readOnly, .day, .choice, .rows, .flag, .number, .slider, .files, .font, .color, .label:
        false
      }
    case "--min", "--max":
      return switch kind {
      case .line, .number, .slider: true
      case .password, .lines, .suggestions, .file, .folder, .readOnly, .day, .choice, .rows, .flag,
        .files, .font, .color, .label:
        false
      }
    default: return !isLabel
    }
  }
}

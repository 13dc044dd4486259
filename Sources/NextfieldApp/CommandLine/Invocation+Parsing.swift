import GtkBridge

extension Invocation {
  /// Reads the arguments behind the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - name: The name that the program is called by.
  /// - Throws: ``UsageError``.
  init(parsing arguments: [String], name: String = "nextfield") throws(UsageError) {
    if let peer = ScriptRequest.peer(arguments, name: name) {
      self = try Self(arguments, of: peer)
      return
    }
    var rest = ArgumentReader(arguments)
    switch rest.peek {
    case "check":
      _ = rest.next()
      self = try Self.parseCheck(&rest)
    case "validate":
      _ = rest.next()
      self = try Self.parseValidate(&rest)
    case "schema": self = try Self.parseSchema(Array(arguments.dropFirst()))
    case "submit":
      _ = rest.next()
      self = try Self.parseSubmit(&rest)
    case "deliver":
      _ = rest.next()
      self = try Self.parseDeliver(&rest)
    case "export":
      _ = rest.next()
      self = try Self.parseExport(&rest)
    case "replay":
      _ = rest.next()
      self = try Self.parseReplay(&rest)
    default:
      self = try Self.parseFill(&rest)
    }
  }

  private static func parseCheck(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var operands: [String] = []
    var layout: String?
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("ui", let value): layout = try rest.value(value, of: "--ui")
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    return .check(form: try single(operands), layout: layout)
  }

  private static func parseValidate(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var operands: [String] = []
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    guard let form = operands.first else { throw UsageError(reason: tr("no file is given")) }
    guard operands.count > 1 else {
      throw UsageError(reason: tr("the file with the answers is missing"))
    }
    let answers = try single(Array(operands.dropFirst()))
    guard form != "-" || answers != "-" else {
      throw UsageError(reason: tr("standard input cannot be both the form and the answers"))
    }
    return .validate(form: form, answers: answers)
  }

  private static func parseReplay(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var operands: [String] = []
    var comparesExpectations = false
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("check", nil): comparesExpectations = true
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    return .replay(scenario: try single(operands), comparesExpectations: comparesExpectations)
  }

  /// Reads the options of filling a form.
  static func parseFill(_ arguments: [String]) throws(UsageError) -> Invocation {
    var rest = ArgumentReader(arguments)
    return try parseFill(&rest)
  }

  private static func parseFill(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var options = FillOptions()
    var operands: [String] = []
    var patience: Int?
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("version", let value):
        try rest.refuse(value, of: "--version")
        return .showVersion
      case .option("output", let value), .option("o", let value):
        options.output = try rest.value(value, of: "--output")
      case .option("format", let value):
        options.format = try rest.answerFormat(value)
      case .option("answers", let value):
        options.answers = try rest.value(value, of: "--answers")
      case .option("ui", let value):
        options.layout = try rest.value(value, of: "--ui")
      case .option("set", let value):
        options.settings.append(try AnswerSetting(parsing: rest.value(value, of: "--set")))
      case .option("choose", let value):
        try rest.refuse(value, of: "--choose")
        options.choosesFiles = true
      case .option("collect", let value):
        options.collect = try rest.database(value)
      case .option("kiosk", let value):
        try rest.refuse(value, of: "--kiosk")
        options.kiosk = options.kiosk ?? KioskOptions()
      case .option("kiosk-timeout", let value):
        patience = try rest.count(value, of: "--kiosk-timeout")
      case .option("no-draft", let value):
        try rest.refuse(value, of: "--no-draft")
        options.keepsDraft = false
      case .option("record", let value):
        options.record = try rest.value(value, of: "--record")
      case .option("title", let value):
        options.title = try rest.value(value, of: "--title")
      case .option("width", let value):
        options.width = try rest.count(value, of: "--width")
      case .option("height", let value):
        options.height = try rest.count(value, of: "--height")
      case .option("timeout", let value):
        options.timeoutSeconds = try rest.count(value, of: "--timeout")
      case .option("keyboard", let value):
        options.keyboard = try rest.keyboardMode(value)
      case .option("keyboard-layout", let value):
        options.keyboardLayout = try rest.layoutName(value)
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    if !options.choosesFiles || !operands.isEmpty { options.form = try single(operands) }
    try options.setPatience(patience)
    return .fill(options)
  }

  static func single(_ operands: [String]) throws(UsageError) -> String {
    guard let first = operands.first else { throw UsageError(reason: tr("no file is given")) }
    guard operands.count == 1 else {
      throw UsageError(reason: tr("one file at a time: what is “{name}”?", ["name": operands[1]]))
    }
    return first
  }
}

extension UsageError {
  static func unknownOption(_ name: String) -> UsageError {
    let spelled = (name.count == 1 ? "-" : "--") + name
    return UsageError(reason: tr("unknown option {option}", ["option": spelled]))
  }
}

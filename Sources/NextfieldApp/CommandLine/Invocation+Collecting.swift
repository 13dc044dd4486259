import FormStore
import GtkBridge
import SchemaValidation

extension Invocation {
  static func parseSubmit(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var operands: [String] = []
    var collect: CollectPlace?
    var stops = false
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("collect", let value): collect = try rest.database(value)
      case .option("stop", let value):
        try rest.refuse(value, of: "--stop")
        stops = true
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    guard operands.count > 1 else {
      throw UsageError(reason: tr("submit needs a form and answers"))
    }
    guard let collect else {
      throw UsageError(reason: tr("submit needs --collect with a database"))
    }
    let answers = Array(operands.dropFirst())
    return .submit(
      SubmitOptions(form: operands[0], answers: answers, collect: collect, stops: stops)
    )
  }

  static func parseDeliver(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var options = DeliverOptions()
    var operands: [String] = []
    var setsUp = false
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("setup", let value):
        setsUp = true
        if let value { operands.append(value) }
      case .option("timeout", let value):
        options.timeoutSeconds = try rest.count(value, of: "--timeout")
      case .option("background", let value):
        try rest.refuse(value, of: "--background")
        options.isInBackground = true
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    guard operands.count == (setsUp ? 1 : 2), let address = operands.last else {
      throw UsageError(
        reason: tr("deliver needs a database and an address, or --setup and an address")
      )
    }
    if address != "-" { options.address = try PostgresAddress(argument: address) }
    if !setsUp { options.outbox = operands[0] }
    return .deliver(options)
  }

  static func parseExport(_ rest: inout ArgumentReader) throws(UsageError) -> Invocation {
    var options = ExportOptions(source: .file(""))
    var operands: [String] = []
    while let argument = try rest.nextArgument() {
      switch argument {
      case .option("help", _), .option("h", _): return .showHelp
      case .option("format", let value):
        let text = try rest.value(value, of: "--format")
        guard let format = ExportOptions.Format(rawValue: text) else {
          throw UsageError(
            reason: tr("--format of export needs json or csv, not “{value}”", ["value": text])
          )
        }
        options.format = format
      case .option("since", let value): options.since = try rest.moment(value, of: "--since")
      case .option("form", let value): options.form = try rest.value(value, of: "--form")
      case .option("formulas", let value):
        try rest.refuse(value, of: "--formulas")
        options.keepsFormulas = true
      case .option(let name, _): throw .unknownOption(name)
      case .operand(let operand): operands.append(operand)
      }
    }
    options.source = try CollectPlace(argument: single(operands))
    return .export(options)
  }
}

extension ArgumentReader {
  /// A day, or a moment in UTC: submissions are compared with it by their texts.
  fileprivate mutating func moment(_ inline: String?, of option: String) throws(UsageError)
    -> String
  {
    let text = try value(inline, of: option)
    let isMoment = StringFormat.dateTime.accepts(text) && text.hasSuffix("Z")
    guard isMoment || StringFormat.date.accepts(text) else {
      throw UsageError(
        reason: tr(
          "{option} needs a day such as 2026-03-31, or a time such as 2026-03-31T20:15:00Z, not “{value}”",
          ["option": option, "value": text]
        )
      )
    }
    return text
  }

  mutating func database(_ inline: String?) throws(UsageError) -> CollectPlace {
    let path = try value(inline, of: "--collect")
    guard !path.isEmpty else { throw UsageError(reason: tr("--collect needs a file")) }
    return try CollectPlace(argument: path)
  }
}

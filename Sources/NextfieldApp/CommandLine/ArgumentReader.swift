import GtkBridge

/// Walks over arguments in the way of getopt: `--name=value`, `--name value`, `-o value`,
/// `-ovalue`, and `--` before operands that begin with a dash.
struct ArgumentReader {
  enum Argument: Equatable {
    case option(String, String?)
    case operand(String)
  }

  private var rest: ArraySlice<String>
  private var onlyOperands = false

  init(_ arguments: [String]) { rest = arguments[...] }

  var peek: String? { rest.first }

  mutating func next() -> String? { rest.popFirst() }

  mutating func nextArgument() throws(UsageError) -> Argument? {
    guard let argument = next() else { return nil }
    guard !onlyOperands, argument.hasPrefix("-"), argument != "-" else {
      return .operand(argument)
    }
    if argument == "--" {
      onlyOperands = true
      return try nextArgument()
    }
    guard argument.hasPrefix("--") else {
      let name = String(argument.dropFirst().prefix(1))
      let value = String(argument.dropFirst(2))
      return .option(name, value.isEmpty ? nil : value)
    }
    let parts = argument.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    return .option(String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  mutating func value(_ inline: String?, of option: String) throws(UsageError) -> String {
    guard let value = inline ?? next() else {
      throw UsageError(reason: tr("{option} needs a value", ["option": option]))
    }
    return value
  }

  func refuse(_ inline: String?, of option: String) throws(UsageError) {
    guard inline == nil else {
      throw UsageError(reason: tr("{option} takes no value", ["option": option]))
    }
  }

  mutating func count(_ inline: String?, of option: String) throws(UsageError) -> Int {
    let text = try value(inline, of: option)
    guard let count = Int(text), (1...32_767).contains(count) else {
      throw UsageError(
        reason: tr(
          "{option} needs a whole number from 1 to 32767, not “{value}”",
          ["option": option, "value": text]
        )
      )
    }
    return count
  }
}

import GtkBridge
import OrderedJSON
import SchemaValidation

extension SchemaFinding {
  /// The advice to the user, in one sentence.
  var message: String {
    switch reason {
    case .wrongType(let types): Self.message(for: types)
    case .notListed(let values):
      values.count <= 8
        ? tr("Choose one of these: {values}.", ["values": Self.list(values)])
        : tr("This value is not allowed here.")
    case .notEqual(let value): tr("This must be {value}.", ["value": Self.text(value)])
    case .tooSmall(let limit, exclusive: true):
      tr("Enter a number greater than {limit}.", ["limit": limit.text])
    case .tooSmall(let limit, exclusive: false):
      tr("Enter a number that is at least {limit}.", ["limit": limit.text])
    case .tooLarge(let limit, exclusive: true):
      tr("Enter a number less than {limit}.", ["limit": limit.text])
    case .tooLarge(let limit, exclusive: false):
      tr("Enter a number that is at most {limit}.", ["limit": limit.text])
    case .notMultiple(let divisor): tr("Enter a multiple of {number}.", ["number": divisor.text])
    case .tooShort(let count):
      trn(
        "Enter at least {count} character.",
        "Enter at least {count} characters.",
        count: count,
        ["count": String(count)]
      )
    case .tooLong(let count):
      trn(
        "Enter at most {count} character.",
        "Enter at most {count} characters.",
        count: count,
        ["count": String(count)]
      )
    case .tooFewItems(let count), .tooFewMembers(let count):
      trn(
        "At least {count} entry is needed.",
        "At least {count} entries are needed.",
        count: count,
        ["count": String(count)]
      )
    case .tooManyItems(let count), .tooManyMembers(let count):
      trn(
        "At most {count} entry is allowed.",
        "At most {count} entries are allowed.",
        count: count,
        ["count": String(count)]
      )
    case .tooFewMatches(let count, _):
      trn(
        "At least {count} entry of the right kind is needed.",
        "At least {count} entries of the right kind are needed.",
        count: count,
        ["count": String(count)]
      )
    case .tooManyMatches(let count, _):
      trn(
        "At most {count} entry of this kind is allowed.",
        "At most {count} entries of this kind are allowed.",
        count: count,
        ["count": String(count)]
      )
    case .patternMismatch: tr("This does not have the form that is asked for.")
    case .badFormat(let name):
      StringFormat(name: name)?.message ?? tr("This does not have the form that is asked for.")
    case .badContent(let kind): tr("Enter text of the kind {kind}.", ["kind": kind])
    case .repeatedItem(let first, let second):
      tr(
        "Each entry may be there once; numbers {first} and {second} are the same.",
        ["first": String(first + 1), "second": String(second + 1)]
      )
    case .missing(let name, nil): tr("“{name}” needs an answer.", ["name": name])
    case .missing(let name, .some(let other)):
      tr("“{name}” needs an answer, because “{other}” has one.", ["name": name, "other": other])
    case .unexpected: tr("Nothing may be entered here.")
    case .badName(let name, _): tr("The name “{name}” is not allowed here.", ["name": name])
    case .noAlternative: tr("This is none of the ways in which it can be answered.")
    case .severalAlternatives:
      tr("This is more than one of the ways of which only one can be answered.")
    case .forbidden: tr("This value is not allowed here.")
    }
  }

  private static func message(for types: [InstanceType]) -> String {
    if types == [.integer] { return tr("Enter a whole number.") }
    if types == [.number] { return tr("Enter a number.") }
    let kinds = types.map(\.kind).joined(separator: tr(" or "))
    return tr("This must be {kinds}.", ["kinds": kinds])
  }

  private static func list(_ values: [JSONValue]) -> String {
    values.map(text).joined(separator: ", ")
  }

  private static func text(_ value: JSONValue) -> String {
    let text = value.stringValue.map { "“\($0)”" } ?? value.text()
    return text.count <= 60 ? text : text.prefix(59) + "…"
  }
}

extension InstanceType {
  fileprivate var kind: String {
    switch self {
    case .array: tr("a list")
    case .object: tr("an object")
    case .string: tr("a text")
    case .integer: tr("a whole number")
    case .number: tr("a number")
    case .boolean: tr("true or false")
    case .null: tr("null")
    }
  }
}

import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

extension Issue {
  /// The message to the user, in one sentence that says what to do.
  var message: String {
    switch self {
    case .required: tr("This needs an answer.")
    case .notAnInteger: tr("Enter a whole number.")
    case .notANumber: tr("Enter a number.")
    case .ambiguousNumber(let separator):
      tr(
        "Write the decimals after “{separator}” and no separators between thousands.",
        ["separator": separator]
      )
    case .tooSmall(let limit, exclusive: true):
      tr("Enter a number greater than {limit}.", ["limit": limit])
    case .tooSmall(let limit, exclusive: false):
      tr("Enter a number that is at least {limit}.", ["limit": limit])
    case .tooLarge(let limit, exclusive: true):
      tr("Enter a number less than {limit}.", ["limit": limit])
    case .tooLarge(let limit, exclusive: false):
      tr("Enter a number that is at most {limit}.", ["limit": limit])
    case .notMultiple(let divisor):
      tr("Enter a multiple of {number}.", ["number": divisor])
    case .tooShort(let minimum):
      trn(
        "Enter at least {count} character.",
        "Enter at least {count} characters.",
        count: minimum,
        ["count": String(minimum)]
      )
    case .tooLong(let maximum):
      trn(
        "Enter at most {count} character.",
        "Enter at most {count} characters.",
        count: maximum,
        ["count": String(maximum)]
      )
    case .patternMismatch(let message):
      message ?? tr("This is not in the expected format.")
    case .badFormat(let format): format.typedMessage
    case .invalidJSON(let error):
      tr(
        "This is not JSON: {reason} (line {line}, column {column}).",
        [
          "reason": error.message, "line": String(error.position.line),
          "column": String(error.position.column),
        ]
      )
    case .duplicateName(let name, let position):
      tr(
        "The name “{name}” stands twice in one object (again in line {line}, column {column}).",
        ["name": name, "line": String(position.line), "column": String(position.column)]
      )
    case .wrongType(let types):
      tr("Enter JSON of the right kind: {kinds}.", ["kinds": SchemaType.kinds(types)])
    case .notAllowed: tr("This value is not allowed here.")
    case .nameTaken(let name):
      tr("The name “{name}” is taken already.", ["name": name])
    case .custom(let message): message
    }
  }
}

extension SchemaType {
  /// The types in words, with “or” between them.
  fileprivate static func kinds(_ types: [SchemaType]) -> String {
    types.map(\.kind).joined(separator: tr(" or "))
  }

  private var kind: String {
    switch self {
    case .array: tr("a list in square brackets")
    case .object: tr("an object in curly brackets")
    case .string: tr("a text in quotation marks")
    case .integer: tr("a whole number")
    case .number: tr("a number")
    case .boolean: tr("true or false")
    case .null: tr("null")
    }
  }
}

extension StringFormat {
  /// The pattern to type; moments are typed as is usual where they live.
  fileprivate var typedMessage: String {
    switch self {
    case .date: tr("Enter a date like {example}.", ["example": MomentFormat(.day).example])
    case .time: tr("Enter a time like {example}.", ["example": MomentFormat(.time).example])
    case .dateTime:
      tr("Enter a date and a time like {example}.", ["example": MomentFormat(.dayAndTime).example])
    case .duration, .email, .idnEmail, .hostname, .idnHostname, .ipv4, .ipv6, .uri, .uriReference,
      .iri, .iriReference, .uriTemplate, .uuid, .regex, .jsonPointer, .relativeJSONPointer, .color,
      .filePath, .directoryPath, .path, .filePathPattern:
      message
    }
  }
}

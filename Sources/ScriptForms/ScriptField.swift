/// A field that a script asks for, or a text that it shows between fields.
public struct ScriptField: Sendable, Equatable {
  /// How the value is asked for.
  enum Kind: Sendable, Equatable {
    case line
    case password
    case lines
    case readOnly
    /// A day; one that is always there if the program says today where nobody chooses.
    case day(isAlwaysGiven: Bool)
    /// One of several texts.
    case choice([String])
    /// One of several rows of cells.
    case rows([[String]], header: [String])
    /// A text, with others offered.
    case suggestions([String])
    case flag(isSwitch: Bool)
    case number(NumberRange)
    case slider(NumberRange)
    case file
    case folder
    case files(isFolders: Bool)
    case font
    case color
    /// A text between fields, as Markdown; it has an empty value.
    case label(String)
  }

  /// The range and the precision of a number.
  struct NumberRange: Sendable, Equatable {
    var minimum = 0.0
    var maximum = 65535.0
    var decimals = 0
  }

  /// The rules for the answer, beyond its kind.
  struct Rules: Sendable, Equatable {
    var isRequired = false
    var pattern: String?
    var minimum: String?
    var maximum: String?
  }

  /// The name of the answer; empty for a text between fields.
  public var name = ""
  /// The label, without markup.
  public var label: String
  var kind: Kind
  /// The value at first, as the command line has it.
  var initial: String?
  /// A text for those who need help with the field.
  var help: String?
  var isDisabled = false
  var rules = Rules()

  init(_ label: String, _ kind: Kind) {
    (self.label, self.kind) = (label, kind)
  }

  /// Whether it is only a text between fields.
  var isLabel: Bool {
    if case .label = kind { true } else { false }
  }
}

extension ScriptForm {
  /// Gives each field the name of its answer: its label in small letters and figures of ASCII, with
  /// `_` for anything else, and a number behind a name that is taken.
  mutating func nameFields() {
    var taken: Set<String> = []
    for (place, field) in fields.enumerated() where !field.isLabel {
      let name = Self.name(for: field.label) ?? "field_\(place + 1)"
      var candidate = name
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(name)_\(number)"
        number += 1
      }
      fields[place].name = candidate
    }
  }

  private static func name(for label: String) -> String? {
    var bytes: [UInt8] = []
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      default:
        if let last = bytes.last, last != UInt8(ascii: "_") { bytes.append(UInt8(ascii: "_")) }
      }
    }
    if bytes.last == UInt8(ascii: "_") { bytes.removeLast() }
    guard let first = bytes.first else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    // A shell has no variable whose name begins with a figure.
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? "field_" + text : text
  }
}

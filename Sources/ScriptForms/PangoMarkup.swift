/// A text with Pango's markup, read leniently.
///
/// Bold and italic text and links are kept; of any other tag only its content is. A text that is no
/// markup, such as `Fish & Chips`, is taken as it is.
public struct PangoMarkup: Sendable, Equatable {
  /// The text as Markdown.
  public private(set) var markdown = ""
  /// The text alone.
  public private(set) var plain = ""
  /// Whether the text has a link.
  public private(set) var hasLinks = false

  /// Reads a text.
  public init(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      (markdown, plain) = (Self.literal(text), text)
      return
    }
    var reader = Reader(Array(text.unicodeScalars))
    guard reader.read() else {
      (markdown, plain) = (Self.literal(text), text)
      return
    }
    (markdown, plain, hasLinks) = (reader.markdown, reader.plain, reader.hasLinks)
  }

  /// The Markdown that shows a text as it is.
  public static func literal(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return String(result)
  }

  private static func append(_ scalar: Unicode.Scalar, to view: inout String.UnicodeScalarView) {
    let isMark = scalar.isASCII && scalar.properties.isPatternSyntax
    if isMark { view.append("\\") }
    view.append(scalar)
  }

  private struct Reader {
    let text: [Unicode.Scalar]
    var place = 0
    var markdown = ""
    var plain = ""
    var hasLinks = false
    private var open: [(name: String, end: String)] = []

    init(_ text: [Unicode.Scalar]) { self.text = text }

    /// Reads all; false if it is no markup.
    mutating func read() -> Bool {
      while place < text.count {
        switch text[place] {
        case "<":
          guard readTag() else { return false }
        case "&":
          guard readEntity() else { return false }
        default:
          put(text[place])
          place += 1
        }
      }
      return open.isEmpty
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
      var view = String.UnicodeScalarView()
      PangoMarkup.append(scalar, to: &view)
      markdown.unicodeScalars.append(contentsOf: view)
      plain.unicodeScalars.append(scalar)
    }

    private mutating func readTag() -> Bool {
      guard let end = text[place...].firstIndex(of: ">") else { return false }
      var content = String(String.UnicodeScalarView(text[(place + 1)..<end]))
      place = end + 1
      if content.hasPrefix("/") {
        content.removeFirst()
        guard let last = open.popLast(), last.name == content else { return false }
        markdown += last.end
        return true
      }
      let isEmpty = content.hasSuffix("/")
      let name = String(content.prefix { $0.isLetter || $0.isNumber })
      guard PangoMarkup.tags.contains(name) else { return false }
      let mark: String
      switch name {
      case "b": mark = "**"
      case "i": mark = "*"
      default: mark = ""
      }
      var closing = mark
      markdown += mark
      if name == "a", let address = Self.attribute("href", in: content) {
        hasLinks = true
        markdown += "["
        closing = "](" + Self.safe(address) + ")"
      }
      if isEmpty { markdown += closing } else { open.append((name, closing)) }
      return true
    }

    private static func attribute(_ name: String, in tag: String) -> String? {
      for mark in ["\"", "'"] {
        let parts = ScriptText.split(tag, at: name + "=" + mark)
        guard parts.count >= 2 else { continue }
        let value = ScriptText.split(parts[1], at: mark)[0]
        return PangoMarkup(value).plain
      }
      return nil
    }

    /// An address without what would end it too early.
    private static func safe(_ address: String) -> String {
      var result = ""
      for scalar in address.unicodeScalars {
        switch scalar {
        case " ": result += "%20"
        case "(": result += "%28"
        case ")": result += "%29"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }

    private mutating func readEntity() -> Bool {
      guard let end = text[place...].prefix(12).firstIndex(of: ";") else { return false }
      let name = String(String.UnicodeScalarView(text[(place + 1)..<end]))
      guard let scalar = Self.entities[name] ?? Self.number(name) else { return false }
      put(scalar)
      place = end + 1
      return true
    }

    private static func number(_ name: String) -> Unicode.Scalar? {
      guard name.hasPrefix("#") else { return nil }
      let figures = name.dropFirst()
      let value = figures.hasPrefix("x") ? UInt32(figures.dropFirst(), radix: 16) : UInt32(figures)
      return value.flatMap(Unicode.Scalar.init)
    }

    private static let entities: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
  }

  private static let tags: Set<String> = [
    "a", "b", "big", "i", "markup", "s", "small", "span", "sub", "sup", "tt", "u",
  ]
}

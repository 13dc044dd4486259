/// One line of Markdown: links, emphasis and code.
struct MarkdownLine {
  private let text: [Character]
  private var place = 0
  private var result = Markdown.Paragraph()
  private let depth: Int

  /// How deeply emphasis is followed; what lies deeper is shown with its marks.
  private static let deepest = 4

  private init(_ text: [Character], depth: Int) { (self.text, self.depth) = (text, depth) }

  /// Reads a line.
  static func read(_ line: some StringProtocol, depth: Int = 0) -> Markdown.Paragraph {
    var reader = MarkdownLine(Array(line), depth: depth)
    return reader.read()
  }

  private mutating func read() -> Markdown.Paragraph {
    while place < text.count {
      guard depth < Self.deepest, readMarks() else {
        put(String(text[place]))
        place += 1
        continue
      }
    }
    return result
  }

  /// Reads something with a meaning of its own, if there is any here.
  private mutating func readMarks() -> Bool {
    switch text[place] {
    case "\\": readEscape()
    case "`": readCode()
    case "!": peek(1) == "[" && readLink(from: place + 1, isImage: true)
    case "[": readLink(from: place, isImage: false)
    case "<": readTag()
    case "*", "_": readEmphasis()
    case "h": readAddress()
    case "&": readEntity()
    default: false
    }
  }

  private func peek(_ distance: Int) -> Character? {
    text.indices.contains(place + distance) ? text[place + distance] : nil
  }

  private mutating func put(_ plain: String) {
    result.markup += MarkupText.escaped(plain)
    result.plain += plain
  }

  private mutating func put(_ inner: Markdown.Paragraph, in open: String, _ close: String) {
    result.markup += open + inner.markup + close
    result.plain += inner.plain
  }

  private mutating func readEscape() -> Bool {
    guard let next = peek(1), next.isASCII, next.isPunctuation || next.isSymbol else {
      return false
    }
    put(String(next))
    place += 2
    return true
  }

  private mutating func readCode() -> Bool {
    let count = run(of: "`", at: place)
    var end = place + count
    while end < text.count {
      let closing = run(of: "`", at: end)
      if closing == count {
        let code = String(text[(place + count)..<end])
        result.markup += "<tt>\(MarkupText.escaped(code))</tt>"
        result.plain += code
        place = end + count
        return true
      }
      end += max(1, closing)
    }
    return false
  }

  private func run(of mark: Character, at start: Int) -> Int {
    text[start...].prefix { $0 == mark }.count
  }

  private mutating func readEmphasis() -> Bool {
    let mark = text[place]
    let count = min(2, run(of: mark, at: place))
    guard let after = peek(count), !after.isWhitespace, mark == "*" || !isWord(at: place - 1) else {
      return false
    }
    var end = place + count
    while end + count <= text.count {
      let isClosing =
        text[end..<(end + count)].allSatisfy { $0 == mark } && !text[end - 1].isWhitespace
        && end > place + count && (mark == "*" || !isWord(at: end + count))
        && (count == 2 || run(of: mark, at: end) != 2)
      if isClosing {
        let inner = Self.read(String(text[(place + count)..<end]), depth: depth + 1)
        put(inner, in: count == 2 ? "<b>" : "<i>", count == 2 ? "</b>" : "</i>")
        place = end + count
        return true
      }
      end += 1
    }
    return false
  }

  private func isWord(at index: Int) -> Bool {
    text.indices.contains(index) && (text[index].isLetter || text[index].isNumber)
  }

  /// `[text](address)`; of a picture only what it says is shown.
  private mutating func readLink(from open: Int, isImage: Bool) -> Bool {
    guard let close = closing(of: open, "[", "]"), close + 1 < text.count, text[close + 1] == "(",
      let end = closing(of: close + 1, "(", ")")
    else { return false }
    let inner = Self.read(String(text[(open + 1)..<close]), depth: depth + 1)
    let address = String(text[(close + 2)..<end].prefix { !$0.isWhitespace })
    if !isImage, Outside.isReachable, Self.isFollowed(address) {
      put(inner, in: "<a href=\"\(MarkupText.escaped(address))\">", "</a>")
    } else {
      put(inner, in: "", "")
    }
    place = end + 1
    return true
  }

  private func closing(of start: Int, _ open: Character, _ close: Character) -> Int? {
    var level = 0
    for index in start..<text.count {
      if text[index] == open { level += 1 }
      if text[index] == close { level -= 1 }
      if level == 0 { return index }
    }
    return nil
  }

  private static func isFollowed(_ address: String) -> Bool {
    ["https://", "http://", "mailto:"].contains { address.lowercased().hasPrefix($0) }
  }

  /// An address that stands in the text as it is.
  private mutating func readAddress() -> Bool {
    guard !isWord(at: place - 1) else { return false }
    var address = String(text[place...].prefix { !$0.isWhitespace && !"<>\"".contains($0) })
    while let last = address.last, ".,;:!?)'*_".contains(last) { address.removeLast() }
    guard Self.isFollowed(address), let colon = address.firstIndex(of: ":"),
      address[colon...].hasPrefix("://"), address.count > 8
    else { return false }
    putLink(address)
    place += address.count
    return true
  }

  private mutating func putLink(_ address: String) {
    guard Outside.isReachable else { return put(address) }
    let shown = MarkupText.escaped(address)
    result.markup += "<a href=\"\(shown)\">\(shown)</a>"
    result.plain += address
  }

  /// `<address>`, or a tag of HTML, of which only `<br>` leaves something.
  private mutating func readTag() -> Bool {
    guard let end = text[place...].prefix(200).firstIndex(of: ">") else { return false }
    let inside = String(text[(place + 1)..<end])
    if Self.isFollowed(inside), !inside.contains(where: \.isWhitespace) {
      putLink(inside)
    } else {
      let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      guard Self.tags.contains(name) else { return false }
      if name == "br" { put("\n") }
    }
    place = end + 1
    return true
  }

  private static let tags: Set<String> = [
    "a", "b", "br", "code", "details", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i",
    "img", "kbd", "li", "ol", "p", "pre", "small", "span", "strong", "sub", "summary", "sup", "u",
    "ul",
  ]

  private mutating func readEntity() -> Bool {
    for (name, meaning) in Self.entities where text[place...].starts(with: name) {
      put(meaning)
      place += name.count
      return true
    }
    return false
  }

  private static let entities = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"),
    ("&#39;", "'"),
  ]
}

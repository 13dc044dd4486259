/// Help texts as form files write them: CommonMark, as far as links, emphasis, code, headings and
/// lists.
///
/// Nothing is lost: a mark without its partner is shown as it is.
struct Markdown {
  /// Lines that belong together.
  struct Paragraph: Equatable {
    /// Pango's markup.
    var markup = ""
    /// The same without any marks.
    var plain = ""
  }

  /// The most characters that a paragraph has; a longer one becomes several, so that none takes
  /// long to lay out.
  static let longestParagraph = 2000

  /// The paragraphs of a text, from top to bottom.
  static func paragraphs(of text: String) -> [Paragraph] {
    var result: [Paragraph] = []
    var lines: [Substring] = []
    var isCode = false
    func end() {
      for piece in pieces(of: lines) { result.append(paragraph(piece, isCode: isCode)) }
      lines = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
        end()
        isCode.toggle()
      } else if trimmed.isEmpty, !isCode {
        end()
      } else {
        lines.append(line)
      }
    }
    end()
    return result.filter { !$0.plain.isEmpty }
  }

  /// Cuts lines into runs of no more than ``longestParagraph`` characters, at blanks if there are
  /// any.
  private static func pieces(of lines: [Substring]) -> [[Substring]] {
    var (pieces, piece, room): ([[Substring]], [Substring], Int) = ([], [], longestParagraph)
    for line in lines {
      var rest = line
      while true {
        let head = rest.prefix(room)
        if head.endIndex == rest.endIndex {
          piece.append(rest)
          room -= head.count
          break
        }
        let cut = head.lastIndex(where: \.isWhitespace) ?? head.endIndex
        let end = cut == rest.startIndex ? head.endIndex : cut
        piece.append(rest[..<end])
        rest = rest[end...]
        pieces.append(piece)
        (piece, room) = ([], longestParagraph)
      }
      if room <= 0 {
        pieces.append(piece)
        (piece, room) = ([], longestParagraph)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func paragraph(_ lines: [Substring], isCode: Bool) -> Paragraph {
    let parts = lines.map { isCode ? code($0) : block($0) }
    return Paragraph(
      markup: parts.map(\.markup).joined(separator: "\n"),
      plain: parts.map(\.plain).joined(separator: "\n")
    )
  }

  private static func code(_ line: Substring) -> Paragraph {
    Paragraph(markup: "<tt>\(MarkupText.escaped(line))</tt>", plain: String(line))
  }

  /// One line, with what stands at its beginning.
  private static func block(_ line: Substring) -> Paragraph {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    let marks = rest.prefix { $0 == "#" }
    if (1...6).contains(marks.count), rest.dropFirst(marks.count).first == " " {
      let title = MarkdownLine.read(rest.dropFirst(marks.count).drop { $0 == " " })
      return Paragraph(markup: "<b>\(title.markup)</b>", plain: title.plain)
    }
    if let first = rest.first, "-*+".contains(first), rest.dropFirst().first == " " {
      let item = MarkdownLine.read(rest.dropFirst(2).drop { $0 == " " })
      return Paragraph(markup: "• " + item.markup, plain: "• " + item.plain)
    }
    // A line across the page says nothing.
    if rest.count >= 3, let first = rest.first, "-*_".contains(first),
      rest.allSatisfy({ $0 == first || $0 == " " })
    {
      return Paragraph()
    }
    return MarkdownLine.read(rest)
  }
}

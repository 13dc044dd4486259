import GtkBridge

/// A help text below a control or a heading; one that is longer than a few lines is folded.
final class HelpView {
  /// The whole, to be put below what it explains.
  let widget = Box(isVertical: true, spacing: 6)
  /// The text, or the beginning of a long one, without any marks.
  let plain: String

  private let text: String
  private let name: String
  private let content = Box(isVertical: true, spacing: 6)
  private var labels: [Label] = []
  private var button: Button?
  private(set) var isFolded: Bool

  /// The most characters and lines that are shown at once.
  private static let (longest, mostLines) = (420, 7)
  /// How much of a longer text is shown.
  private static let beginning = 280

  /// Shows a text.
  ///
  /// - Parameters:
  ///   - text: The text, with Markdown or without.
  ///   - name: The label of what it explains.
  init(_ text: String, of name: String) {
    (self.text, self.name) = (text, name)
    // A few pages are enough to see that there are more than a few lines.
    let head = Markdown.paragraphs(of: String(text.prefix(2 * Markdown.longestParagraph)))
    let plain = head.map(\.plain).joined(separator: "\n\n")
    isFolded =
      plain.count > Self.longest
      || plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
        > Self.mostLines
    self.plain = isFolded ? Self.cut(plain) : plain
    widget.add(content)
    if isFolded {
      showBeginning()
      addButton()
    } else {
      show(head)
    }
  }

  /// The beginning of a text, up to the end of a word.
  private static func cut(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let head = lines.prefix(mostLines - 2).joined(separator: "\n").prefix(beginning)
    let end = head.lastIndex(where: \.isWhitespace) ?? head.endIndex
    return head[..<(end == head.startIndex ? head.endIndex : end)] + " …"
  }

  private func showBeginning() { show([Markdown.Paragraph(markup: MarkupText.escaped(plain))]) }

  private func show(_ paragraphs: [Markdown.Paragraph]) {
    for label in labels { label.destroy() }
    labels = paragraphs.map { paragraph in
      let label = Label()
      label.setMarkup(paragraph.markup)
      label.addStyleClass("nextfield-help")
      // Links are come to by F1; the way from field to field is not to become longer by them.
      label.addStyleClass("nextfield-skip")
      content.add(label)
      return label
    }
    content.showAll()
  }

  private func addButton() {
    let button = Button(mnemonicLabel: tr("More"))
    button.accessibleName = tr("More about {label}", ["label": name])
    for style in ["flat", "nextfield-more", "nextfield-skip"] { button.addStyleClass(style) }
    button.alignToStart()
    button.onClick { [self] in toggle() }
    widget.add(button)
    self.button = button
  }

  private func toggle() {
    isFolded.toggle()
    isFolded ? showBeginning() : show(Markdown.paragraphs(of: text))
    button?.mnemonicLabel = isFolded ? tr("More") : tr("Less")
    button?.accessibleName =
      isFolded
      ? tr("More about {label}", ["label": name]) : tr("Less about {label}", ["label": name])
  }

  /// Shows all of it, and gives the focus to its first link if there is one; folds it if there is
  /// nothing to go to.
  func open() {
    if isFolded {
      toggle()
    } else if labels.first(where: \.hasLinks) == nil, button != nil {
      toggle()
    }
    labels.first(where: \.hasLinks)?.grabFocus()
  }
}

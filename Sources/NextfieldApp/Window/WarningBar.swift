import FormModel
import GtkBridge
import OrderedJSON

/// Tells, above the form, what was doubtful about the answers that the form opens with.
final class WarningBar {
  let widget = InfoBar()
  /// The lines that are shown while the others are folded away.
  let label = Label()
  /// Unfolds the lines; nil if there are only a few.
  private(set) var button: Button?

  private let lines: [String]
  /// All lines, of which only so many are seen at a time.
  private let scroller = ScrolledWindow()
  private let whole = Label()
  private var isFolded = true

  /// How many warnings are told while they are folded, and at all.
  private static let (few, most) = (3, 200)
  /// The room for all of them, in pixels: the form is to be seen below.
  private static let height = 160

  /// Creates the bar; nil if there is nothing to tell.
  init?(_ answers: FormAnswers) {
    let warnings = answers.form.warnings.filter(\.concernsAnswers) + answers.warnings
    guard !warnings.isEmpty else { return nil }
    let fields = Self.fields(of: warnings, answers)
    let told = warnings.prefix(Self.most).map { Self.line($0, fields, answers) }
    lines = told + ShownText.more(warnings.count - told.count)
    label.setExpands(horizontally: true)
    whole.setExpands(horizontally: true)
    scroller.add(whole)
    scroller.setExpands(horizontally: true)
    scroller.setMinimumSize(height: Self.height)
    scroller.ignoresShowAll = true
    let content = Box(isVertical: true, spacing: 6)
    content.setExpands(horizontally: true)
    // A scrolled window has no height that depends on its width, so it would cut these few lines.
    content.add(label)
    content.add(scroller)
    if lines.count > Self.few + 1 { addButton(to: content) }
    label.becomeNotification()
    whole.isVisible = true
    update()
    widget.show(content)
    widget.accessibleName = tr("About the answers that the form opens with")
  }

  private func addButton(to content: Box) {
    let button = Button(mnemonicLabel: tr("More"))
    for style in ["flat", "nextfield-more"] { button.addStyleClass(style) }
    button.alignToStart()
    button.onClick { [weak self] in
      self?.isFolded.toggle()
      self?.update()
    }
    content.add(button)
    self.button = button
  }

  /// The lines that are shown.
  var text: String { isFolded ? label.text : whole.text }

  private func update() {
    let folded = lines.prefix(Self.few) + ShownText.more(lines.count - Self.few)
    label.text = (button == nil ? lines : Array(folded)).joined(separator: "\n")
    whole.text = lines.joined(separator: "\n")
    label.isVisible = isFolded
    scroller.isVisible = !isFolded
    button?.mnemonicLabel = isFolded ? tr("More") : tr("Less")
    button?.accessibleName = isFolded ? tr("More warnings") : tr("Fewer warnings")
  }

  private static func line(
    _ warning: FormWarning,
    _ fields: [JSONPointer: Int],
    _ answers: FormAnswers
  ) -> String {
    let place =
      fields[warning.pointer].map(answers.name(ofField:))
      ?? (warning.pointer.tokens.isEmpty ? nil : ShownText.title("\(warning.pointer)"))
    let message = ShownText.isolated(ShownText.cut(warning.message, at: 300))
    return [place, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// The fields that warnings are about, by their places in the answers.
  private static func fields(of warnings: [FormWarning], _ answers: FormAnswers)
    -> [JSONPointer: Int]
  {
    let places = Set(warnings.map(\.pointer))
    var found: [JSONPointer: Int] = [:]
    for case .field(let index) in answers.items {
      let pointer = answers.pointer(at: index)
      if places.contains(pointer), found[pointer] == nil { found[pointer] = index }
    }
    return found
  }

  /// The messages at fields that could not take the answers given for them, by their indices.
  static func messagesOfFields(_ answers: FormAnswers) -> [Int: String] {
    let warnings = answers.warnings.filter(\.isLostAnswer)
    guard !warnings.isEmpty else { return [:] }
    let fields = fields(of: warnings, answers)
    var messages: [Int: String] = [:]
    for warning in warnings {
      if let index = fields[warning.pointer] { messages[index] = warning.message }
    }
    return messages
  }
}

extension FormWarning {
  /// Whether an answer was given that could not be taken.
  fileprivate var isLostAnswer: Bool {
    switch reason {
    case .unfitAnswer, .noObject: true
    case .doubledName, .unknownName, .unfitDefault, .tooLarge, .unanswerable, .circularReference,
      .endlessReferences, .noSchema, .remoteReference, .unreadableReference, .brokenReference,
      .noFittingValue, .noListedValue, .badRule, .badPattern, .unknownLayoutElement,
      .unknownLayoutPlace, .unknownLayoutRule, .lostLayoutRule:
      false
    }
  }

  /// Whether the doubt is about what stands in the answers, and not only about how the form is
  /// written.
  fileprivate var concernsAnswers: Bool {
    switch reason {
    case .doubledName, .unknownName, .unfitAnswer, .noObject, .unfitDefault, .tooLarge,
      .unanswerable:
      true
    case .circularReference, .endlessReferences, .noSchema, .remoteReference, .unreadableReference,
      .brokenReference, .noFittingValue, .noListedValue, .badRule, .badPattern,
      .unknownLayoutElement, .unknownLayoutPlace, .unknownLayoutRule, .lostLayoutRule:
      false
    }
  }
}

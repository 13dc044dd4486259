import FormModel
import GtkBridge

/// Everything around the control of a row, and what a screen reader says about it.
final class RowFrame {
  /// The stop of a panel that the way through the form leads to.
  enum Panel { case none, enteredAtControl, enteredAnywhere }

  /// The whole row.
  let box = Box(isVertical: true, spacing: 6)
  /// The label, the control and the message: what has to be seen together.
  let core = Box(isVertical: true, spacing: 6)
  /// The widget that takes the focus first.
  let control: Widget
  /// The other widgets that take the focus in the row.
  let others: [Widget]
  /// Buttons that help with the control; F4 in it presses the first one.
  let companions: [Widget]
  /// The help below the control, if there is any.
  let help: HelpView?
  /// All widgets that take the focus in the row.
  var stops: [Widget] { [control] + others }

  /// The number of the row in its list; nil if it is in none, or is told apart without.
  var number: Int? { didSet { if number != oldValue { updateName() } } }

  /// The message under the control, nil while there is none.
  private(set) var message: String?

  private let field: Field
  private let messageLabel = Label()
  private let label: Label?
  private let mnemonicLabel: String?
  /// The widget that shows the control's border.
  private let body: Widget
  /// The words of a screen reader about the control, such as the keys that work in it.
  var hint: String? { didSet { if hint != oldValue { updateDescription() } } }
  private let panel: Panel

  /// Creates the frame of a control.
  ///
  /// - Parameters:
  ///   - field: The field that the row is for.
  ///   - control: What takes the focus.
  ///   - outer: What is put into the row if that is not the control itself.
  ///   - mnemonicLabel: The label above the control, nil if the control brings its own.
  ///   - others: What else takes the focus in the row.
  ///   - companions: Buttons that help with the control and are no stops on the way through the
  ///     form.
  ///   - hint: What a screen reader says of the keys that work in the control.
  ///   - panel: Whether what is put into the row is a panel with the field's name, in which each
  ///     stop has a name of its own.
  init(
    _ field: Field,
    control: Widget,
    outer: Widget? = nil,
    mnemonicLabel: String?,
    others: [Widget] = [],
    companions: [Widget] = [],
    hint: String? = nil,
    panel: Panel = .none
  ) {
    (self.field, self.control, self.others) = (field, control, others)
    (self.companions, self.hint) = (companions, hint)
    self.panel = panel
    self.mnemonicLabel = mnemonicLabel
    label = mnemonicLabel.map { _ in Label() }
    help = Self.helpText(field).map { HelpView($0, of: field.shownLabel) }
    body = outer ?? control
    for companion in companions { companion.addStyleClass("nextfield-skip") }
    for widget in [body, control] { widget.setStyleClass("nextfield-read-only", field.isReadOnly) }
    if let label { core.add(label) }
    core.add(body)
    messageLabel.addStyleClass("nextfield-message")
    messageLabel.ignoresShowAll = true
    messageLabel.isVisible = false
    core.add(messageLabel)
    box.add(core)
    if let help { box.add(help.widget) }
    for stop in described { stop.addAccessibleRelation(describedBy: messageLabel) }
    updateName()
    updateDescription()
  }

  /// Puts buttons behind the label, or behind the control if there is none.
  func put(_ actions: Widget) {
    guard let first = core.children.first else { return }
    core.remove(first)
    let line = Box(isVertical: false, spacing: 6)
    first.setExpands(horizontally: true)
    line.add(first)
    line.add(actions)
    core.insert(line, at: 0)
  }

  /// Where the field stands in the form, for screen readers that cannot count rows which are not
  /// made.
  var place: String? { didSet { updateDescription() } }

  /// The section that the row is in, for screen readers: other sections may have the same labels.
  var section: String? { didSet { if section != oldValue { updateDescription() } } }

  /// Shows a message under the control, or takes it away.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isAnnounced: Whether a screen reader is to say it at once. Otherwise it is heard with the
  ///     field.
  func show(message: String?, isAnnounced: Bool = false) {
    guard message != self.message else { return }
    if isAnnounced { messageLabel.becomeNotification() }
    self.message = message
    messageLabel.text = message ?? ""
    messageLabel.accessibleDescription = message == nil ? "" : field.word
    messageLabel.isVisible = message != nil
    // The border is that of the entry, or of the box around a text.
    for widget in [body, control] { widget.setStyleClass("error", message != nil) }
    for stop in described { stop.announceInvalid(message != nil) }
    updateDescription()
  }

  /// The mark behind the label of a field that has to be filled.
  static func requiredMark(_ field: Field) -> String { field.asksForAnswer ? " *" : "" }

  private static func helpText(_ field: Field) -> String? {
    var notes = field.notes.map(\.message)
    if field.isDeprecated { notes.append(tr("Outdated: it is better left empty.")) }
    let parts = ([field.help] + notes).compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The widgets that a screen reader says the description with.
  private var described: [Widget] { panel == .enteredAnywhere ? stops : [control] }

  private func updateName() {
    if let label, let mnemonicLabel {
      let text = ShownText.numbered(mnemonicLabel, number) + Self.requiredMark(field)
      label.setText(withMnemonic: text, for: control)
    }
    let cut = ShownText.cut(field.word, at: ShownText.longestTitle)
    let name = ShownText.numbered(cut, number)
    // A screen reader says the name of the label; the description says what the star means.
    label?.accessibleName = name
    switch panel {
    case .none: control.accessibleName = name
    case .enteredAtControl, .enteredAnywhere: body.becomePanel(named: name)
    }
  }

  private func updateDescription() {
    let required = field.asksForAnswer ? tr("Required.") : nil
    let readOnly = field.isReadOnly ? tr("Cannot be changed.") : nil
    let inSection = section.map { tr("In {section}.", ["section": $0]) }
    let description = [message, required, readOnly, hint, help?.plain, inSection, place]
      .compactMap { $0 }.joined(separator: " ")
    for stop in described { stop.accessibleDescription = description }
  }
}

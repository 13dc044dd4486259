import FormModel
import GtkBridge

/// One of a few values, all of which are shown.
final class RadioRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let buttons: [RadioButton]
  /// The member of the group that is chosen while no other is; nobody sees it.
  private let none = RadioButton(mnemonicLabel: "")
  private let values: [FieldInput]
  private let clear = Button(mnemonicLabel: tr("Take Back"))
  private var isSetting = false

  /// Offers choices.
  convenience init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    self.init(
      field,
      labels: ChoiceLabels.shown(choices),
      values: choices.indices.map { .choice($0) },
      mnemonicLabel: mnemonicLabel
    )
  }

  /// Offers values with their labels.
  init(_ field: Field, labels: [String], values: [FieldInput], mnemonicLabel: String) {
    self.values = values
    let group = none
    buttons = labels.map { RadioButton(mnemonicLabel: Mnemonics.unmarked($0), in: group) }
    let box = Box(isVertical: true, spacing: 2)
    for button in buttons { box.add(button) }
    frame = RowFrame(
      field,
      control: buttons.first ?? none,
      outer: box,
      mnemonicLabel: mnemonicLabel,
      others: Array(buttons.dropFirst())
    )
    box.becomePanel(named: field.label)
    for (button, label) in zip(buttons, labels) { button.accessibleName = label }
    addClear(to: box, isNeeded: !field.isRequired && !field.isReadOnly, label: field.label)
    for button in buttons {
      button.isSensitive = !field.isReadOnly
      button.connect("toggled") { [weak self, weak button] in
        if button?.isChosen ?? false { self?.changed() }
      }
    }
    update()
  }

  private func addClear(to box: Box, isNeeded: Bool, label: String) {
    guard isNeeded else { return }
    for style in ["flat", "nextfield-more"] { clear.addStyleClass(style) }
    clear.accessibleName = tr("Take back the answer to {label}", ["label": label])
    clear.addStyleClass("nextfield-skip")
    clear.ignoresShowAll = true
    clear.alignToStart()
    clear.onClick { [weak self] in self?.takeBack() }
    box.add(clear)
  }

  private var chosen: Int? { buttons.firstIndex(where: \.isChosen) }

  var focusTarget: Widget { chosen.map { buttons[$0] } ?? frame.control }

  var input: FieldInput {
    get { chosen.map { values[$0] } ?? .choice(nil) }
    set {
      isSetting = true
      defer { isSetting = false }
      let index = values.firstIndex(of: newValue)
      (index.map { buttons[$0] } ?? none).isChosen = true
      update()
    }
  }

  private func changed() {
    update()
    if !isSetting { onEdit?() }
  }

  private func takeBack() {
    frame.control.grabFocus()
    none.isChosen = true
    update()
    onEdit?()
  }

  /// Without an answer the group is one stop all the same: arrow keys lead to the other buttons.
  private func update() {
    let chosen = chosen
    clear.isVisible = chosen != nil && clear.parent != nil
    for (place, button) in buttons.enumerated() {
      button.setStyleClass("nextfield-skip", chosen == nil && place > 0)
    }
  }
}

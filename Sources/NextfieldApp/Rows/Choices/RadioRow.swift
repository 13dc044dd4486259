import FormModel
import GtkBridge

/// One of a few values, all of which are shown.
final class RadioRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let buttons: [RadioButton]
  /// The member of the group that is chosen while no other is; nobody sees it.
  private let none = RadioButton(mnemonicLabel: "")
  private let clear: Button?

  init(_ field: Field, choices: [Choice], mnemonicLabel: String) {
    let labels = ChoiceLabels.shown(choices)
    let group = none
    buttons = labels.map { RadioButton(mnemonicLabel: Mnemonics.unmarked($0), in: group) }
    clear = field.isRequired || field.isReadOnly ? nil : TakeBack.button(of: field)
    let list = Box(isVertical: true)
    for button in buttons { list.add(button) }
    list.setExpands(horizontally: true)
    let box = Box(isVertical: false, spacing: 6)
    box.add(list)
    if let clear { box.add(clear) }
    frame = RowFrame(
      field,
      control: buttons.first ?? none,
      outer: box,
      mnemonicLabel: mnemonicLabel,
      others: Array(buttons.dropFirst()),
      panel: .enteredAnywhere
    )
    for (button, label) in zip(buttons, labels) { button.accessibleName = label }
    clear?.onClick { [weak self] in self?.takeBack() }
    for button in buttons {
      button.isSensitive = !field.isReadOnly
      button.onModalKeyPress { [weak self] press in
        guard let self, clear != nil, press.modifiers == [], press.key == .delete else {
          return false
        }
        takeBack()
        return true
      }
    }
    for button in buttons + [none] {
      button.connect("toggled") { [weak self, weak button] in
        if button?.isChosen ?? false { self?.changed() }
      }
    }
    update()
  }

  private var chosen: Int? { buttons.firstIndex(where: \.isChosen) }

  var focusTarget: Widget { chosen.map { buttons[$0] } ?? frame.control }

  var input: FieldInput {
    get { .choice(chosen) }
    set {
      guard case .choice(let index) = newValue else { return }
      (index.map { buttons[$0] } ?? none).isChosen = true
    }
  }

  private func changed() {
    update()
    onEdit?()
  }

  private func takeBack() {
    frame.control.grabFocus()
    none.isChosen = true
  }

  /// Without an answer the group is one stop all the same: arrow keys lead to the other buttons.
  private func update() {
    let chosen = chosen
    clear?.isSensitive = chosen != nil
    frame.hint = clear == nil || chosen == nil ? nil : TakeBack.hint
    for (place, button) in buttons.enumerated() {
      button.setStyleClass("nextfield-skip", chosen == nil && place > 0)
    }
  }
}

import FormModel
import GtkBridge

/// Several lines of text; it grows with them, so that the form is the only thing that scrolls.
final class MultilineRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let view = TextView()

  init(_ field: Field, mnemonicLabel: String, isMonospace: Bool = false) {
    let border = Box(isVertical: true)
    border.addStyleClass("nextfield-text")
    border.add(view)
    view.setExpands(horizontally: true)
    view.setPadding(8)
    view.setMinimumSize(height: 84)
    view.isMonospace = isMonospace
    if !isMonospace { view.setInputHints(.uppercaseSentences) }
    view.isEditable = !field.isReadOnly
    frame = RowFrame(field, control: view, outer: border, mnemonicLabel: mnemonicLabel)
    view.onFocusIn { border.addStyleClass("focused") }
    view.onFocusOut { border.removeStyleClass("focused") }
    view.onTextChange { [weak self] in self?.onEdit?() }
  }

  var input: FieldInput {
    get { .text(view.text) }
    set { if case .text(let text) = newValue { view.text = text } }
  }
}

import FormModel
import GtkBridge

/// Several lines of text; it grows with them, so that the form is the only thing that scrolls.
final class MultilineRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let view = TextView()

  /// From so many letters without a blank on, breaking them into lines would stop the window.
  private static let longLine = 8_000

  private static func longestWord(of text: String) -> Int {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map(\.count).max() ?? 0
  }

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
    set {
      guard case .text(let text) = newValue else { return }
      let longest = text.utf8.count > Self.longLine ? Self.longestWord(of: text) : 0
      if longest > Self.longLine { view.wrapAtAnyCharacter() }
      view.text = text
    }
  }
}

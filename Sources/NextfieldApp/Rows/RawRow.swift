import FormModel
import GtkBridge

/// A part of the form that is typed as JSON, because nothing better is known for it.
final class RawRow: FieldRow {
  /// Called when the typing has rested for a moment.
  var onPause: (() -> Void)?
  var onEdit: (() -> Void)?

  private let text: MultilineRow
  private var pause: MainLoopSource?

  /// Half-typed JSON is no fault yet: so long, in milliseconds, nothing is said about it.
  private static let rest = 900

  init(_ field: Field, mnemonicLabel: String) {
    text = MultilineRow(field, mnemonicLabel: mnemonicLabel, isMonospace: true)
    text.onEdit = { [weak self] in self?.edited() }
  }

  private func edited() {
    onEdit?()
    pause?.cancel()
    pause = MainLoop.after(milliseconds: Self.rest) { [weak self] in self?.onPause?() }
  }

  var frame: RowFrame { text.frame }

  var input: FieldInput {
    get { text.input }
    set { text.input = newValue }
  }
}

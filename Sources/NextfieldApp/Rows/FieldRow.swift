import FormModel
import GtkBridge

/// One field as the user sees it: its label, its control, its help and its message.
///
/// A new kind of field is a new class with this protocol, and a case in
/// `makeRow(for:hasSeveralLines:mnemonicLabel:)`.
protocol FieldRow: AnyObject {
  /// The label, help and message around the control.
  var frame: RowFrame { get }

  /// The user's input.
  var input: FieldInput { get set }

  /// The fault of what stands in the control, if that is no input at all.
  var problem: String? { get }

  /// The typed text if that is not the input itself.
  var typed: String? { get set }

  /// The widget that the focus is to go to.
  var focusTarget: Widget { get }

  /// Called after the user has changed the input.
  var onEdit: (() -> Void)? { get set }
}

extension FieldRow {
  var problem: String? { nil }

  var focusTarget: Widget { frame.control }

  var typed: String? {
    get { nil }
    set {}
  }

  /// All that has to be kept beside the input while the row is not there.
  var remainder: RowRemainder {
    get { RowRemainder(typed: typed, problem: problem, caret: frame.control.caretPosition) }
    set {
      if let text = newValue.typed { typed = text }
      frame.control.caretPosition = newValue.caret
    }
  }
}

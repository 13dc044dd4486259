import FormModel
import GtkBridge
import GtkFormNavigation

/// All fields of the form for the navigator, made or not.
extension FormColumn: FieldSource {
  func fieldCount(behind standIn: Widget) -> Int {
    range(behind: standIn).map(items.enterableCount(in:)) ?? 0
  }

  func endField(behind standIn: Widget, isForward: Bool) -> Int? {
    range(behind: standIn).flatMap { items.enterableField(in: $0, isFirst: isForward) }
  }

  func name(of field: Int) -> String? { live.form.fields[field].shownLabel }

  func control(of field: Int) -> Widget? {
    guard let part = part(ofField: field) else { return nil }
    make(part)
    return rows[field]?.frame.control
  }

  /// The items that a box stands for.
  private func range(behind standIn: Widget) -> Range<Int>? {
    for case .gap(let run, let box) in slots where box.identity == standIn.identity {
      return plan.items(of: run)
    }
    return nil
  }
}

import FormModel
import GtkBridge
import OrderedJSON

/// Tells, above the form, what was doubtful about the answers that the form opens with.
enum WarningBar {
  /// How many warnings are told one by one.
  private static let most = 4

  /// Makes the bar; nil if there is nothing to tell.
  static func make(_ warnings: [FormWarning], in form: Form) -> InfoBar? {
    guard !warnings.isEmpty else { return nil }
    let lines = warnings.prefix(most).map { line($0, in: form) }
    let rest = warnings.count - lines.count
    let more = trn(
      "And {count} more.",
      "And {count} more.",
      count: rest,
      ["count": String(rest)]
    )
    let bar = InfoBar()
    let label = Label((lines + (rest > 0 ? [more] : [])).joined(separator: "\n"))
    label.becomeNotification()
    label.setExpands(horizontally: true)
    bar.show(label)
    bar.accessibleName = tr("About the answers that the form opens with")
    return bar
  }

  private static func line(_ warning: FormWarning, in form: Form) -> String {
    let field = form.fieldIndex(at: warning.pointer).map { form.fields[$0].label }
    let place =
      field.map(ShownText.title) ?? (warning.pointer.tokens.isEmpty ? nil : "\(warning.pointer)")
    let message = ShownText.isolated(ShownText.cut(warning.message, at: 300))
    return [place, message].compactMap { $0 }.joined(separator: ": ")
  }
}

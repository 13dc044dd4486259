import FormModel
import FormStore
import GtkBridge

/// The bars above a form that have to do with its draft.
enum DraftBar {
  /// How many answers that do not fit are told one by one.
  private static let most = 4

  /// Offers to go on with a draft.
  ///
  /// - Parameters:
  ///   - found: The draft.
  ///   - isSameVersion: Whether the form has not changed since.
  ///   - window: The window that the form is in now.
  ///   - completion: Is told whether to go on with it; nil if the user has not decided.
  static func offer(
    _ found: DraftFolder.Found,
    isSameVersion: Bool,
    in window: FormWindow,
    completion: @escaping (Bool?) -> Void
  ) {
    let bar = InfoBar()
    bar.onClose { completion(nil) }
    let buttons = [(tr("_Continue"), true), (tr("Start _Over"), false)].map { label, goesOn in
      let button = Button(mnemonicLabel: label)
      button.onClick {
        bar.isVisible = false
        completion(goesOn)
      }
      return button
    }
    let text = text(of: found, isSameVersion: isSameVersion, in: window)
    let row = Box(isVertical: false, spacing: 6)
    for button in buttons {
      button.accessibleDescription = text
      row.add(button)
    }
    fill(bar, text, name: tr("Draft of this form"), below: row)
    window.show(bar)
    // A user who types already is not to be interrupted.
    if !window.answers.isTouched { buttons.first?.grabFocus() }
  }

  private static func text(
    of found: DraftFolder.Found,
    isSameVersion: Bool,
    in window: FormWindow
  ) -> String {
    let filled = found.draft.fieldCount
    var text = trn(
      "You began to fill this form on {date} and answered {count} of {total} fields.",
      "You began to fill this form on {date} and answered {count} of {total} fields.",
      count: filled,
      [
        "date": LocalTime.text(ofMoment: found.time) ?? "", "count": String(filled),
        "total": String(window.answers.form.fields.count),
      ]
    )
    if found.draft.header.title != window.header.title {
      let old = ShownText.isolated(ShownText.cut(found.draft.header.title, at: 100))
      text += " " + tr("It was called “{title}” then.", ["title": old])
    }
    if !isSameVersion {
      text += " " + tr("The form has changed since; what still fits will be kept.")
    }
    return text
  }

  /// Lists the answers of a draft that the form does not take any more.
  static func listing(_ misfits: [DraftInput]) -> InfoBar {
    let lines = misfits.prefix(most).map { misfit in
      let text = ShownText.isolated(ShownText.cut(misfit.text, at: 200))
      return [ShownText.title(misfit.label), text].joined(separator: ": ")
    }
    let head = tr("These answers do not fit into the form any more:")
    let bar = InfoBar()
    let text = ([head] + lines + ShownText.more(misfits.count - lines.count)).joined(
      separator: "\n"
    )
    fill(bar, text, name: tr("Answers that do not fit"))
    return bar
  }

  /// Tells that no draft can be kept.
  static func failing(_ reason: String) -> InfoBar {
    let bar = InfoBar()
    let text = tr(
      "What you enter cannot be kept as a draft: {reason}. Press Done before you close the window.",
      ["reason": ShownText.isolated(reason)]
    )
    fill(bar, text, name: tr("No draft"))
    return bar
  }

  private static func fill(
    _ bar: InfoBar,
    _ text: String,
    name: String,
    below row: Box? = nil
  ) {
    let label = Label(text)
    label.becomeNotification()
    label.setExpands(horizontally: true)
    let content = Box(isVertical: true, spacing: 6)
    content.add(label)
    if let row { content.add(row) }
    bar.show(content)
    bar.accessibleName = name
  }
}

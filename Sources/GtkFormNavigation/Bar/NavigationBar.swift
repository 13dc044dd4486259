public import GtkBridge

/// The bar with Previous, Next and Done that follows a navigator.
public final class NavigationBar {
  /// Which buttons there are.
  public enum Style: Sendable {
    /// Previous, Next and Done; the first two are hidden if there is nowhere to go.
    case all
    /// Done alone.
    case doneOnly
  }

  /// The widget to put under the form.
  public let widget = ActionBar()

  /// Moves to the previous field.
  public let previousButton = Button(icon: "go-up-symbolic")
  /// Moves to the next field.
  public let nextButton = Button(icon: "go-down-symbolic")
  /// Ends the form.
  public let doneButton: Button

  private let form: any ServedForm
  private let style: Style

  /// Creates the bar of a form.
  ///
  /// Its buttons can be given other icons, labels, names and tooltips afterwards:
  /// ``Button/setIcon(_:)``, ``Button/mnemonicLabel``, ``Widget/accessibleName``,
  /// ``Widget/tooltip``.
  ///
  /// - Parameters:
  ///   - navigator: The navigator that it follows.
  ///   - style: Which buttons there are.
  public convenience init(for navigator: FormNavigator, style: Style = .all) {
    self.init(serving: navigator, style: style)
  }

  init(serving form: any ServedForm, style: Style) {
    self.form = form
    self.style = style
    doneButton = Button(mnemonicLabel: tr("_Done"))
    doneButton.addStyleClass("suggested-action")
    doneButton.accessibleName = tr("Done")
    widget.addLeading(previousButton)
    widget.addLeading(nextButton)
    widget.addTrailing(doneButton)
    previousButton.accessibleName = tr("Previous")
    previousButton.tooltip = tr("Previous field (Alt+Up)")
    nextButton.accessibleName = tr("Next")
    nextButton.tooltip = tr("Next field (Alt+Down)")
    doneButton.tooltip = tr("Finish the form (Ctrl+Return)")
    for button in [previousButton, nextButton, doneButton] {
      // A click must not take the focus away from the field that the user is in.
      button.focusesOnClick = false
      button.addStyleClass("nextfield-bar-button")
    }
    for button in [previousButton, nextButton] { button.ignoresShowAll = true }
    // The buttons keep the bar alive.
    previousButton.onClick { [self] in self.form.moveToPrevious() }
    nextButton.onClick { [self] in self.form.moveToNext() }
    doneButton.onClick { [self] in self.form.finish() }
    form.observe { [weak self] in self?.update() }
    update()
  }

  private func update() {
    let hasArrows = style == .all && form.fieldCount > 1
    for button in [previousButton, nextButton] where button.isVisible != hasArrows {
      button.isVisible = hasArrows
    }
    // They would cover the upper keys of a keyboard below, and take the first press on those.
    for button in [previousButton, nextButton, doneButton] {
      button.showsTooltip = !form.isKeyboardShown
    }
    previousButton.isSensitive = form.canMoveToPrevious
    nextButton.isSensitive = form.canMoveToNext
    previousButton.accessibleDescription =
      form.previousFieldName.map { tr("Previous: {name}", ["name": $0]) } ?? ""
    nextButton.accessibleDescription =
      form.nextFieldName.map { tr("Next: {name}", ["name": $0]) } ?? ""
  }
}

import GtkBridge

extension FormWindow {
  /// Takes the title bar away, which has a button that closes the window, and shows the title, the
  /// keyboard's button and one that starts over within the window.
  func replaceTitleBar(_ title: String, startOver: @escaping @MainActor () -> Void) {
    let heading = Label(title)
    heading.addStyleClass("nextfield-section")
    heading.setExpands(horizontally: true)
    let button = Button(mnemonicLabel: tr("Start _Over"))
    button.addStyleClass("nextfield-skip")
    button.focusesOnClick = false
    button.onClick(startOver)
    let box = Box(isVertical: false, spacing: 12)
    box.setMargins(top: 9, bottom: 9, start: 18, end: 18)
    box.add(heading)
    header.remove(keyboardButton)
    box.add(keyboardButton)
    box.add(button)
    window.removeDecorations()
    notices.add(box)
  }
}

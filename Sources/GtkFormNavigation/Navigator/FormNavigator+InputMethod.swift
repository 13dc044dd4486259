import GtkBridge

extension FormNavigator {
  /// Where in its window the focused widget was when the input method was told of it last.
  struct ToldPlace: Equatable {
    let widget: ObjectIdentity
    let frame: PixelRect
  }

  /// Tells the input method where the caret is by now, if the focused field has moved in the window.
  ///
  /// GTK has told it when the field got the focus, which was before the form scrolled to it.
  func renewCaretPlace() {
    guard let scrolledWindow, let window = scrolledWindow.window, let focused = window.focusWidget,
      focused.isSame(orInside: scrolledWindow), let frame = focused.frame(in: window)
    else { return toldPlace = nil }
    let place = ToldPlace(widget: focused.identity, frame: frame)
    guard place != toldPlace else { return }
    toldPlace = place
    InputMethod.renewCaretPlace()
  }
}

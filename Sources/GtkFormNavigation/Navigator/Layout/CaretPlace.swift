import GtkBridge

/// Keeps the input method informed of where the caret is.
final class CaretPlace {
  /// Where in its window the focused widget was when the input method was told of it last.
  private struct Told: Equatable {
    let widget: ObjectIdentity
    let frame: PixelRect
  }

  private let context: FormContext
  private var told: Told?

  init(_ context: FormContext) { self.context = context }

  /// Tells the input method where the caret is by now, if the focused field has moved in the
  /// window.
  ///
  /// GTK has told it when the field got the focus, which was before the form scrolled to it.
  func renew() {
    guard let window = context.window, let focused = context.focusInForm,
      let frame = focused.frame(in: window)
    else { return told = nil }
    let place = Told(widget: focused.identity, frame: frame)
    guard place != told else { return }
    told = place
    InputMethod.renewCaretPlace()
  }
}

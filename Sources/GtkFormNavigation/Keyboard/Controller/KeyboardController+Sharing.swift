import GtkBridge

/// Several keyboards in one window, of which one is seen.
extension KeyboardController {
  private struct Known {
    weak var controller: KeyboardController?
  }

  private static var all: [Known] = []

  func register() {
    Self.all.removeAll { $0.controller == nil }
    Self.all.append(Known(controller: self))
  }

  /// Whether it is for this one to serve the text that has the focus: that of its own form, and,
  /// where the user was in its form last, one outside of all forms.
  var isInCharge: Bool {
    guard Self.all.count > 1, let window = widget.window else { return true }
    let here = Self.all.compactMap(\.controller).filter {
      $0.widget.window?.identity == window.identity
    }
    guard here.count > 1 else { return true }
    let inFocus = here.first { $0.form.isInUse }
    let latest = FormNavigator.latest(in: window)
    return (inFocus ?? here.first { $0.form === latest } ?? here.first) === self
  }
}

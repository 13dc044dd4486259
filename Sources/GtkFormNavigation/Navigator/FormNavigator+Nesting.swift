import GtkBridge

/// Forms that lie in other forms, each with a navigator of its own.
extension FormNavigator {
  /// The navigator that is attached to a scrolled window.
  private struct Attached {
    weak var navigator: FormNavigator?
  }

  private static var attached: [ObjectIdentity: Attached] = [:]

  func register(_ scrolledWindow: ScrolledWindow) {
    Self.attached[scrolledWindow.identity] = Attached(navigator: self)
  }

  func unregister() { Self.attached = Self.attached.filter { $0.value.navigator !== self } }

  /// The one of a window's forms that had the focus last.
  static func latest(in window: Window) -> FormNavigator? {
    let here = attached.values.compactMap(\.navigator).filter {
      $0.scrolledWindow?.window?.identity == window.identity
    }
    return here.first { $0 === latest } ?? (here.count == 1 ? here.first : nil)
  }

  /// Whether the focus is in no form that lies in this one: a key is for one form only.
  var isInnermost: Bool {
    guard Self.attached.count > 1, let scrolledWindow else { return true }
    var next = context.focusInForm
    while let current = next, current.identity != scrolledWindow.identity {
      if Self.attached[current.identity]?.navigator != nil { return false }
      next = current.parent
    }
    return true
  }
}

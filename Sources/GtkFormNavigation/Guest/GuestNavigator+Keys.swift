import GtkBridge

/// The features beyond keeping things in sight; the order is the program's own, as Tab
/// has it.
extension GuestNavigator {
  /// Notices keys that nobody in the window has a use for, if that is asked for.
  func observeKeys(in window: Window) -> [SignalConnection] {
    guard rules.features.contains(.keys) else { return [] }
    return [window.onUnusedKeyPress { [weak self] press in self?.handle(press) ?? false }]
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard field != nil, press.modifiers == .alt, let window = scrolledWindow?.window else {
      return false
    }
    switch press.key {
    case .down, .keypadDown: window.moveFocus(forward: true)
    case .up, .keypadUp: window.moveFocus(forward: false)
    default: return false
    }
    return true
  }

  /// Lets Return move on from an entry, if that is asked for and the program does nothing with it.
  func observeReturn(in field: GuestField) {
    guard rules.features.contains(.returnKey), let entry = field.widget, entry.kind == .entry else {
      return
    }
    let own = entry.connect("activate", after: true) { [weak self, weak field] in
      guard let self, let field, let own = field.returnConnection, let entry = field.widget,
        !entry.activatesDefault, !entry.activatesItsOwnWay, !entry.handlesKeysItsOwnWay,
        !entry.hasHandler(of: "activate", besides: own)
      else { return }
      self.scrolledWindow?.window?.moveFocus(forward: true)
    }
    field.returnConnection = own
    field.connections.append(own)
  }
}

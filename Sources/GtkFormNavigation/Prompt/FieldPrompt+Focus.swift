import GtkBridge

/// Where the focus goes when a prompt is closed.
extension FieldPrompt {
  private struct Open {
    weak var prompt: FieldPrompt?
  }

  /// The prompts that are open, the latest at the end.
  private static var open: [Open] = []

  static func noteOpen(_ prompt: FieldPrompt) {
    open.removeAll { !($0.prompt?.isOpen ?? false) }
    open.append(Open(prompt: prompt))
  }

  /// Gives the focus to where it was, or to the form if that can have it no longer.
  func giveFocusBack() {
    let above = Self.open.compactMap(\.prompt).filter { other in
      other !== self && other.isOpen && other.window.identity == window.identity
        && other.focusBefore?.isSame(orInside: layer.widget) ?? false
    }
    guard above.isEmpty else {
      // A prompt over this one goes on, and returns to where this one would have.
      for other in above { other.focusBefore = focusBefore }
      return
    }
    if let focusBefore, focusBefore.window?.identity == window.identity,
      focusBefore.isVisibleWithAncestors
    {
      focusBefore.grabFocusWithoutSelecting()
      if focusBefore.isFocus { return }
    }
    FormNavigator.latest(in: window)?.takeFocusBack()
  }
}

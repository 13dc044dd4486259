extension NavigationEngine {
  /// The label of the Return key in the focused field, or nil if no field has the focus.
  ///
  /// A host's own word stays. A field that leads to an action says send while the action can be
  /// pressed and done while it cannot; any other says next while there is a next field, and on the
  /// last one send or done.
  public var returnKeyLabel: ReturnKeyLabel? {
    guard let focus else { return nil }
    let field = table.fields[focus]
    if case .custom(let word) = field.returnKey { return .custom(word) }
    if case .action(_, let isEnabled)? = field.successor { return isEnabled ? .send : .done }
    if nextSlot != nil { return .next }
    return submits(from: focus) ? .send : .done
  }

  /// Returns the one thing that a press of Return would do now.
  ///
  /// - Parameter control: Whether Control is held, which moves on from a field that takes Return as
  ///   a newline, and means done in any other.
  /// - Returns: The outcome; ``ReturnOutcome/nothing`` if no field has the focus.
  public func returnOutcome(control: Bool = false) -> ReturnOutcome {
    guard let focus else { return .nothing }
    let field = table.fields[focus]
    if field.isMultiline, !control { return .newline }
    if !field.isMultiline, control { return submits(from: focus) ? .submit : .dismiss }
    if case .action(let name, let isEnabled)? = field.successor {
      return isEnabled ? .press(name) : .dismiss
    }
    let next = nextField
    if case .custom = field.returnKey {
      guard case .field(let id)? = field.successor, id == next else { return .dismiss }
      return .focus(id)
    }
    if let next { return .focus(next) }
    return submits(from: focus) ? .submit : .dismiss
  }

  /// A field outside the active group is not the end of the chain, so nothing is submitted from
  /// there.
  private func submits(from slot: Int) -> Bool { options.canSubmit && chain.contains(slot) }
}

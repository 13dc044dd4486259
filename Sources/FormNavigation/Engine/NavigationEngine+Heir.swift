/// The focus of a field that is removed, hidden or disabled goes to the next field, else to the
/// previous one.
///
/// All changes of a frame count as one: the heir is chosen when the last of them is known, from the
/// order before the first of them, so that neither their order nor what changes elsewhere makes a
/// difference.
extension NavigationEngine {
  struct Heir {
    var slot: Int
    var isForward: Bool
  }

  /// Remembers the form before a change, if the focus may be lost in this frame.
  mutating func noteFrameStart() {
    guard pending.start == nil else { return }
    chain.refresh(table)
    pending.start = FrameStart(
      order: chain.order,
      group: options.activeGroup,
      focus: focusedID
    )
    pending.wasFocusAllowed = focus.map(canEnter) ?? true
  }

  /// Whether the field that has the focus has been removed, hidden or disabled in this frame.
  var isFocusLost: Bool {
    guard pending.start != nil else { return false }
    guard let focus else { return pending.lostFocus != nil }
    return pending.wasFocusAllowed && !canEnter(focus)
  }

  /// Gives the focus to the heir, if it is lost, or ends editing if there is none.
  ///
  /// - Returns: The heir, or nil if the focus is not lost or no field can inherit it.
  @discardableResult
  mutating func inheritLostFocus() -> Heir? {
    guard isFocusLost, let start = pending.start else { return nil }
    let lost = pending.lostFocus ?? focusedID
    pending.lostFocus = nil
    chain.refresh(table)
    let heir = lost.flatMap { findHeir(of: $0, since: start) }
    focus = heir?.slot
    pending.resumes = true
    attempt = heir.map {
      FocusAttempt(
        origin: nil,
        originOffset: settled.offset,
        originInner: [],
        originIsSuspended: false,
        isForward: $0.isForward,
        isInheritance: true
      )
    }
    return heir
  }

  private func findHeir(of id: FieldID, since start: FrameStart) -> Heir? {
    guard start.group == options.activeGroup else { return nil }
    guard let place = start.slot(of: id, in: table) else {
      return heirOfNewcomer(since: start, unless: id)
    }
    let next = start.order.first(after: place) { survivor($0, since: start) != nil }
      .flatMap { survivor($0, since: start) }
    let previous = start.order.first(before: place) { survivor($0, since: start) != nil }
      .flatMap { survivor($0, since: start) }
    let own = table.slot(of: id)
    if let newcomer = newcomer(between: previous, and: next, besides: own, since: start) {
      return newcomer
    }
    if let next { return Heir(slot: next, isForward: true) }
    return previous.map { Heir(slot: $0, isForward: false) }
  }

  /// A field that came, got the focus and went, all in one frame, leaves it to the field that had
  /// it before.
  private func heirOfNewcomer(since start: FrameStart, unless id: FieldID) -> Heir? {
    guard let focus = start.focus, focus != id else { return nil }
    if let slot = table.slot(of: focus), canEnter(slot) { return Heir(slot: slot, isForward: true) }
    return findHeir(of: focus, since: start)
  }

  /// The present slot of a field that was in the order, could be seen there, and can be moved to
  /// now.
  private func survivor(_ place: Int, since start: FrameStart) -> Int? {
    let field = start.field(place, in: table)
    guard field.isShown, let slot = table.slot(of: field.id), isHeirAllowed(slot) else {
      return nil
    }
    return slot
  }

  /// The field between two others that could not be seen there before: one that takes the place of
  /// the lost one.
  private func newcomer(
    between previous: Int?,
    and next: Int?,
    besides own: Int?,
    since start: FrameStart
  ) -> Heir? {
    let order = chain.order
    if let previous, let next, !order.precedes(previous, next) { return nil }
    let isNewcomer = { (slot: Int) in
      guard isHeirAllowed(slot) else { return false }
      let place = start.slot(of: table.fields[slot].id, in: table)
      return place.map { !start.field($0, in: table).isShown } ?? true
    }
    // The lost field itself may say which of them come after it, if it is still in its place.
    let middle = own.flatMap { own in
      let isInPlace =
        order.contains(own) && previous.map { order.precedes($0, own) } ?? true
        && next.map { order.precedes(own, $0) } ?? true
      return isInPlace ? own : nil
    }
    let after = order.first(after: middle ?? previous) { $0 == next || isNewcomer($0) }
    if let after, after != next { return Heir(slot: after, isForward: true) }
    guard next == nil, let middle else { return nil }
    let before = order.first(before: middle) { $0 == previous || isNewcomer($0) }
    guard let before, before != previous else { return nil }
    return Heir(slot: before, isForward: false)
  }

  private func isHeirAllowed(_ slot: Int) -> Bool {
    chain.isEligible(slot) && !pending.refusals.contains(table.fields[slot].id)
  }
}

extension NavigationEngine {
  /// Takes in one event and returns what the host must do, in order; nothing if nothing is to be
  /// done.
  @discardableResult
  public mutating func handle(_ event: NavigationEvent) -> [NavigationEffect] {
    var effects: [NavigationEffect] = []
    handle(event, appendingTo: &effects)
    return effects
  }

  /// Takes in the events of one frame and returns their net result: at most one scroll and one move
  /// of the focus.
  ///
  /// The changes among the events count as one, in whatever order they come.
  @discardableResult
  public mutating func handle(batch events: [NavigationEvent]) -> [NavigationEffect] {
    var effects: [NavigationEffect] = []
    guard events.count > 1 else {
      if let event = events.first { apply(event) }
      settle(appendingTo: &effects)
      return effects
    }
    var rest = events[...]
    while let event = rest.popFirst() {
      if event.changesOrder { noteFrameStart() }
      if event.isMove, isFocusLost {
        // Where a move begins depends on all changes, also on those that are told after it.
        let changes = rest.filter(\.changesOrder)
        rest.removeAll(where: \.changesOrder)
        for change in changes { apply(change) }
      }
      apply(event)
    }
    settle(appendingTo: &effects)
    return effects
  }

  /// Takes in one event and appends what the host must do, without allocating if the list has
  /// room.
  ///
  /// It is what to call for each frame of a keyboard's animation.
  public mutating func handle(
    _ event: NavigationEvent,
    appendingTo effects: inout [NavigationEffect]
  ) {
    apply(event)
    settle(appendingTo: &effects)
  }

  private mutating func apply(_ event: NavigationEvent) {
    switch event {
    case .fieldFocused(let id): followFocus(to: id)
    case .fieldTapped(let id): applyTap(id)
    case .focusLost: applyFocusLoss()
    case .focusRequested(let id): applyFocusRequest(id)
    case .focusRefused(let id): applyRefusal(of: id)
    case .nextRequested: applyNextRequest()
    case .previousRequested: applyPreviousRequest()
    case .returnPressed(let control): applyReturn(control: control)
    case .doneRequested: endEditing()
    case .layoutChanged(let size, let fields, let scrollers):
      applyLayout(size: size.sane, fields, scrollers)
    case .fieldChanged(let field): applyChange(field)
    case .fieldInserted(let field, let successor): insert(field, before: successor)
    case .fieldRemoved(let id): applyRemoval(of: id)
    case .scrollerChanged(let scroller): applyScroller(scroller)
    case .optionsChanged(let options): applyOptions(options)
    case .contentResized(let size): applyRoom(viewport: viewport, content: size.sane)
    case .viewportResized(let size): applyRoom(viewport: size.sane, content: contentSize)
    case .keyboardHeightChanged(let height): applyKeyboard(.height(height.saneLength))
    case .keyboardFrameChanged(let frame): applyKeyboard(.frame(frame.sane))
    case .obscuredTopChanged(let height): obscuredTop = height.saneLength
    case .userScrolled(let offset): applyUserScroll(offset.sane)
    case .contentShifted(let height): applyShift(height.sane)
    case .innerScrolled(let id, let offset): applyInnerScroll(id, offset)
    case .caretMoved(let id, let caret): applyCaret(caret?.sane, of: id)
    case .gapChanged(let gap): options.gap = gap.saneLength
    case .windowActivated: pending.isActivation = true
    }
  }

  private mutating func applyKeyboard(_ keyboard: KeyboardCover) {
    self.keyboard = keyboard
    pending.resumes = true
  }

  /// Takes in what is shown and what there is to show.
  ///
  /// A form that is read from right to left begins at its right edge: that is what it keeps its
  /// distance from.
  mutating func applyRoom(viewport: Size, content: Size) {
    let distance = max(0, maximumScrollOffset.x - scrollOffset.x)
    (self.viewport, contentSize) = (viewport, content)
    guard options.direction == .rightToLeft else { return }
    scrollOffset.x = max(0, maximumScrollOffset.x - distance)
  }

  private mutating func applyUserScroll(_ offset: Point) {
    guard offset != scrollOffset || offset != host.offset else { return }
    host.offset = offset
    scrollOffset = offset
    suspend()
  }

  private mutating func applyShift(_ height: Double) {
    scrollOffset.y += height
    host.offset.y += height
    restoration.offset += height
  }

  private mutating func applyInnerScroll(_ id: ScrollerID, _ offset: Point) {
    guard let index = scrollers.index(of: id), scrollers.scrollers[index].offset != offset else {
      return
    }
    noteHostOffset(of: id, offset)
    scrollers.setOffset(offset, at: index)
    suspend()
  }

  /// Remembers where the host has a scroller, as its own report goes before what the engine knew.
  mutating func noteHostOffset(of id: ScrollerID, _ offset: Point) {
    host.inner.removeAll { $0.id == id }
    host.inner.append((id, offset))
  }

  /// Scrolls a scroller inside the form, remembering where the host still has it.
  mutating func scrollInner(_ index: Int, to offset: Point) {
    let scroller = scrollers.scrollers[index]
    if !host.inner.contains(where: { $0.id == scroller.id }) {
      host.inner.append((scroller.id, scroller.offset))
    }
    scrollers.setOffset(offset, at: index)
  }

  private mutating func suspend() {
    isSuspended = true
    pending.resumes = false
    pending.wasScrolled = true
    restoration.isTouched = true
    attempt?.wasScrolled = true
  }

  private mutating func applyCaret(_ caret: Rect?, of id: FieldID) {
    guard let slot = table.slot(of: id) else { return }
    // Typing at the end of a full line leaves the caret where it is, and yet the user is back.
    guard table.fields[slot].caret != caret || (isSuspended && slot == focus) else { return }
    table.setCaret(caret, of: slot)
    guard slot == focus else { return }
    pending.caretMoved = true
    pending.resumes = true
  }
}

extension NavigationEvent {
  /// Whether the event changes which fields there are, where they stand, or which can be moved to.
  fileprivate var changesOrder: Bool {
    switch self {
    case .layoutChanged, .fieldChanged, .fieldInserted, .fieldRemoved, .scrollerChanged,
      .optionsChanged:
      true
    case .fieldFocused, .fieldTapped, .focusLost, .focusRequested, .focusRefused, .nextRequested,
      .previousRequested, .returnPressed, .doneRequested, .contentResized, .viewportResized,
      .keyboardHeightChanged, .keyboardFrameChanged, .obscuredTopChanged, .userScrolled,
      .contentShifted, .innerScrolled, .caretMoved, .gapChanged, .windowActivated:
      false
    }
  }

  /// Whether the event moves the focus from the field that has it.
  fileprivate var isMove: Bool {
    switch self {
    case .focusRequested, .nextRequested, .previousRequested, .returnPressed:
      true
    case .fieldFocused, .fieldTapped, .focusLost, .focusRefused, .doneRequested, .layoutChanged,
      .fieldChanged, .fieldInserted, .fieldRemoved, .scrollerChanged, .optionsChanged,
      .contentResized, .viewportResized, .keyboardHeightChanged, .keyboardFrameChanged,
      .obscuredTopChanged, .userScrolled, .contentShifted, .innerScrolled, .caretMoved,
      .gapChanged, .windowActivated:
      false
    }
  }
}

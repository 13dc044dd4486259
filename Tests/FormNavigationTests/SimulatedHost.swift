import FormNavigation

/// A host that does what the engine says and knows nothing else.
struct SimulatedHost {
  private(set) var focus: FieldID?
  private(set) var showsKeyboard = false
  private(set) var offset: Point
  private(set) var inner: [ScrollerID: Point] = [:]

  init(_ engine: NavigationEngine) {
    offset = engine.scrollOffset
    for scroller in engine.allScrollers { inner[scroller.id] = scroller.offset }
  }

  /// Takes in what the outside world does to the host itself.
  mutating func note(_ event: NavigationEvent, in engine: NavigationEngine) {
    switch event {
    case .fieldFocused(let id), .fieldTapped(let id):
      if engine.field(id) != nil { focus = id }
    case .focusLost: focus = nil
    case .userScrolled(let offset): self.offset = offset
    case .contentShifted(let height): offset.y += height
    case .innerScrolled(let id, let offset): if inner[id] != nil { inner[id] = offset }
    case .layoutChanged(_, _, let scrollers):
      inner = [:]
      for scroller in scrollers { inner[scroller.id] = scroller.offset }
    default: break
    }
  }

  mutating func perform(_ effects: [NavigationEffect]) {
    for effect in effects {
      switch effect {
      case .focus(let id): focus = id
      case .dismiss:
        focus = nil
        showsKeyboard = false
      case .showKeyboard: showsKeyboard = true
      case .hideKeyboard: showsKeyboard = false
      case .scroll(let y, _): offset.y = y
      case .scrollX(let x, _): offset.x = x
      case .scrollInner(let id, let offset, _): inner[id] = offset
      case .insertNewline, .press, .submit, .reportRefusal: break
      }
    }
  }

  func difference(from engine: NavigationEngine) -> String? {
    if focus != engine.focusedField { return "the host's focus is \(focus?.rawValue ?? "nil")" }
    if showsKeyboard != engine.wantsKeyboard { return "the host's keyboard is not as wanted" }
    if offset != engine.scrollOffset { return "the host is scrolled to \(offset)" }
    for scroller in engine.allScrollers where inner[scroller.id] != scroller.offset {
      return
        "the host has \(scroller.id.rawValue) scrolled to \(String(describing: inner[scroller.id]))"
    }
    return nil
  }
}

import FormNavigation

/// The laws that hold after every frame, whatever has happened. Each returns what is wrong, or nil.
struct NavigationLaws {
  let engine: NavigationEngine

  var violation: String? {
    rangeViolation ?? focusViolation ?? visibilityViolation ?? stabilityViolation
  }

  /// Law 5, and no NaN.
  private var rangeViolation: String? {
    let offset = engine.scrollOffset
    let extra = engine.focusedField == nil ? 0 : engine.obscuredBottom
    let tallest = max(0, engine.contentSize.height + extra - engine.viewport.height)
    let widest = max(0, engine.contentSize.width - engine.viewport.width)
    guard offset.y >= 0, offset.y <= tallest, offset.x >= 0, offset.x <= widest else {
      return "law 5: the offset \(offset) is out of range"
    }
    for scroller in engine.allScrollers {
      let size = scroller.contentSize
      guard scroller.offset.y >= 0, scroller.offset.x >= 0,
        scroller.offset.y <= max(0, size.height - scroller.rect.height),
        scroller.offset.x <= max(0, size.width - scroller.rect.width)
      else { return "law 5: \(scroller.id.rawValue) is scrolled out of range" }
    }
    return nil
  }

  /// Law 2, and the second half of law 6.
  private var focusViolation: String? {
    if engine.canMoveNext != (engine.nextField != nil) { return "law 2: canMoveNext" }
    if engine.canMovePrevious != (engine.previousField != nil) { return "law 2: canMovePrevious" }
    if engine.focusedField == nil, engine.extraSpace != 0 || engine.wantsKeyboard {
      return "law 6: an inset or a keyboard without a focus"
    }
    if let next = engine.nextField, let focus = engine.focusedField {
      let isThere = engine.chainIDs.contains(focus)
      if isThere, engine.previousField(before: next) != focus {
        return "previous(next(x)) is not x"
      }
    }
    return nil
  }

  /// Law 3.
  private var visibilityViolation: String? {
    guard let id = engine.focusedField, let field = engine.field(id), !engine.isRevealSuspended
    else { return nil }
    let usable = engine.viewport.height - engine.obscuredTop - engine.obscuredBottom
    guard usable > 0, field.rect.height <= usable else { return nil }
    var rect = field.rect
    var size = engine.contentSize.height
    var next = field.scroller
    var path: [Scroller] = []
    while let scroller = next.flatMap(engine.scroller), path.count < 10 {
      path.append(scroller)
      next = scroller.parent
    }
    for scroller in path {
      guard rect.y >= 0, rect.maxY <= scroller.contentSize.height, !scroller.isIgnored,
        rect.height <= scroller.rect.height
      else { return nil }
      let offset = scroller.offset.y
      let isInside = rect.y >= offset - 1e-6 && rect.maxY <= offset + scroller.rect.height + 1e-6
      let limit = max(0, scroller.contentSize.height - scroller.rect.height)
      guard isInside else {
        return offset == 0 || offset == limit
          ? nil : "law 3: the field is not in sight in \(scroller.id.rawValue)"
      }
      rect.y += scroller.rect.y - offset
    }
    size = engine.contentSize.height
    guard rect.y >= 0, rect.maxY <= size else { return nil }
    let offset = engine.scrollOffset.y
    let isInside =
      rect.y >= offset + engine.obscuredTop - 1e-6
      && rect.maxY <= offset + engine.viewport.height - engine.obscuredBottom + 1e-6
    let isAtLimit = offset == 0 || offset == engine.maximumScrollOffset.y
    return isInside || isAtLimit ? nil : "law 3: the field is not in sight"
  }

  /// Law 4 as far as it concerns the whole engine: looking again twice is looking again once.
  private var stabilityViolation: String? {
    var copy = engine
    copy.handle(.windowActivated)
    let effects = copy.handle(.windowActivated)
    return effects.isEmpty ? nil : "law 4: looking again gives \(effects)"
  }

  /// Law 1.
  var walkViolation: String? {
    let ids = engine.chainIDs
    guard ids.first == engine.firstField, ids.last == engine.lastField else {
      return "law 1: first or last"
    }
    var position = 0
    for id in ids {
      guard engine.index(of: id) == position else { return "law 1: position of \(id.rawValue)" }
      position += engine.field(id)?.count ?? 0
    }
    guard position == engine.count else { return "law 1: count" }
    guard !engine.options.wraps else { return nil }
    var walked: [FieldID] = []
    var next = engine.firstField
    while let id = next, walked.count <= ids.count {
      walked.append(id)
      next = engine.nextField(after: id)
    }
    guard walked == ids else { return "law 1: a walk gives \(walked.map(\.rawValue))" }
    var back: [FieldID] = []
    next = engine.lastField
    while let id = next, back.count <= ids.count {
      back.append(id)
      next = engine.previousField(before: id)
    }
    return back == ids.reversed() ? nil : "law 1: a walk back gives \(back.map(\.rawValue))"
  }

  /// Law 6: what has happened already does not happen again.
  func repetitionViolation(of event: NavigationEvent) -> String? {
    switch event {
    case .fieldFocused, .focusLost, .keyboardHeightChanged, .keyboardFrameChanged,
      .obscuredTopChanged, .viewportResized, .contentResized, .fieldChanged, .caretMoved,
      .gapChanged, .optionsChanged:
      break
    default:
      return nil
    }
    var copy = engine
    let effects = copy.handle(event)
    return effects.isEmpty ? nil : "law 6: the same event again gives \(effects)"
  }
}

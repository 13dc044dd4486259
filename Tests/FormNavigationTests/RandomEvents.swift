import FormNavigation
import TestSupport

/// Makes things happen to a form, as people, keyboards and layouts do.
extension RandomForm {
  /// The events of one frame; usually one.
  mutating func frame(for engine: NavigationEngine) -> [NavigationEvent] {
    let count = random.once(in: 5) ? random.int(2...4) : 1
    return (0..<count).map { _ in event(for: engine) }
  }

  mutating func event(for engine: NavigationEngine) -> NavigationEvent {
    switch random.int(0...9) {
    case 0...3: return focusEvent(for: engine)
    case 4...5: return keyboardEvent(for: engine)
    case 6...7: return modelEvent(for: engine)
    default: return viewEvent(for: engine)
    }
  }

  /// A change of the fields, the scrollers or the choices that the order depends on.
  mutating func change(to engine: NavigationEngine) -> NavigationEvent {
    switch random.int(0...14) {
    case 12...14:
      var field = field(in: anyRect())
      field.order = random.int(-20...500)
      return .fieldInserted(field, before: random.once(in: 2) ? nil : anyID(engine))
    case 0:
      guard var scroller = engine.allScrollers.last else { return modelEvent(for: engine) }
      scroller.rect.y = length(0...900)
      return .scrollerChanged(scroller)
    case 1...2:
      guard var field = engine.field(anyID(engine)) else { return .windowActivated }
      field.scroller = random.once(in: 2) ? nil : engine.allScrollers.first?.id
      return .fieldChanged(field)
    case 3...4:
      guard var field = engine.field(anyID(engine)) else { return .windowActivated }
      field.group = field.group == "main" ? "other" : "main"
      return .fieldChanged(field)
    case 5:
      guard var field = engine.field(anyID(engine)) else { return .windowActivated }
      field.successor = random.once(in: 3) ? nil : .field(anyID(engine))
      return .fieldChanged(field)
    default:
      return modelEvent(for: engine)
    }
  }

  private mutating func anyID(_ engine: NavigationEngine) -> FieldID {
    let ids = engine.fieldIDs
    return ids.isEmpty || random.once(in: 30) ? "nobody" : random.element(of: ids)
  }

  private mutating func focusEvent(for engine: NavigationEngine) -> NavigationEvent {
    switch random.int(0...13) {
    case 0...2: return .nextRequested
    case 3...4: return .previousRequested
    case 5...6: return .returnPressed(control: random.once(in: 3))
    case 7: return .doneRequested
    case 8: return .focusRequested(anyID(engine))
    case 9: return .focusLost
    case 10: return .focusRefused(engine.focusedField ?? anyID(engine))
    case 11: return .fieldTapped(anyID(engine))
    default: return .fieldFocused(anyID(engine))
    }
  }

  private mutating func keyboardEvent(for engine: NavigationEngine) -> NavigationEvent {
    switch random.int(0...9) {
    case 0...1: return .keyboardHeightChanged(0)
    case 2: return .keyboardHeightChanged(length(0...900))
    case 3:
      let height = length(100...300)
      return .keyboardFrameChanged(
        Rect(x: 0, y: engine.viewport.height - height, width: engine.viewport.width, height: height)
      )
    case 4: return .keyboardFrameChanged(Rect(x: 100, y: length(0...300), width: 100, height: 100))
    default: return .keyboardHeightChanged(length(50...350))
    }
  }

  private mutating func viewEvent(for engine: NavigationEngine) -> NavigationEvent {
    switch random.int(0...10) {
    case 10: return .contentShifted(length(-60...60))
    case 0: return .windowActivated
    case 1: return .gapChanged(random.element(of: [0, 10, 12.5, 40, 500]))
    case 2: return .obscuredTopChanged(random.once(in: 2) ? 0 : length(0...80))
    case 3...4:
      return .viewportResized(Size(width: length(150...600), height: length(0...800)))
    case 5...6: return .userScrolled(Point(x: 0, y: length(-20...900)))
    case 7:
      guard let scroller = engine.allScrollers.first else { return .windowActivated }
      return .innerScrolled(scroller.id, Point(x: length(0...100), y: length(0...100)))
    default:
      guard let id = engine.focusedField, let field = engine.field(id) else {
        return .windowActivated
      }
      return .caretMoved(id, random.once(in: 5) ? nil : caret(in: field.rect))
    }
  }

  private mutating func modelEvent(for engine: NavigationEngine) -> NavigationEvent {
    let id = random.once(in: 3) ? engine.focusedField ?? anyID(engine) : anyID(engine)
    switch random.int(0...9) {
    case 0: return .fieldRemoved(id)
    case 1...2:
      let before = random.once(in: 2) ? nil : anyID(engine)
      return .fieldInserted(field(in: anyRect()), before: before)
    case 3: return .contentResized(Size(width: 300, height: length(0...1500)))
    case 4:
      var fields = engine.fieldIDs.compactMap(engine.field)
      if !fields.isEmpty, random.once(in: 2) { fields.remove(at: random.int(0...fields.count - 1)) }
      let shift = random.once(in: 2) ? 0 : length(0...100)
      for index in fields.indices { fields[index].rect.y += shift }
      return .layoutChanged(
        contentSize: engine.contentSize,
        fields: fields,
        scrollers: engine.allScrollers
      )
    case 5:
      var options = engine.options
      if random.once(in: 3) { options = self.options() } else { options.canSubmit.toggle() }
      return .optionsChanged(options)
    default:
      guard var field = engine.field(id) else { return .windowActivated }
      change(&field)
      return .fieldChanged(field)
    }
  }

  private mutating func change(_ field: inout Field) {
    switch random.int(0...5) {
    case 0: field.rect.y += length(-100...200)
    case 1: field.rect.height = length(10...600)
    case 2: field.rect = anyRect()
    case 3: field.orderRect = random.once(in: 2) ? mirrored(field.rect) : nil
    case 4: field.order = random.once(in: 3) ? nil : random.int(0...20)
    default: flip(&field)
    }
  }
}

import FormNavigation
import Testing

/// The events of one frame count as one, in any order.
@Suite struct FrameTests {
  /// Fields "a" to "d" in a column, "c" being hidden, with the focus on "b".
  private func swap() -> NavigationEngine {
    var engine = Forms.column("a", "b", "c", "d") { if $0.id == "c" { $0.isVisible = false } }
    engine.handle(.fieldFocused("b"))
    return engine
  }

  private func toggled(_ id: FieldID, in engine: NavigationEngine) -> Field {
    var field = engine.field(id)!
    field.isVisible.toggle()
    return field
  }

  @Test func `a field that is shown as the focused one is hidden inherits the focus`() {
    let engine = swap()
    let events = ["b", "c"].map { NavigationEvent.fieldChanged(toggled($0, in: engine)) }
    for events in [events, events.reversed()] {
      var engine = engine
      #expect(engine.handle(batch: events) == [.focus("c")])
    }
  }

  @Test(arguments: [false, true])
  func `a layout has the same heir, whatever else is in it`(hasExtraField: Bool) {
    var engine = swap()
    var fields = [engine.field("a")!, toggled("b", in: engine), toggled("c", in: engine)]
    fields.append(engine.field("d")!)
    if hasExtraField { fields.append(Forms.field("e", 900)) }
    let layout = NavigationEvent.layoutChanged(
      contentSize: engine.contentSize,
      fields: fields,
      scrollers: []
    )
    #expect(engine.handle(layout) == [.focus("c")])
  }

  @Test func `a field that takes the place of the focused one inherits the focus`() {
    for isLast in [false, true] {
      var engine = isLast ? Forms.column("a", "b") : Forms.column("a", "b", "c")
      engine.handle(.fieldFocused("b"))
      let new = NavigationEvent.fieldInserted(Forms.field("new", 60), before: isLast ? nil : "c")
      for events in [[.fieldRemoved("b"), new], [new, .fieldRemoved("b")]] {
        var engine = engine
        #expect(engine.handle(batch: events) == [.focus("new")])
      }
    }
  }

  @Test func `a field that is shown before a hidden one inherits nothing while one follows`() {
    var engine = Forms.column("a", "x", "b", "c") { if $0.id == "x" { $0.isVisible = false } }
    engine.handle(.fieldFocused("b"))
    let events = ["x", "b"].map { NavigationEvent.fieldChanged(toggled($0, in: engine)) }
    var last = engine
    last.handle(.fieldRemoved("c"))
    #expect(engine.handle(batch: events) == [.focus("c")])
    #expect(last.handle(batch: events) == [.focus("x")])
  }

  @Test func `a layout that hides the focused field and lacks another one leads to the heir`() {
    var engine = Forms.column("a", "b", "c", "d")
    engine.handle(.fieldFocused("b"))
    let fields = [engine.field("a")!, toggled("b", in: engine), engine.field("c")!]
    let layout = NavigationEvent.layoutChanged(
      contentSize: engine.contentSize,
      fields: fields,
      scrollers: []
    )
    #expect(engine.handle(layout) == [.focus("c")])
  }

  @Test(arguments: [10, 100])
  func `a layout that changes many fields leads to the heir`(count: Int) {
    let fields = (0..<count).map { Forms.field(FieldID("f\($0)"), Double($0) * 60) }
    var engine = Forms.engine(fields)
    engine.handle(.fieldFocused("f5"))
    var changed = fields
    for index in changed.indices { changed[index].rect.height = 30 }
    changed[5].isVisible = false
    let layout = NavigationEvent.layoutChanged(
      contentSize: engine.contentSize,
      fields: changed,
      scrollers: []
    )
    #expect(engine.handle(layout).first == .focus("f6"))
    #expect(engine.field("f7")?.rect.height == 30)
  }

  @Test func `a field that is hidden and shown again keeps the focus`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    let shown = engine.field("b")!
    let hidden = toggled("b", in: engine)
    #expect(engine.handle(batch: [.fieldChanged(hidden), .fieldChanged(shown)]).isEmpty)
    #expect(
      engine.handle(batch: [.fieldRemoved("b"), .fieldInserted(hidden, before: "c")])
        == [.focus("c")]
    )
  }

  @Test func `numbers that change in the frame do not move the place that was lost`() {
    var engine = Forms.column("a", "b", "c") { field in
      field.order = ["a": 1, "b": 5, "c": 9][field.id]
    }
    engine.handle(.fieldFocused("a"))
    var field = engine.field("c")!
    field.order = 2
    let events: [NavigationEvent] = [.fieldChanged(field), .fieldRemoved("a")]
    for events in [events, events.reversed()] {
      var engine = engine
      #expect(engine.handle(batch: events) == [.focus("b")])
      #expect(engine.chainIDs == ["c", "b"])
    }
  }

  @Test func `the slot of a removed field is given to another one after the frame alone`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    let new = NavigationEvent.fieldInserted(Forms.field("z", 900), before: nil)
    #expect(engine.handle(batch: [.fieldRemoved("b"), new]) == [.focus("c")])
    engine.handle(.fieldRemoved("a"))
    engine.handle(.fieldInserted(Forms.field("y", 600), before: nil))
    #expect(engine.chainIDs == ["c", "y", "z"])
  }

  @Test func `a move in the frame in which its field goes leads to the neighbor once`() {
    let engine: NavigationEngine = {
      var engine = Forms.column("a", "b", "c", "d")
      engine.handle(.fieldFocused("b"))
      return engine
    }()
    for (move, expected) in [(NavigationEvent.nextRequested, "c"), (.previousRequested, "a")] {
      for events in [[move, .fieldRemoved("b")], [.fieldRemoved("b"), move]] {
        var engine = engine
        #expect(engine.handle(batch: events) == [.focus(FieldID(expected))])
      }
    }
  }

  @Test func `a move begins where all changes of the frame lead, those that come later too`() {
    var engine = swap()
    let events = [
      .fieldChanged(toggled("b", in: engine)), NavigationEvent.nextRequested,
      .fieldChanged(toggled("c", in: engine)),
    ]
    #expect(engine.handle(batch: events) == [.focus("c")])
  }

  @Test func `Return in a field that goes in the same frame does nothing in its heir`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("b"))
    let effects = engine.handle(batch: [.fieldRemoved("b"), .returnPressed(control: false)])
    #expect(effects == [.focus("a")])
  }

  @Test func `nothing is submitted or pressed from a field that refuses the focus`() {
    for successor in [nil, Field.Successor.action("go", isEnabled: true)] {
      var engine = Forms.column("a", "b") { if $0.id == "b" { $0.successor = successor } }
      engine.handle(.fieldFocused("a"))
      var late = engine
      let events: [NavigationEvent] = [.nextRequested, .returnPressed(control: false)]
      #expect(engine.handle(batch: events + [.focusRefused("b")]) == [.reportRefusal("b")])
      #expect(engine.focusedField == "a")
      late.handle(.nextRequested)
      #expect(
        late.handle(batch: [.returnPressed(control: false), .focusRefused("b")])
          == [.focus("a"), .reportRefusal("b")]
      )
    }
  }

  @Test func `a field that refuses in the frame is no heir`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("a"))
    #expect(
      engine.handle(batch: [.fieldRemoved("a"), .focusRefused("b")])
        == [.focus("c"), .reportRefusal("b")]
    )
  }

  @Test func `a field that comes, gets the focus and goes leaves it where it was`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    let effects = engine.handle(batch: [
      .fieldInserted(Forms.field("new", 200), before: nil), .focusRequested("new"),
      .fieldRemoved("new"),
    ])
    #expect(effects.isEmpty)
    #expect(engine.focusedField == "b")
  }
}

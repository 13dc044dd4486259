import FormNavigation
import TestSupport
import Testing

/// A scroller inside the form follows the rules of the form.
@Suite struct InnerScrollerTests {
  private func scroller(y: Double = 100, height: Double = 200) -> Scroller {
    Scroller(
      id: "inner",
      rect: Rect(x: 0, y: y, width: 400, height: height),
      contentSize: Size(width: 400, height: 900)
    )
  }

  private func engine(
    _ fields: [Field],
    y: Double = 100,
    options: NavigationOptions = NavigationOptions()
  ) -> NavigationEngine {
    let fields = fields.map { field in
      var field = field
      field.scroller = "inner"
      return field
    }
    return Forms.engine(fields, options: options, scrollers: [scroller(y: y)])
  }

  @Test func `a user who scrolls it away from the field is left alone`() {
    var engine = engine([Forms.field("a", 20), Forms.field("b", 500)])
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.innerScrolled("inner", Point(x: 0, y: 400))).isEmpty)
    #expect(engine.isRevealSuspended)
    #expect(engine.handle(.windowActivated).isEmpty)
    #expect(engine.offset(of: "inner") == Point(x: 0, y: 400))
    engine.handle(.fieldTapped("a"))
    #expect(engine.offset(of: "inner") == Point(x: 0, y: 10))
  }

  @Test func `two reports of one frame are one scroll of the user's`() {
    var engine = engine([Forms.field("a", 20)])
    engine.handle(.fieldFocused("a"))
    let reports = [300.0, 400].map { NavigationEvent.innerScrolled("inner", Point(x: 0, y: $0)) }
    #expect(engine.handle(batch: reports).isEmpty)
    #expect(engine.offset(of: "inner") == Point(x: 0, y: 400))
  }

  @Test func `the gap is kept at its lower edge`() {
    // It ends where the scroller ends.
    var engine = engine([Forms.field("a", 160)])
    #expect(
      engine.handle(.fieldFocused("a")) == [
        .showKeyboard, .scrollInner("inner", to: Point(x: 0, y: 10), animated: true),
      ]
    )
  }

  @Test func `the context of a field is shown as far as the form can`() {
    let field = Forms.field("a", 20) {
      $0.contextRect = Rect(x: 0, y: 0, width: 300, height: 150)
    }
    var engine = engine([field])
    engine.handle(.userScrolled(Point(x: 0, y: 600)))
    engine.handle(.fieldFocused("a"))
    // The context begins at 100 in the form, and the gap above it at 90.
    #expect(engine.scrollOffset.y == 90)
  }

  @Test func `an offset in the way of an animation is found through it`() {
    var engine = engine([Forms.field("a", 10)], y: 900)
    engine.handle(.fieldFocused("a"))
    #expect(engine.visibleOffset(nearestTo: 0) == 350)
  }

  @Test func `a layout that moves scrollers alone moves their fields in the order`() {
    let scrollers = [("s", 0.0), ("t", 300)].map { id, y in
      Scroller(
        id: ScrollerID(id),
        rect: Rect(x: 0, y: y, width: 400, height: 200),
        contentSize: Size(width: 400, height: 200)
      )
    }
    let fields = [
      Forms.field("a", 0) { $0.scroller = "s" }, Forms.field("b", 0) { $0.scroller = "t" },
    ]
    var engine = Forms.engine(fields, scrollers: scrollers)
    #expect(engine.chainIDs == ["a", "b"])
    var swapped = scrollers
    (swapped[0].rect.y, swapped[1].rect.y) = (300, 0)
    engine.handle(
      .layoutChanged(contentSize: engine.contentSize, fields: fields, scrollers: swapped)
    )
    #expect(engine.chainIDs == ["b", "a"])
  }

  /// The law of the kind: a form and a scroller that fills its viewport scroll alike.
  @Test(arguments: 0..<UInt64(600))
  func `a scroller that fills the form does what the form would`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 9_000_000 + seed))
    let plain = world.engine(fieldLimit: 8)
    let list = plain.fieldIDs.compactMap(plain.field).filter { $0.scroller == nil }
    guard !list.isEmpty else { return }
    let viewport = Size(width: 400, height: Double(world.random.int(200...600)))
    let content = Size(width: 400, height: 1400)
    let fields = list.map { field in
      var field = field
      field.rect.x = 0
      field.rect.width = 300
      field.orderRect = nil
      return field
    }
    var options = plain.options
    options.direction = .leftToRight
    var outer = NavigationEngine(
      options: options,
      viewport: viewport,
      contentSize: content,
      fields: fields
    )
    let frame = Rect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    var inner = NavigationEngine(
      options: options,
      viewport: viewport,
      contentSize: viewport,
      fields: fields.map { field in
        var field = field
        field.scroller = "inner"
        return field
      },
      scrollers: [Scroller(id: "inner", rect: frame, contentSize: content)]
    )
    for _ in 0..<8 {
      let step = world.random.int(0...4)
      let target = Point(x: 0, y: Double(world.random.int(0...800)))
      let id = world.random.element(of: fields).id
      let event: NavigationEvent =
        switch step {
        case 0: .previousRequested
        case 1: .fieldFocused(id)
        case 2: .windowActivated
        case 3: .userScrolled(target)
        default: .nextRequested
        }
      outer.handle(event)
      if case .userScrolled = event {
        inner.handle(.innerScrolled("inner", target))
      } else {
        inner.handle(event)
      }
      #expect(inner.focusedField == outer.focusedField, "seed \(seed)")
      #expect(inner.isRevealSuspended == outer.isRevealSuspended, "seed \(seed)")
      #expect(inner.offset(of: "inner")?.y == outer.scrollOffset.y, "seed \(seed)")
    }
  }
}

import FormNavigation
import TestSupport
import Testing

@Suite struct OverTimeTests {
  @Test func `a field rides on the edge of a rising keyboard and is in sight in every frame`() {
    var engine = Forms.engine([Forms.field("a", 500)])
    engine.handle(.fieldFocused("a"))
    for height in stride(from: 0.0, through: 250, by: 7.5) {
      engine.handle(.keyboardHeightChanged(height))
      #expect(engine.isFocusedFieldShown)
      #expect(550 <= engine.scrollOffset.y + 600 - height)
    }
  }

  @Test func `a field is in sight in every frame of a window that shrinks and grows`() {
    var engine = Forms.engine([Forms.field("a", 500)])
    engine.handle(.fieldFocused("a"))
    let heights = Array(stride(from: 600.0, through: 60, by: -13.5))
    for height in heights + heights.reversed() {
      let effects = engine.handle(.viewportResized(Size(width: 400, height: height)))
      #expect(engine.isFocusedFieldShown)
      #expect(effects.count <= 1)
      #expect(!effects.contains(.scroll(toY: engine.scrollOffset.y, animated: true)))
    }
  }

  @Test func `a rising keyboard scrolls at once, a move is shown as one`() {
    var engine = Forms.engine([Forms.field("a", 500), Forms.field("b", 900)])
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.keyboardHeightChanged(250)) == [.scroll(toY: 200, animated: false)])
    #expect(
      engine.handle(.nextRequested) == [.focus("b"), .scroll(toY: 600, animated: true)]
    )
    var still = Forms.engine(
      [Forms.field("a", 0), Forms.field("b", 900)],
      options: NavigationOptions(animates: false)
    )
    still.handle(.fieldFocused("a"))
    #expect(
      still.handle(.nextRequested) == [.focus("b"), .scroll(toY: 350, animated: false)]
    )
  }

  @Test func `a field in sight stays in sight where a keyboard overtakes an animation`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 700)])
    engine.handle(.fieldFocused("a"))
    engine.handle(.nextRequested)
    let animation = ScrollAnimation(from: 0, to: engine.scrollOffset.y)
    engine.handle(.keyboardHeightChanged(100))
    let displayed = engine.visibleOffset(nearestTo: animation.offset(at: 0.1))
    #expect(displayed == 240)
    #expect(engine.visibleOffset(nearestTo: 300) == 300)
  }

  @Test(arguments: 0..<UInt64(300))
  func `rising in frames ends where rising at once ends`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 4_000_000 + seed))
    var engine = world.engine(fieldLimit: 12)
    engine.handle(.keyboardHeightChanged(0))
    engine.handle(.nextRequested)
    guard let id = engine.focusedField, let field = engine.field(id), field.scroller == nil else {
      return
    }
    let height = Double(world.random.int(1...300))
    // If the room is short, the part that fits differs from frame to frame.
    let room = engine.viewport.height - engine.obscuredTop - height
    guard room > max(field.rect.height, field.revealRect?.height ?? 0) + 2 * engine.options.gap
    else { return }
    var atOnce = engine
    atOnce.handle(.keyboardHeightChanged(height))
    for frame in 1...10 {
      engine.handle(.keyboardHeightChanged(height * Double(frame) / 10))
      let offset = engine.scrollOffset.y
      let isAtLimit = offset == 0 || offset == engine.maximumScrollOffset.y
      #expect(engine.isFocusedFieldShown || isAtLimit, "seed \(seed)")
    }
    #expect(engine.scrollOffset == atOnce.scrollOffset, "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(500))
  func `nothing drifts, however often things go back and forth`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 5_000_000 + seed))
    var engine = world.engine(fieldLimit: 12)
    engine.handle(.nextRequested)
    let small = Size(width: engine.viewport.width, height: engine.viewport.height * 0.8)
    let full = engine.viewport
    let cycle: [[NavigationEvent]] = [
      [.keyboardHeightChanged(world.length(50...300))],
      [.keyboardHeightChanged(world.length(50...300))],
      [.viewportResized(small), .keyboardHeightChanged(90)],
      [.viewportResized(full)],
      [.nextRequested], [.previousRequested],
      [.keyboardHeightChanged(0)],
    ]
    var offsets: [[Point]] = []
    for _ in 0..<6 {
      offsets.append(
        cycle.map { events in
          engine.handle(batch: events)
          return engine.scrollOffset
        }
      )
    }
    #expect(offsets[4] == offsets[3], "seed \(seed)")
    #expect(offsets[5] == offsets[3], "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(500))
  func `a batch moves the focus as its events would one by one`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 6_000_000 + seed))
    let engine = world.engine(fieldLimit: 12)
    let events: [NavigationEvent] = (0..<5).map { _ in
      world.random.element(of: [
        .nextRequested, .nextRequested, .previousRequested, .returnPressed(control: true),
        .keyboardHeightChanged(200), .windowActivated, .gapChanged(20),
      ])
    }
    var together = engine
    let effects = together.handle(batch: events)
    var apart = engine
    var actions: [NavigationEffect] = []
    for event in events { actions += apart.handle(event).filter(Self.isAction) }
    #expect(together.focusedField == apart.focusedField, "seed \(seed)")
    #expect(together.wantsKeyboard == apart.wantsKeyboard)
    #expect(together.obscuredBottom == apart.obscuredBottom)
    #expect(effects.filter(Self.isAction) == actions, "seed \(seed)")
  }

  private static func isAction(_ effect: NavigationEffect) -> Bool {
    switch effect {
    case .submit, .press, .insertNewline: true
    default: false
    }
  }

  @Test func `events that cancel out within a frame have no effect`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardHeightChanged(100))
    engine.handle(.userScrolled(Point(x: 0, y: 500)))
    #expect(engine.handle(batch: [.nextRequested, .previousRequested]).isEmpty)
    #expect(
      engine.handle(batch: [.keyboardHeightChanged(300), .keyboardHeightChanged(100)]).isEmpty
    )
    #expect(
      engine.handle(batch: [
        .viewportResized(Size(width: 100, height: 100)),
        .viewportResized(Size(width: 400, height: 600)),
      ]).isEmpty
    )
    #expect(engine.isRevealSuspended)
  }

  @Test func `wanting to go on at the end of the chain shows where one is`() {
    for event in [NavigationEvent.nextRequested, .previousRequested] {
      var engine = Forms.column("a", "b", "c")
      engine.handle(.fieldFocused(event == .nextRequested ? "c" : "a"))
      engine.handle(.userScrolled(Point(x: 0, y: 500)))
      guard case .scroll(let y, _) = engine.handle(event).last else {
        Issue.record("nothing is scrolled")
        continue
      }
      #expect(engine.isFocusedFieldShown && !engine.isRevealSuspended)
      #expect(engine.scrollOffset.y == y)
      #expect(engine.handle(event).isEmpty)
    }
  }

  @Test func `a user who scrolls away is left alone until the next deed`() {
    var engine = Forms.engine([Forms.field("a", 500), Forms.field("b", 560)])
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardHeightChanged(250))
    #expect(engine.handle(.userScrolled(Point(x: 0, y: 600))).isEmpty)
    #expect(engine.isRevealSuspended)
    #expect(engine.handle(.windowActivated).isEmpty)
    #expect(engine.handle(.gapChanged(20)).isEmpty)
    #expect(engine.handle(.viewportResized(Size(width: 400, height: 590))).isEmpty)
    #expect(engine.handle(.keyboardHeightChanged(240)).isEmpty)
    engine.change("a") { $0.rect.height = 60 }
    #expect(engine.scrollOffset.y == 600)
    var typing = engine
    typing.handle(.caretMoved("a", Rect(x: 0, y: 510, width: 1, height: 20)))
    #expect(typing.scrollOffset.y == 480)
    var growing = engine
    growing.handle(.keyboardHeightChanged(260))
    #expect(growing.scrollOffset.y == 480)
    var moving = engine
    moving.handle(.nextRequested)
    #expect(moving.scrollOffset.y == 540)
    var tapping = engine
    #expect(tapping.handle(.fieldTapped("a")).contains(.showKeyboard))
    #expect(tapping.scrollOffset.y == 480)
  }

  @Test func `within a frame the later of a move and a user's scroll wins`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 900)])
    engine.handle(.fieldFocused("a"))
    var copy = engine
    copy.handle(batch: [.nextRequested, .userScrolled(Point(x: 0, y: 20))])
    #expect(copy.scrollOffset.y == 20 && copy.isRevealSuspended)
    engine.handle(batch: [.userScrolled(Point(x: 0, y: 20)), .nextRequested])
    #expect(engine.scrollOffset.y == 350 && !engine.isRevealSuspended)
  }

  @Test func `what is restored was captured when the keyboard came, not when it grew`() {
    for restore in [NavigationOptions.Restore.restoreIfUntouched, .always] {
      var engine = Forms.engine(
        [Forms.field("a", 500), Forms.field("b", 700)],
        options: NavigationOptions(restore: restore)
      )
      engine.handle(.userScrolled(Point(x: 0, y: 30)))
      engine.handle(.fieldFocused("a"))
      for height in [100.0, 250, 300] { engine.handle(.keyboardHeightChanged(height)) }
      engine.handle(.nextRequested)
      for height in [200.0, 100] { engine.handle(.keyboardHeightChanged(height)) }
      #expect(engine.scrollOffset.y > 30)
      #expect(engine.handle(.keyboardHeightChanged(0)) == [.scroll(toY: 30, animated: true)])
      #expect(engine.handle(.windowActivated).isEmpty)
    }
  }

  @Test func `a user's scroll keeps the form where it is, unless it is always restored`() {
    for (restore, expected) in [
      (NavigationOptions.Restore.restoreIfUntouched, 150.0), (.always, 0),
    ] {
      var engine = Forms.engine(
        [Forms.field("a", 500)],
        options: NavigationOptions(restore: restore)
      )
      engine.handle(.fieldFocused("a"))
      engine.handle(.keyboardHeightChanged(250))
      engine.handle(.userScrolled(Point(x: 0, y: 150)))
      engine.handle(.keyboardHeightChanged(0))
      #expect(engine.scrollOffset.y == expected)
    }
  }

  @Test func `a user's scroll beyond the end is cut`() {
    var engine = Forms.column("a")
    #expect(
      engine.handle(.userScrolled(Point(x: 0, y: 5000))) == [.scroll(toY: 600, animated: false)]
    )
  }

  @Test func `an identical layout does nothing`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    let event = NavigationEvent.layoutChanged(
      contentSize: engine.contentSize,
      fields: engine.fieldIDs.compactMap(engine.field),
      scrollers: []
    )
    #expect(engine.handle(event).isEmpty)
    #expect(engine.handle(event).isEmpty)
  }

  @Test
  func
    `what grows above the visible part moves nothing that is seen, and is no scroll of the user's`()
  {
    var engine = Forms.engine([Forms.field("a", 500), Forms.field("b", 560)])
    engine.handle(.fieldFocused("b"))
    engine.handle(.keyboardHeightChanged(250))
    let before = engine.scrollOffset.y
    for height in [120.0, -80] {
      let fields = engine.fieldIDs.compactMap(engine.field).map { field in
        var field = field
        field.rect.y += height
        return field
      }
      let effects = engine.handle(batch: [
        .contentShifted(height),
        .layoutChanged(
          contentSize: Size(width: 400, height: engine.contentSize.height + height),
          fields: fields,
          scrollers: []
        ),
      ])
      #expect(effects.isEmpty)
    }
    #expect(engine.scrollOffset.y == before + 40)
    #expect(!engine.isRevealSuspended)
  }

  @Test func `what was to be restored moves along with what grows above it`() {
    var restoring = NavigationOptions()
    restoring.restore = .always
    var engine = Forms.engine([Forms.field("a", 500)], options: restoring)
    engine.handle(.userScrolled(Point(x: 0, y: 300)))
    engine.handle(.fieldFocused("a"))
    let before = engine.scrollOffset.y
    engine.handle(.keyboardHeightChanged(500))
    engine.handle(.contentShifted(50))
    engine.handle(.keyboardHeightChanged(0))
    #expect(engine.scrollOffset.y == before + 50)
  }

  @Test func `numbers that are none never reach an offset`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("a"))
    let bad = Rect(x: .nan, y: .infinity, width: -.infinity, height: .nan)
    engine.handle(batch: [
      .keyboardHeightChanged(.nan), .viewportResized(Size(width: .nan, height: -5)),
      .userScrolled(Point(x: .nan, y: .infinity)), .gapChanged(.infinity),
      .fieldInserted(Field(id: "c", rect: bad), before: "a"), .caretMoved("a", bad),
      .keyboardFrameChanged(bad), .contentResized(Size(width: .infinity, height: .nan)),
      .obscuredTopChanged(-.infinity),
    ])
    engine.handle(.fieldFocused("c"))
    #expect(engine.scrollOffset.y.isFinite && engine.scrollOffset.x.isFinite)
    #expect(engine.count == 3)
  }

  /// A field at the top of the band whose host has moved it on since, with its anchor gone from
  /// there.
  private func shifted(_ fields: [Field]) -> NavigationEngine {
    var engine = Forms.engine(fields)
    engine.handle(.fieldFocused("a"))
    engine.handle(.contentShifted(-30))
    return engine
  }

  private func anchored(_ id: FieldID, _ y: Double) -> Field {
    Forms.field(id, y) {
      $0.anchor = .top
      $0.caret = Rect(x: 0, y: y, width: 1, height: 20)
    }
  }

  @Test func `what says nothing new moves nothing`() {
    let engine = shifted([anchored("a", 500)])
    #expect(engine.scrollOffset.y == 460)
    var typing = engine
    let caret = engine.field("a")?.caret
    #expect(typing.handle(.caretMoved("a", caret)).isEmpty)
    var shrinking = engine
    #expect(shrinking.change("a") { $0.rect.width = 200 }.isEmpty)
    #expect(shrinking.change("a") { $0.rect.height = 30 }.isEmpty)
  }

  @Test func `a move that is refused leaves the form where it was`() {
    var engine = shifted([anchored("a", 500), anchored("b", 560)])
    engine.handle(.nextRequested)
    engine.handle(.focusRefused("b"))
    #expect(engine.scrollOffset.y == 460)
    var atOnce = shifted([anchored("a", 500), anchored("b", 560)])
    #expect(
      atOnce.handle(batch: [.nextRequested, .focusRefused("b")]) == [.reportRefusal("b")]
    )
    #expect(atOnce.scrollOffset.y == 460)
  }

  @Test func `a tap on the focused field is answered with a motion`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("a"))
    engine.handle(.userScrolled(Point(x: 0, y: 300)))
    #expect(
      engine.handle(.fieldTapped("a")) == [.showKeyboard, .scroll(toY: 0, animated: true)]
    )
  }
}

import FormNavigation
import TestSupport
import Testing

/// The options that a host may change while the form is open.
@Suite struct RestoringTests {
  private static let all: [NavigationOptions.Restore] = [.stay, .restoreIfUntouched, .always]

  /// A form that was scrolled to 30 before a keyboard of 250 came for a field at 500.
  private func raised(_ restore: NavigationOptions.Restore) -> NavigationEngine {
    var engine = Forms.engine(
      [Forms.field("a", 500), Forms.field("b", 700)],
      options: NavigationOptions(restore: restore)
    )
    engine.handle(.userScrolled(Point(x: 0, y: 30)))
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardHeightChanged(250))
    return engine
  }

  @Test(arguments: all)
  func `the scroll position is restored as chosen`(restore: NavigationOptions.Restore) {
    var engine = raised(restore)
    #expect(engine.scrollOffset.y == 200)
    let effects = engine.handle(.keyboardHeightChanged(0))
    #expect(effects == (restore == .stay ? [] : [.scroll(toY: 30, animated: true)]))
    #expect(engine.handle(.windowActivated).isEmpty)
  }

  @Test(arguments: all)
  func `the focus may go in the same frame as the keyboard`(restore: NavigationOptions.Restore) {
    for events in [
      [NavigationEvent.focusLost, .keyboardHeightChanged(0)],
      [.keyboardHeightChanged(0), .focusLost], [.doneRequested, .keyboardHeightChanged(0)],
    ] {
      var engine = raised(restore)
      engine.handle(batch: events)
      #expect(engine.scrollOffset.y == (restore == .stay ? 200 : 30))
      #expect(engine.focusedField == nil)
    }
  }

  @Test(arguments: all)
  func `a scroll of an inner scroller counts as a touch`(restore: NavigationOptions.Restore) {
    let scroller = Scroller(
      id: "inner",
      rect: Rect(x: 0, y: 0, width: 400, height: 100),
      contentSize: Size(width: 400, height: 300)
    )
    var engine = Forms.engine(
      [Forms.field("a", 500)],
      options: NavigationOptions(restore: restore),
      scrollers: [scroller]
    )
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardHeightChanged(250))
    engine.handle(.innerScrolled("inner", Point(x: 0, y: 40)))
    engine.handle(.keyboardHeightChanged(0))
    #expect(engine.scrollOffset.y == (restore == .always ? 0 : 200))
  }

  @Test func `the choice may change while the keyboard is up`() {
    var engine = raised(.stay)
    var options = engine.options
    options.restore = .always
    engine.handle(.optionsChanged(options))
    engine.handle(.keyboardHeightChanged(0))
    #expect(engine.scrollOffset.y == 30)
  }

  @Test func `a position that is no longer there is restored as far as the content reaches`() {
    var engine = raised(.always)
    engine.handle(.keyboardHeightChanged(0))
    engine.handle(.userScrolled(Point(x: 0, y: 600)))
    engine.handle(.fieldFocused("b"))
    engine.handle(.keyboardHeightChanged(250))
    engine.handle(.contentResized(Size(width: 400, height: 800)))
    engine.handle(.keyboardHeightChanged(0))
    #expect(engine.scrollOffset.y == 200)
    #expect(engine.maximumScrollOffset.y == 200)
  }

  @Test(arguments: 0..<UInt64(300))
  func `a keyboard that comes and goes untouched leaves no trace if it is to`(seed: UInt64) {
    var world = RandomForm(random: SplitMix64(seed: 12_000_000 + seed))
    var engine = world.engine(fieldLimit: 12)
    var options = engine.options
    options.restore = world.random.once(in: 2) ? .always : .restoreIfUntouched
    engine.handle(.optionsChanged(options))
    engine.handle(.keyboardHeightChanged(0))
    let before = engine.scrollOffset.y
    engine.handle(batch: [
      .nextRequested, .keyboardHeightChanged(Double(world.random.int(1...300))),
    ])
    for _ in 0..<3 {
      engine.handle(.keyboardHeightChanged(Double(world.random.int(1...300))))
      engine.handle(world.random.once(in: 2) ? .nextRequested : .previousRequested)
    }
    engine.handle(.keyboardHeightChanged(0))
    #expect(engine.scrollOffset.y == before, "seed \(seed)")
  }

  @Test func `a new gap is kept at once`() {
    var engine = raised(.stay)
    #expect(engine.handle(.gapChanged(40)) == [.scroll(toY: 230, animated: false)])
    var options = engine.options
    options.gap = 60
    #expect(engine.handle(.optionsChanged(options)) == [.scroll(toY: 250, animated: false)])
  }

  @Test func `the ends of the chain meet as soon as they are to`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("c"))
    #expect(!engine.canMoveNext && engine.returnKeyLabel == .send)
    var options = engine.options
    options.wraps = true
    engine.handle(.optionsChanged(options))
    #expect(engine.canMoveNext && engine.returnKeyLabel == .next)
    #expect(engine.handle(.nextRequested).first == .focus("a"))
    #expect(engine.canMovePrevious)
    #expect(engine.handle(.previousRequested).first == .focus("c"))
    #expect(engine.index == 2)
    #expect(engine.handle(.returnPressed(control: false)).first == .focus("a"))
  }

  @Test func `a single field does not lead to itself`() {
    var engine = Forms.column("a", options: NavigationOptions(wraps: true))
    engine.handle(.fieldFocused("a"))
    #expect(!engine.canMoveNext && !engine.canMovePrevious)
    #expect(engine.handle(.nextRequested).isEmpty)
    #expect(engine.returnOutcome() == .submit)
  }
}

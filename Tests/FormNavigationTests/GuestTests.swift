import FormNavigation
import Testing

/// The engine in a program that knows nothing of it.
@Suite struct GuestTests {
  private func engine(_ change: (inout Field) -> Void = { _ in }) -> NavigationEngine {
    Forms.engine(
      [Forms.field("a", 500, change), Forms.field("b", 1000, change)],
      options: NavigationOptions(gap: 0, isGuest: true)
    )
  }

  private let half = NavigationEvent.viewportResized(Size(width: 400, height: 300))

  @Test func `a field that gets the focus is brought into sight by the smallest move`() {
    var engine = engine()
    #expect(engine.handle(.fieldFocused("a")) == [.showKeyboard])
    #expect(engine.handle(.fieldFocused("b")) == [.scroll(toY: 440, animated: true)])
  }

  @Test func `a field in sight stays there as the room becomes less`() {
    var engine = engine()
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(half) == [.scroll(toY: 240, animated: false)])
  }

  @Test func `a field that is still in sight after a scroll stays there as the room becomes less`()
  {
    var engine = engine()
    engine.handle(.fieldFocused("a"))
    engine.handle(.userScrolled(Point(x: 0, y: 50)))
    #expect(!engine.isRevealSuspended)
    #expect(engine.handle(half) == [.scroll(toY: 240, animated: false)])
  }

  @Test func `nothing snaps back while somebody reads elsewhere`() {
    var engine = engine()
    engine.handle(.fieldFocused("a"))
    engine.handle(.userScrolled(Point(x: 0, y: 600)))
    #expect(engine.handle(half).isEmpty)
    #expect(engine.handle(.contentResized(Size(width: 400, height: 2000))).isEmpty)
    #expect(engine.handle(.caretMoved("a", nil)) == [.scroll(toY: 500, animated: false)])
  }

  @Test func `a scroll that comes with the change of room is the host's`() {
    var engine = engine()
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(batch: [half, .userScrolled(Point(x: 0, y: 700))]).isEmpty)
    #expect(engine.scrollOffset.y == 700)
  }

  @Test func `a focus that comes after a scroll is followed`() {
    var engine = engine()
    engine.handle(batch: [.userScrolled(Point(x: 0, y: 100)), .fieldFocused("b")])
    #expect(engine.scrollOffset.y == 440)
  }

  @Test func `a text that gets the focus out of sight is left there`() {
    var engine = engine { $0.isMultiline = true }
    engine.handle(.fieldFocused("b"))
    engine.handle(half)
    engine.handle(.caretMoved("b", Rect(x: 0, y: 1010, width: 1, height: 20)))
    #expect(engine.scrollOffset.y == 0)
  }

  @Test func `a text in sight stays there as the room becomes less`() {
    var engine = engine { $0.isMultiline = true }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(half) == [.scroll(toY: 240, animated: false)])
  }

  @Test func `a text that its program has scrolled back into sight is kept there again`() {
    var engine = engine { $0.isMultiline = true }
    engine.handle(.fieldFocused("b"))
    engine.handle(.userScrolled(Point(x: 0, y: 500)))
    #expect(engine.handle(half) == [.scroll(toY: 740, animated: false)])
  }
}

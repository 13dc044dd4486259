import FormNavigation
import Testing

@Suite struct RevealTests {
  private let below = Forms.field("a", 700) {
    $0.revealRect = Rect(x: 0, y: 670, width: 300, height: 100)
    $0.caret = Rect(x: 0, y: 710, width: 1, height: 20)
  }

  @Test func `label, entry and message are shown where they fit`() {
    var engine = Forms.engine([below])
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.y == 180)
  }

  @Test func `where they do not fit the entry is shown, where that does not the caret's line`() {
    var engine = Forms.engine([below])
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardHeightChanged(520))
    // 80 units are left: the entry with a gap.
    #expect(engine.scrollOffset.y == 670)
    engine.handle(.keyboardHeightChanged(570))
    // 30 units are left: the line, centered.
    #expect(engine.scrollOffset.y == 705)
  }

  @Test func `a help text is shown where it fits too`() {
    let field = Forms.field("a", 700) {
      $0.revealRect = Rect(x: 0, y: 670, width: 300, height: 100)
      $0.contextRect = Rect(x: 0, y: 670, width: 300, height: 300)
    }
    var engine = Forms.engine([field])
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.y == 380)
    // 250 units are left: label, entry and message.
    engine.handle(.keyboardHeightChanged(350))
    #expect(engine.scrollOffset.y == 530)
  }

  @Test func `a message that appears is brought into sight`() {
    var engine = Forms.engine([Forms.field("a", 550)])
    engine.handle(.fieldFocused("a"))
    engine.change("a") { $0.revealRect = Rect(x: 0, y: 520, width: 300, height: 100) }
    #expect(engine.scrollOffset.y == 30)
    // When it goes again, nothing moves.
    #expect(
      engine.change("a") { $0.revealRect = Rect(x: 0, y: 520, width: 300, height: 70) }.isEmpty
    )
  }

  @Test func `a caret that moves in a tall field is followed`() {
    var engine = Forms.engine([Forms.field("t", 100, height: 900) { $0.isMultiline = true }])
    engine.handle(.fieldFocused("t"))
    engine.handle(.keyboardHeightChanged(250))
    for line in 0..<40 {
      let caret = Rect(x: 0, y: 100 + Double(line) * 20, width: 1, height: 20)
      engine.handle(.caretMoved("t", caret))
      #expect(engine.isFocusedFieldShown)
      #expect(caret.maxY + 10 <= engine.scrollOffset.y + 350 || line == 39)
    }
  }

  @Test func `the anchor is kept while typing`() {
    var engine = Forms.engine([Forms.field("a", 500) { $0.anchor = .top }])
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.y == 490)
    #expect(engine.handle(.caretMoved("a", Rect(x: 0, y: 510, width: 1, height: 20))).isEmpty)
  }

  @Test func `a wide form moves sideways only for a field that is outside`() {
    var engine = NavigationEngine(
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 1000, height: 600),
      fields: [
        Forms.field("a", 0, x: 0, width: 395), Forms.field("b", 100, x: 500, width: 200),
      ]
    )
    #expect(engine.handle(.fieldFocused("a")) == [.showKeyboard])
    #expect(engine.handle(.nextRequested) == [.focus("b"), .scrollX(to: 310, animated: true)])
    #expect(engine.handle(.previousRequested) == [.focus("a"), .scrollX(to: 0, animated: true)])
  }

  @Test func `a row of cards moves sideways, the form up`() {
    let cards = Scroller(
      id: "cards",
      rect: Rect(x: 0, y: 700, width: 400, height: 100),
      axis: .horizontal,
      contentSize: Size(width: 1200, height: 100)
    )
    var engine = Forms.engine(
      [Forms.field("a", 20, x: 800) { $0.scroller = "cards" }],
      scrollers: [cards]
    )
    #expect(
      engine.handle(.fieldFocused("a"))
        == [
          .showKeyboard, .scrollInner("cards", to: Point(x: 710, y: 0), animated: true),
          .scroll(toY: 170, animated: true),
        ]
    )
    #expect(engine.offset(of: "cards") == Point(x: 710, y: 0))
  }

  @Test func `a scroller that is to be ignored is looked through`() {
    let panel = Scroller(
      id: "panel",
      rect: Rect(x: 0, y: 100, width: 400, height: 200),
      contentSize: Size(width: 400, height: 900),
      isIgnored: true
    )
    var engine = Forms.engine(
      [Forms.field("a", 700) { $0.scroller = "panel" }],
      scrollers: [panel]
    )
    engine.handle(.fieldFocused("a"))
    #expect(engine.offset(of: "panel") == .zero)
    #expect(engine.scrollOffset.y == 250)
  }

  @Test func `a floating keyboard is avoided only where it covers the field`() {
    var engine = Forms.engine([Forms.field("a", 500)])
    engine.handle(.fieldFocused("a"))
    #expect(
      engine.handle(.keyboardFrameChanged(Rect(x: 100, y: 480, width: 150, height: 100)))
        == [.scroll(toY: 70, animated: false)]
    )
    #expect(engine.obscuredBottom == 0)
    #expect(engine.handle(.windowActivated).isEmpty)
    var beside = Forms.engine([Forms.field("a", 500)])
    beside.handle(.fieldFocused("a"))
    let frame = Rect(x: 310, y: 400, width: 80, height: 150)
    #expect(beside.handle(.keyboardFrameChanged(frame)).isEmpty)
  }

  @Test func `a floating keyboard elsewhere leaves a field at the top where it belongs`() {
    var engine = Forms.engine([Forms.field("a", 500) { $0.anchor = .top }])
    engine.handle(.keyboardFrameChanged(Rect(x: 100, y: 300, width: 150, height: 100)))
    // Just below the keyboard, which is a place, too.
    engine.handle(.userScrolled(Point(x: 0, y: 90)))
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.y == 490)
    var plain = Forms.engine([Forms.field("a", 500) { $0.anchor = .top }])
    plain.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset == plain.scrollOffset)
  }

  @Test func `a band that is smaller than the line shows a part of it`() {
    let axis = RevealAxis(viewportLength: 10, contentLength: 1000)
    let (span, caret) = (Span(start: 100, length: 200), Span(start: 220, length: 22))
    for start in [0.0, 150, 225, 600] {
      let offset = axis.offset(revealing: span, caret: caret, from: start)
      #expect(offset + 10 > caret.start)
      #expect(offset < caret.end)
      #expect(axis.offset(revealing: span, caret: caret, from: offset) == offset)
    }
  }

  @Test func `a docked keyboard given as a rectangle counts by its overlap`() {
    var engine = Forms.engine([Forms.field("a", 500)])
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardFrameChanged(Rect(x: 0, y: 350, width: 400, height: 280)))
    #expect(engine.obscuredBottom == 250)
    #expect(engine.scrollOffset.y == 200)
    engine.handle(.keyboardFrameChanged(Rect(x: 0, y: 600, width: 400, height: 280)))
    #expect(engine.obscuredBottom == 0)
  }

  @Test func `label, entry and message may fill the room exactly`() {
    let field = Forms.field("a", 600) {
      $0.revealRect = Rect(x: 0, y: 500, width: 300, height: 600)
    }
    var engine = Forms.engine([field], options: NavigationOptions(gap: 0))
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.y == 500)
  }

  @Test func `a floating keyboard is avoided in a form that is scrolled sideways`() {
    var engine = NavigationEngine(
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 800, height: 1200),
      scrollOffset: Point(x: 400, y: 0),
      fields: [Forms.field("a", 500, x: 450)]
    )
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardFrameChanged(Rect(x: 100, y: 480, width: 150, height: 100)))
    #expect(engine.scrollOffset == Point(x: 400, y: 70))
  }

  @Test func `a floating keyboard near the top is avoided below it`() {
    var engine = Forms.engine([Forms.field("a", 700)])
    engine.handle(.userScrolled(Point(x: 0, y: 600)))
    engine.handle(.fieldFocused("a"))
    engine.handle(.keyboardFrameChanged(Rect(x: 0, y: 20, width: 400, height: 280)))
    // The field begins a gap below the frame: 700 - 10 - 300.
    #expect(engine.scrollOffset.y == 390)
  }

  @Test func `of two offsets equally near to a floating keyboard the lower one is taken`() {
    var engine = Forms.engine([Forms.field("a", 580)], options: NavigationOptions(gap: 0))
    engine.handle(.userScrolled(Point(x: 0, y: 300)))
    engine.handle(.fieldFocused("a"))
    // The field is at 280 to 320 of the viewport, in the middle of the frame.
    engine.handle(.keyboardFrameChanged(Rect(x: 0, y: 200, width: 400, height: 200)))
    #expect(engine.scrollOffset.y == 420)
  }

  @Test func `a keyboard is docked if it ends within one unit of the edge`() {
    for (bottom, isDocked) in [(600.0, true), (599, true), (598.9, false)] {
      var engine = Forms.column("a")
      let frame = Rect(x: 0, y: 350, width: 400, height: bottom - 350)
      engine.handle(.keyboardFrameChanged(frame))
      #expect(engine.obscuredBottom == (isDocked ? 250 : 0), "\(bottom)")
    }
  }

  @Test func `a part that only touches the edge of a scroller is carried on as an edge`() {
    // The context begins where the scroller's content is cut.
    let inner = Scroller(
      id: "inner",
      rect: Rect(x: 0, y: 700, width: 100, height: 100),
      axis: .horizontal,
      contentSize: Size(width: 400, height: 100),
      isIgnored: true
    )
    let field = Forms.field("a", 20, x: 100, width: 100) { $0.scroller = "inner" }
    var engine = NavigationEngine(
      viewport: Size(width: 100, height: 600),
      contentSize: Size(width: 300, height: 1200),
      fields: [field],
      scrollers: [inner]
    )
    engine.handle(.fieldFocused("a"))
    #expect(engine.scrollOffset.x == 0)
  }
}

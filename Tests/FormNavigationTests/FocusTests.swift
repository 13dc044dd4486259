import FormNavigation
import Testing

@Suite struct FocusTests {
  @Test func `the example of the documentation is true`() {
    var engine = NavigationEngine(
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 400, height: 1200),
      fields: [Forms.field("name", 500), Forms.field("city", 560)]
    )
    #expect(engine.handle(.fieldFocused("name")) == [.showKeyboard])
    #expect(engine.handle(.keyboardHeightChanged(250)) == [.scroll(toY: 200, animated: false)])
    #expect(
      engine.handle(.nextRequested) == [.focus("city"), .scroll(toY: 260, animated: true)]
    )
    #expect(engine.returnKeyLabel == .send)
  }

  @Test func `the examples of the articles are true`() {
    let engine = NavigationEngine(fields: [
      Field(
        id: "user",
        rect: Rect(x: 0, y: 0, width: 300, height: 40),
        successor: .field("password")
      ),
      Field(id: "domain", rect: Rect(x: 0, y: 60, width: 300, height: 40)),
      Field(
        id: "password",
        rect: Rect(x: 0, y: 120, width: 300, height: 40),
        successor: .action("sign-in", isEnabled: true)
      ),
    ])
    #expect(engine.chainIDs == ["user", "password", "domain"])
    var animation = ScrollAnimation(from: 0, to: 200)
    animation = animation.reaimed(to: 300, at: 0.1)
    #expect(abs(animation.offset(at: 0) - 175) < 1e-9)
  }

  @Test func `with no focus a move begins at an end`() {
    var engine = Forms.column("a", "b", "c")
    #expect(engine.handle(.nextRequested) == [.focus("a"), .showKeyboard])
    engine = Forms.column("a", "b", "c")
    #expect(engine.handle(.previousRequested) == [.focus("c"), .showKeyboard])
  }

  @Test func `a move that is refused is taken back with its scroll`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 1000)])
    engine.handle(.fieldFocused("a"))
    #expect(
      engine.handle(.nextRequested) == [.focus("b"), .scroll(toY: 450, animated: true)]
    )
    #expect(
      engine.handle(.focusRefused("b"))
        == [.focus("a"), .scroll(toY: 0, animated: true), .reportRefusal("b")]
    )
    #expect(engine.focusedField == "a")
    #expect(engine.handle(.focusRefused("b")) == [.reportRefusal("b")])
  }

  @Test
  func `a refusal takes the form back to where it was, not only to where the field is in sight`() {
    var engine = Forms.engine([Forms.field("a", 300), Forms.field("b", 1100)])
    engine.handle(.fieldFocused("a"))
    engine.handle(.userScrolled(Point(x: 0, y: 250)))
    engine.handle(.nextRequested)
    #expect(engine.scrollOffset.y == 550)
    engine.handle(.focusRefused("b"))
    #expect(engine.scrollOffset.y == 250)
    #expect(engine.isRevealSuspended)
  }

  @Test func `within a frame a refusal leaves no trace but the report`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 1000)])
    engine.handle(.fieldFocused("a"))
    let effects = engine.handle(batch: [.nextRequested, .focusRefused("b")])
    #expect(effects == [.reportRefusal("b")])
  }

  @Test func `policy may try the field after the one that refuses, in the direction of the move`() {
    var engine = Forms.column(
      "a",
      "b",
      "c",
      "d",
      options: NavigationOptions(refusal: .tryFollowing)
    )
    engine.handle(.fieldFocused("d"))
    engine.handle(.previousRequested)
    #expect(engine.handle(.focusRefused("c")) == [.focus("b"), .reportRefusal("c")])
    #expect(engine.handle(.focusRefused("b")) == [.focus("a"), .reportRefusal("b")])
    #expect(engine.handle(.focusRefused("a")) == [.focus("d"), .reportRefusal("a")])
  }

  @Test(arguments: [false, true])
  func `when all refuse it ends`(wraps: Bool) {
    var engine = Forms.column(
      "a",
      "b",
      "c",
      options: NavigationOptions(wraps: wraps, refusal: .tryFollowing)
    )
    engine.handle(.fieldFocused("a"))
    engine.handle(.nextRequested)
    var refusals = 0
    while let focus = engine.focusedField, focus != "a", refusals < 10 {
      engine.handle(.focusRefused(focus))
      refusals += 1
    }
    #expect(refusals == 2)
    #expect(engine.focusedField == "a")
  }

  @Test func `an heir that refuses passes the focus on, and at last editing ends`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.fieldRemoved("a")) == [.focus("b")])
    #expect(engine.handle(.focusRefused("b")) == [.focus("c"), .reportRefusal("b")])
    #expect(engine.handle(.focusRefused("c")) == [.dismiss, .reportRefusal("c")])
  }

  @Test func `a section that closes gives the focus to the first field after it`() {
    var engine = Forms.column("a", "b", "c", "d")
    engine.handle(.fieldFocused("b"))
    let closing = ["b", "c"].map { id in
      var field = engine.field(FieldID(id))!
      field.areAncestorsVisible = false
      return NavigationEvent.fieldChanged(field)
    }
    #expect(engine.handle(batch: closing) == [.focus("d")])
  }

  @Test func `a field that is gone and back within a frame keeps the focus`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("b"))
    let field = engine.field("b")!
    #expect(engine.handle(batch: [.fieldRemoved("b"), .fieldInserted(field, before: "c")]).isEmpty)
    #expect(engine.focusedField == "b")
    let fields = engine.fieldIDs.compactMap(engine.field)
    let size = engine.contentSize
    let without = NavigationEvent.layoutChanged(
      contentSize: size,
      fields: [fields[0], fields[2]],
      scrollers: []
    )
    let with = NavigationEvent.layoutChanged(contentSize: size, fields: fields, scrollers: [])
    #expect(engine.handle(batch: [without, with]).isEmpty)
    #expect(engine.focusedField == "b")
  }

  @Test func `a new layout without the focused field gives the focus to who came after it`() {
    var engine = Forms.column("a", "b", "c", "d")
    engine.handle(.fieldFocused("b"))
    // The remaining fields have moved up, past the place of the removed one.
    let fields = [Forms.field("a", 0), Forms.field("c", 10, height: 20), Forms.field("d", 50)]
    let effects = engine.handle(
      .layoutChanged(contentSize: engine.contentSize, fields: fields, scrollers: [])
    )
    #expect(effects == [.focus("c")])
  }

  @Test func `a group that becomes active takes the focus from the others`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 60) { $0.group = "sheet" }])
    engine.handle(.fieldFocused("a"))
    var options = engine.options
    options.activeGroup = "sheet"
    var copy = engine
    #expect(copy.handle(.optionsChanged(options)) == [.dismiss])
    #expect(
      engine.handle(batch: [.optionsChanged(options), .focusRequested("b")]) == [.focus("b")]
    )
  }

  @Test func `a focus that the host asks for skips what cannot be worked in`() {
    var engine = Forms.column("a", "b") { if $0.id == "b" { $0.isVisible = false } }
    #expect(engine.handle(.focusRequested("b")).isEmpty)
    #expect(engine.handle(.focusRequested("nobody")).isEmpty)
    #expect(engine.handle(.focusRequested("a")) == [.focus("a"), .showKeyboard])
  }

  @Test func `a read-only field that the user focuses wants no keyboard`() {
    var engine = Forms.column("a", "b") { if $0.id == "b" { $0.isEditable = false } }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.fieldFocused("b")) == [.hideKeyboard])
    #expect(engine.previousField == "a")
  }

  @Test func `a focus that leaves the form hides the keyboard and takes the inset away`() {
    var engine = Forms.engine([Forms.field("z", 1150)])
    engine.handle(.fieldFocused("z"))
    engine.handle(.keyboardHeightChanged(250))
    #expect(engine.extraSpace == 250)
    #expect(engine.handle(.focusLost) == [.hideKeyboard, .scroll(toY: 600, animated: true)])
    #expect(engine.extraSpace == 0)
  }

  @Test func `an empty form answers every question`() {
    var engine = NavigationEngine()
    #expect(engine.handle(.nextRequested).isEmpty)
    #expect(!engine.canMoveNext && engine.index == -1 && engine.isEmptyOfEverything)
  }
}

extension NavigationEngine {
  fileprivate var isEmptyOfEverything: Bool {
    count == 0 && firstField == nil && lastField == nil && focusedField == nil && !wantsKeyboard
  }

  @Test func `a refusal after the field has reported the focus leaves it to nobody`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("a"))
    engine.handle(.nextRequested)
    engine.handle(.fieldFocused("b"))
    #expect(engine.handle(.focusRefused("b")) == [.dismiss, .reportRefusal("b")])
    #expect(engine.focusedField == nil)
  }

  @Test func `the field that the focus goes back to may refuse it too`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("a"))
    engine.handle(.nextRequested)
    #expect(engine.handle(.focusRefused("b")) == [.focus("a"), .reportRefusal("b")])
    #expect(engine.handle(.focusRefused("a")) == [.dismiss, .reportRefusal("a")])
  }

  @Test func `a focus that is asked for where it is brings the field back into sight`() {
    var engine = Forms.column("a", "b")
    engine.handle(.fieldFocused("a"))
    engine.handle(.userScrolled(Point(x: 0, y: 300)))
    #expect(engine.handle(.focusRequested("a")) == [.scroll(toY: 0, animated: true)])
    #expect(!engine.isRevealSuspended)
  }

  @Test func `without a focus every field counts as shown`() {
    #expect(Forms.column("a", "b").isFocusedFieldShown)
  }
}

import FormNavigation
import Testing

@Suite struct ReturnTests {
  @Test func `Return does one thing and the toolbar agrees`() {
    var engine = Forms.column("a", "b", "c")
    engine.handle(.fieldFocused("a"))
    while let next = engine.nextField {
      #expect(engine.returnKeyLabel == .next)
      #expect(engine.returnOutcome() == .focus(next))
      #expect(engine.handle(.returnPressed(control: false)) == [.focus(next)])
    }
    #expect(engine.returnKeyLabel == .send)
    #expect(engine.handle(.returnPressed(control: false)) == [.submit])
    #expect(engine.focusedField == "c")
  }

  @Test func `a host's own label stays and turns moving off`() {
    var engine = Forms.column("a", "b") { $0.returnKey = .custom("Search") }
    engine.handle(.fieldFocused("a"))
    #expect(engine.returnKeyLabel == .custom("Search"))
    #expect(engine.handle(.returnPressed(control: false)) == [.dismiss])
  }

  @Test func `a host's own label still follows a link`() {
    var engine = Forms.column("a", "b", "c") {
      $0.returnKey = .custom("Go")
      if $0.id == "a" { $0.successor = .field("c") }
    }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.returnPressed(control: false)) == [.focus("c")])
  }

  @Test func `an action is pressed, and its label follows whether it can be`() {
    var engine = Forms.column("a", "b") {
      if $0.id == "a" { $0.successor = .action("sign-in", isEnabled: true) }
    }
    engine.handle(.fieldFocused("a"))
    #expect(engine.returnKeyLabel == .send)
    #expect(engine.handle(.returnPressed(control: false)) == [.press("sign-in")])
    #expect(engine.focusedField == "a")
    engine.change("a") { $0.successor = .action("sign-in", isEnabled: false) }
    #expect(engine.returnKeyLabel == .done)
    #expect(engine.handle(.returnPressed(control: false)) == [.dismiss])
    #expect(engine.focusedField == nil)
  }

  @Test func `in several lines Return is a newline, with Control it moves on`() {
    var engine = Forms.column("a", "b") { $0.isMultiline = true }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.returnPressed(control: false)) == [.insertNewline])
    #expect(engine.handle(.returnPressed(control: true)) == [.focus("b")])
    #expect(engine.handle(.returnPressed(control: true)) == [.submit])
  }

  @Test func `with Control, Return in one line is done with the form from wherever it is`() {
    var engine = Forms.column("a", "b") {
      if $0.id == "b" { $0.successor = .action("look-up", isEnabled: true) }
    }
    for id: FieldID in ["a", "b"] {
      engine.handle(.fieldFocused(id))
      #expect(engine.handle(.returnPressed(control: true)) == [.submit])
      #expect(engine.focusedField == id)
    }
    var options = NavigationOptions()
    options.canSubmit = false
    var other = Forms.column("a", "b", options: options)
    other.handle(.fieldFocused("a"))
    #expect(other.handle(.returnPressed(control: true)) == [.dismiss])
  }

  @Test func `without a focus Return does nothing`() {
    var engine = Forms.column("a")
    #expect(engine.returnKeyLabel == nil)
    #expect(engine.returnOutcome() == .nothing)
    #expect(engine.handle(.returnPressed(control: false)).isEmpty)
  }

  @Test func `a field outside the active group submits nothing`() {
    var engine = Forms.engine([Forms.field("a", 0), Forms.field("b", 60) { $0.group = "sheet" }])
    engine.handle(.fieldFocused("b"))
    #expect(engine.index == -1)
    #expect(engine.returnKeyLabel == .done)
    #expect(engine.handle(.returnPressed(control: false)) == [.dismiss])
  }

  @Test func `the host may veto a move`() {
    var engine = Forms.column("a", "b", "c")
    engine.moveFilter = { move in
      #expect(move == NavigationMove(origin: "a", target: "b", cause: .returnKey))
      return .stop
    }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.returnPressed(control: false)).isEmpty)
    #expect(engine.focusedField == "a")
    #expect(engine.canMoveNext)
  }

  @Test func `the host may send a move elsewhere`() {
    var engine = Forms.column("a", "b", "c")
    engine.moveFilter = { _ in .substitute("c") }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.nextRequested) == [.focus("c")])
  }

  @Test func `a substitute that cannot be worked in means to stay`() {
    var engine = Forms.column("a", "b", "c") { if $0.id == "c" { $0.isEnabled = false } }
    engine.moveFilter = { move in move.target == "b" ? .substitute("c") : .allow }
    engine.handle(.fieldFocused("a"))
    #expect(engine.handle(.nextRequested).isEmpty)
    #expect(engine.focusedField == "a")
  }
}

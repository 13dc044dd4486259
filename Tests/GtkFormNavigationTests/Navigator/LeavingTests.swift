import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The ways into the form and out of it, and the keys that lead there.
@MainActor
final class LeavingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testTabOutOfALongFormTouchesNoOtherField() async throws {
    let form = TestForm(fields: 300)
    var visits = 0
    for entry in form.entries { entry.onFocusIn { visits += 1 } }
    form.show()
    defer { form.window.destroy() }
    // For GTK the last field of our chain may be anywhere.
    form.navigator.setOptions(FieldOptions(order: 1), for: form.entries[150])
    for entry in form.entries where entry !== form.entries[150] {
      form.navigator.setOptions(FieldOptions(order: 0), for: entry)
    }
    form.entries[150].grabFocus()
    form.settle()
    XCTAssertFalse(form.navigator.canMoveToNext)
    visits = 0
    form.press(KeyCode.tab)
    XCTAssertTrue(form.below.isFocus)
    XCTAssertEqual(visits, 0)
  }

  func testTabGoesRoundAFormThatIsAloneInItsWindow() async throws {
    let fields = entries(3)
    let scroller = ScrolledWindow()
    scroller.add(column(fields))
    let window = Window()
    defer { window.destroy() }
    window.add(scroller)
    let navigator = FormNavigator(attachingTo: scroller)
    window.showAll()
    window.present()
    TestDisplay.settle(window)
    navigator.moveFocus()
    for expected in [1, 2, 0, 1] {
      TestDisplay.press(KeyCode.tab, in: window)
      XCTAssertTrue(fields[expected].isFocus, "\(expected)")
    }
    for expected in [0, 2, 1] {
      TestDisplay.press(KeyCode.leftTab, .shift, in: window)
      XCTAssertTrue(fields[expected].isFocus, "\(expected) backward")
    }
  }

  func testAFormLetsGoAtTheEndsOfItsChainAlsoWhereNobodyKeepsIt() async throws {
    for isSkipped in [true, false] {
      let (window, below, fields) = (Window(), Entry(), entries(4))
      defer { window.destroy() }
      // As in a host that knows nothing but pointers.
      do {
        let scroller = ScrolledWindow()
        scroller.add(column(fields))
        window.add(column([scroller, below]))
        let navigator = FormNavigator(attachingTo: scroller)
        if isSkipped {
          fields[3].addStyleClass("nextfield-skip")
        } else {
          navigator.setOptions(FieldOptions(order: 1), for: fields[3])
          navigator.setOptions(FieldOptions(order: 2), for: fields[2])
        }
      }
      window.showAll()
      window.present()
      TestDisplay.settle(window)
      fields[2].grabFocus()
      TestDisplay.settle(window)
      TestDisplay.press(KeyCode.tab, in: window)
      XCTAssertTrue(below.isFocus, "\(isSkipped)")
    }
  }

  func testTheOnlyFieldOfAWindowKeepsTheFocus() async throws {
    let entry = Entry()
    let stage = Stage(entry)
    stage.below.isVisible = false
    stage.below.ignoresShowAll = true
    stage.show()
    defer { stage.window.destroy() }
    entry.grabFocus()
    stage.press(KeyCode.tab)
    XCTAssertTrue(entry.isFocus)
  }

  func testTabEntersAtTheEndsOfOurChain() async throws {
    let form = TestForm(fields: 5)
    form.navigator.setOptions(FieldOptions(isSkipped: true), for: form.entries[4])
    form.show()
    defer { form.window.destroy() }
    form.below.grabFocus()
    form.press(KeyCode.leftTab, .shift)
    XCTAssertEqual(form.focusedIndex, 3)
  }

  func testAnErrorAtTheFieldThatHadTheFocusBringsTheFocusBack() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    form.entries[4].grabFocus()
    form.settle()
    form.below.grabFocus()
    form.settle()
    form.navigator.moveFocus(to: form.entries[4])
    XCTAssertEqual(form.focusedIndex, 4)
  }

  func testTabWithModifiersOfOthersIsNotOurs() async throws {
    let form = TestForm(fields: 3)
    form.show()
    defer { form.window.destroy() }
    form.entries[1].grabFocus()
    form.settle()
    form.press(KeyCode.leftTab, [.shift, .alt])
    form.press(KeyCode.tab, .alt)
    XCTAssertEqual(form.focusedIndex, 1)
    form.press(KeyCode.leftTab, [.shift, .control])
    XCTAssertEqual(form.focusedIndex, 0)
  }

  func testTabLeadsOutOfATextThatTakesTabs() async throws {
    let (view, entry) = (TextView(), Entry())
    HostWidgets.letTypeTabs(view)
    let stage = Stage(column([view, entry]))
    stage.show()
    defer { stage.window.destroy() }
    view.grabFocus()
    stage.press(KeyCode.tab)
    XCTAssertTrue(entry.isFocus)
    XCTAssertEqual(view.text, "")
  }

  func testKeysAreForTheFormThatTheUserIsIn() async throws {
    let first = TestForm(fields: 3, height: 600)
    let second = ScrolledWindow()
    let others = entries(3)
    second.add(column(others))
    second.setExpands(vertically: true)
    first.body.add(second)
    let navigator = FormNavigator(attachingTo: second)
    var done: [Int] = []
    first.navigator.onDone = { done.append(1) }
    navigator.onDone = { done.append(2) }
    first.show()
    defer { first.window.destroy() }
    others[0].grabFocus()
    first.press(KeyCode.down, .alt)
    XCTAssertTrue(others[1].isFocus)
    first.press(KeyCode.enter, .control)
    XCTAssertEqual(done, [2])
    first.below.grabFocus()
    first.press(KeyCode.enter, .control)
    XCTAssertEqual(done, [2, 2])
    first.entries[0].grabFocus()
    first.press(KeyCode.down, .alt)
    XCTAssertEqual(first.focusedIndex, 1)
    first.press(KeyCode.enter, .control)
    XCTAssertEqual(done, [2, 2, 1])
  }

  func testAFormInAFormHasItsKeysForItself() async throws {
    for isOuterFirst in [true, false] {
      let (around, inside) = (entries(2), entries(3))
      let inner = try XCTUnwrap(HostWidgets.scrolledWindow())
      inner.add(column(inside))
      inner.setMinimumSize(width: nil, height: 120)
      var done: [Int] = []
      let attach = {
        let navigator = FormNavigator(attachingTo: inner)
        navigator.onDone = { done.append(1) }
      }
      if !isOuterFirst { attach() }
      let stage = Stage(column([around[0], inner, around[1]]))
      if isOuterFirst { attach() }
      stage.navigator.onDone = { done.append(0) }
      stage.show()
      defer { stage.window.destroy() }
      inside[0].grabFocus()
      stage.settle()
      stage.press(KeyCode.down, .alt)
      XCTAssertTrue(inside[1].isFocus)
      stage.press(KeyCode.enter)
      XCTAssertTrue(inside[2].isFocus)
      stage.press(KeyCode.enter)
      XCTAssertEqual(done, [1])
      XCTAssertTrue(inside[2].isFocus)
      stage.press(KeyCode.enter, .control)
      XCTAssertEqual(done, [1, 1])
      stage.press(KeyCode.tab)
      XCTAssertTrue(around[1].isFocus)
      stage.press(KeyCode.enter)
      XCTAssertEqual(done, [1, 1, 0])
      stage.press(KeyCode.leftTab, .shift)
      XCTAssertTrue(inside[2].isFocus)
    }
  }

  func testAShortcutOfTheHostsGoesBeforeAltAndAnArrow() async throws {
    let form = TestForm(fields: 5)
    form.show()
    defer { form.window.destroy() }
    var clicks = 0
    form.below.onClick { clicks += 1 }
    form.entries[2].grabFocus()
    form.settle()
    for key in [KeyCode.down, KeyCode.up] {
      HostWidgets.addShortcut(key, .alt, for: form.below, in: form.window)
      form.settle()
      form.press(key, .alt)
      XCTAssertEqual(form.focusedIndex, 2)
    }
    XCTAssertEqual(clicks, 2)
  }

  func testAltAndDownOpensTheListOfAChoiceUnlessTheHostWantsItToLeadOn() async throws {
    let (withEntry, entry) = HostWidgets.comboBoxWithEntry()
    let combos: [Widget] = [ComboBox(["one", "two"]), withEntry]
    XCTAssertNotNil(entry)
    for combo in combos {
      let fields = entries(40)
      var widgets: [Widget] = fields
      widgets.insert(combo, at: 1)
      let stage = Stage(column(widgets))
      stage.show()
      defer { stage.window.destroy() }
      fields[0].grabFocus()
      stage.settle()
      stage.press(KeyCode.tab)
      stage.scroll(to: 600)
      stage.press(KeyCode.down, .alt)
      stage.wait("the list is open") { HostWidgets.isListOpen(combo) }
      stage.expectVisible(combo)
      HostWidgets.closeList(combo)
      stage.settle()
      XCTAssertTrue(stage.window.focusWidget?.isSame(orInside: combo) ?? false)
      stage.press(KeyCode.up, .alt)
      XCTAssertTrue(fields[0].isFocus)
      stage.press(KeyCode.down, .alt)
      stage.navigator.opensLists = false
      stage.press(KeyCode.down, .alt)
      XCTAssertTrue(fields[1].isFocus)
      XCTAssertFalse(HostWidgets.isListOpen(combo))
    }
  }

  func testALetterIsFoundOnALayoutWithoutLatinLetters() async throws {
    let window = Window()
    defer { window.destroy() }
    window.add(Label(""))
    window.showAll()
    var found: [Bool] = []
    window.onKeyPress { press in
      found = [
        press.matches(letter: "s", modifiers: .control),
        press.matches(letter: "a", modifiers: .control),
        press.matches(letter: "s", modifiers: []),
      ]
      return true
    }
    let (keyS, cyrillicYeru): (Int32, Int32) = (0x73, 0x6d9)
    TestDisplay.press(keyS, .control, in: window)
    XCTAssertEqual(found, [true, false, false])
    TestDisplay.press(cyrillicYeru, .control, onKeyOf: keyS, in: window)
    XCTAssertEqual(found, [true, false, false])
    // A Latin layout has its own place for each letter.
    TestDisplay.press(0x6f, .control, onKeyOf: keyS, in: window)
    XCTAssertEqual(found, [false, false, false])
  }
}

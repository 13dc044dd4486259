import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keys type the text that a hardware keyboard's type.
@MainActor
final class KeyboardTypingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testKeysTypeIntoAnEntryByTouchAndByMouse() async throws {
    for isTouch in [true, false] {
      let entry = Entry()
      let stage = KeyboardStage([entry])
      stage.open()
      defer { stage.window.destroy() }
      stage.type("Hello, you.", isTouch: isTouch)
      XCTAssertEqual(entry.text, "Hello, you.")
      XCTAssertTrue(entry.isFocus)
    }
  }

  func testGermanIsTypedIntoEntriesAndTextViews() async throws {
    let (entry, view) = (Entry(), TextView())
    let stage = KeyboardStage([entry, view], layouts: ["de"])
    stage.open()
    defer { stage.window.destroy() }
    stage.type("Größe über Äcker")
    XCTAssertEqual(entry.text, "Größe über Äcker")
    view.grabFocus()
    stage.settle()
    stage.type("Süß\nund ÖL")
    XCTAssertEqual(view.text, "Süß\nund ÖL")
    XCTAssertTrue(view.isFocus)
  }

  func testDeadKeysComposeWithTheLetterThatFollows() async throws {
    let (entry, view) = (Entry(), TextView())
    let stage = KeyboardStage([entry, view], layouts: ["us:intl"])
    stage.open()
    defer { stage.window.destroy() }
    for (field, text) in [(entry as Widget, { entry.text }), (view, { view.text })] {
      field.grabFocus()
      stage.settle()
      stage.type("é")
      XCTAssertEqual(text(), "é")
    }
  }

  func testTheSelectionIsReplaced() async throws {
    let entry = Entry()
    entry.text = "old and gone"
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    HostWidgets.select(in: entry, from: 0, to: -1)
    stage.type("n")
    XCTAssertEqual(entry.text, "n")
  }

  func testBackspaceDeletesAndTheSelectionFirst() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    stage.type("abcd")
    stage.tap(.backspace)
    XCTAssertEqual(entry.text, "abc")
    HostWidgets.select(in: entry, from: 1, to: -1)
    stage.tap(.backspace)
    XCTAssertEqual(entry.text, "a")
  }

  func testTheMaximumLengthHolds() async throws {
    let entry = Entry()
    HostWidgets.setMaximumLength(of: entry, 3)
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    stage.type("abcde")
    XCTAssertEqual(entry.text, "abc")
  }

  func testWhatIsReadOnlyStaysAsItIs() async throws {
    let (entry, view) = (Entry(), TextView())
    (entry.text, view.text) = ("kept", "kept")
    (entry.isEditable, view.isEditable) = (false, false)
    let stage = KeyboardStage([entry, view])
    stage.open()
    defer { stage.window.destroy() }
    for field in [entry as Widget, view] {
      field.grabFocus()
      stage.settle()
      stage.type("ab")
      stage.tap(.backspace)
    }
    XCTAssertEqual([entry.text, view.text], ["kept", "kept"])
  }

  func testOverwriteModeOverwrites() async throws {
    let (entry, view) = (Entry(), TextView())
    (entry.text, view.text) = ("abc", "abc")
    let stage = KeyboardStage([entry, view])
    stage.open()
    defer { stage.window.destroy() }
    for field in [entry as Widget, view] {
      HostWidgets.setOverwrites(field, true)
      field.grabFocus()
      stage.settle()
      if field.kind == .textView {
        HostWidgets.moveCaret(of: view, toLine: 0)
      } else {
        HostWidgets.select(in: field, from: 0, to: 0)
      }
      stage.type("x")
    }
    XCTAssertEqual([entry.text, view.text], ["xbc", "xbc"])
  }

  func testAPasswordIsTypedWithoutBeingRead() async throws {
    let entry = Entry()
    entry.showsText = false
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    stage.type("s3Cret")
    XCTAssertEqual(entry.text, "s3Cret")
    XCTAssertEqual(stage.keyboard.state?.purpose, .password)
  }

  func testEachKeyIsOneStepToUndo() async throws {
    let view = TextView()
    var count = 0
    let stage = KeyboardStage([view])
    stage.open()
    defer { stage.window.destroy() }
    HostWidgets.onUserAction(in: view) { count += 1 }
    stage.type("abc")
    stage.tap(.backspace)
    XCTAssertEqual(count, 4)
  }

  func testANumberWithArrowsTakesDigits() async throws {
    let number = HostWidgets.spinButton()
    let stage = KeyboardStage([number])
    stage.open()
    defer { stage.window.destroy() }
    HostWidgets.select(in: number, from: 0, to: -1)
    XCTAssertEqual(stage.keyboard.state?.purpose, .number([]))
    stage.type("42")
    XCTAssertEqual(HostWidgets.text(of: number), "42")
  }

  func testNothingHappensWhereNoTextHasTheFocus() async throws {
    let (entry, other) = (Entry(), Button(mnemonicLabel: "Press"))
    var clicks = 0
    other.onClick { clicks += 1 }
    let stage = KeyboardStage([entry, other])
    stage.open()
    defer { stage.window.destroy() }
    stage.window.clearFocus()
    stage.type("a b")
    other.grabFocus()
    stage.type("a b")
    stage.tap(.enter)
    XCTAssertEqual(entry.text, "")
    XCTAssertEqual(clicks, 0)
    XCTAssertTrue(other.isFocus)
  }

  func testReturnLeadsOnAsItsLabelSays() async throws {
    let fields = entries(2)
    let stage = KeyboardStage(fields)
    var isDone = false
    stage.navigator.onDone = { isDone = true }
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.name(of: .enter), "Next")
    stage.tap(.enter)
    stage.settle()
    XCTAssertTrue(fields[1].isFocus)
    XCTAssertEqual(stage.name(of: .enter), "Send")
    stage.tap(.enter)
    stage.settle()
    XCTAssertTrue(isDone)
  }

  func testReturnBreaksTheLineInATextView() async throws {
    let view = TextView()
    let stage = KeyboardStage([view, Entry()])
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.name(of: .enter), "New line")
    stage.type("a\nb")
    XCTAssertEqual(view.text, "a\nb")
    XCTAssertTrue(view.isFocus)
  }

  func testKeysThatAreSentAreToldFromOthers() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    var seen: [Bool] = []
    stage.window.onKeyPress { press in
      seen.append(stage.keyboard.isSending && press.isMadeByProgram)
      return false
    }
    stage.type("a")
    XCTAssertFalse(stage.keyboard.isSending)
    stage.press(0x61)
    XCTAssertEqual(seen, [true, false])
    XCTAssertEqual(entry.text, "aa")
  }

  func testNoKeyIsLostHoweverFast() async throws {
    let view = TextView()
    let stage = KeyboardStage([view])
    stage.open()
    defer { stage.window.destroy() }
    let letters = Array("abcdefghijklmnopqrstuvwxyz".map { (String($0), stage.key(String($0))) })
    var expected = ""
    // The thumbs take turns: each comes down before the other is lifted.
    var other: TestContact?
    for number in 1...2000 {
      // A text view takes its time with a line that is long.
      let isEnd = number % 40 == 0
      let (letter, key) =
        isEnd ? ("\n", stage.key(.enter)) : letters[number * 7 % letters.count]
      expected += letter
      let contact = stage.touch(key)
      other?.release()
      other = contact
    }
    other?.release()
    XCTAssertEqual(view.text, expected)
  }

  func testAnotherPanelGivesTheButtonsOtherFacesAndMakesNone() async throws {
    let stage = KeyboardStage([Entry()], layouts: ["us", "ru"])
    stage.open()
    defer { stage.window.destroy() }
    let count = stage.grid.buttonCount
    let page = try XCTUnwrap(
      stage.keys.first { if case .page = $0.action { true } else { false } }
    )
    for action in [.shift, .nextLayout, page.action] {
      let changes = stage.grid.changeCount
      let before = stage.keys
      stage.tap(action)
      XCTAssertNotEqual(stage.keys, before)
      XCTAssertLessThanOrEqual(
        stage.grid.changeCount - changes,
        max(before.count, stage.keys.count)
      )
      stage.settle()
    }
    for name in ["th", "ara", "in", "jp", "ca:multix"] {
      stage.keyboard.layouts = [LayoutName(name)].compactMap {
        $0.flatMap(KeyboardLayout.init(named:))
      }
      for purpose in [InputPurpose.freeForm, .email, .number, .phone] {
        (stage.fields[0] as? Entry)?.setPurpose(purpose)
      }
    }
    XCTAssertEqual(stage.grid.buttonCount, count)
    let changes = stage.grid.changeCount
    stage.keyboard.update()
    XCTAssertEqual(stage.grid.changeCount, changes)
  }
}

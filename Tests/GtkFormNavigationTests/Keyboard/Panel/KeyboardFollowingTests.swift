import GtkBridge
import KeyboardLayout
import ToolkitTestSupport
import XCTest

@testable import GtkFormNavigation

/// The keyboard is made for the field that has the focus.
@MainActor
final class KeyboardFollowingTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  func testThePurposeOfTheFieldChoosesThePanel() async throws {
    let purposes: [(InputPurpose, KeyboardPurpose)] = [
      (.freeForm, .text), (.number, .number([.minus, .decimal])), (.digits, .number([])),
      (.phone, .phone), (.url, .url), (.email, .email), (.name, .text), (.password, .password),
      (.pin, .pin), (.alpha, .text), (.terminal, .terminal),
    ]
    let fields = entries(purposes.count)
    for (entry, purpose) in zip(fields, purposes) { entry.setPurpose(purpose.0) }
    let stage = KeyboardStage(fields)
    stage.open()
    defer { stage.window.destroy() }
    for (entry, purpose) in zip(fields, purposes) {
      entry.grabFocus()
      XCTAssertEqual(stage.keyboard.state?.purpose, purpose.1)
    }
    fields[0].grabFocus()
    fields[0].setPurpose(.phone)
    XCTAssertEqual(stage.keyboard.state?.purpose, .phone)
  }

  func testAHintThatMeansNothingToTheKeyboardLeavesItsPage() async throws {
    let view = TextView()
    let stage = KeyboardStage([view])
    stage.open()
    defer { stage.window.destroy() }
    stage.tap(.page(.symbols(0)))
    let page = stage.keyboard.state?.panel
    // Of emoji, which no layout has.
    view.setInputHints(InputHints(rawValue: 1 << 8))
    XCTAssertEqual(stage.keyboard.state?.panel, page)
    view.setInputHints(.uppercaseLetters)
    XCTAssertNotEqual(stage.keyboard.state?.panel, page)
  }

  func testTheHostSaysWhichSignsANumberHas() async throws {
    let entry = Entry()
    entry.setPurpose(.number)
    let stage = KeyboardStage([Entry(), entry])
    stage.navigator.setOptions(FieldOptions(keyboardPurpose: .number(.minus)), for: entry)
    stage.open(focus: 1)
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.keyboard.state?.purpose, .number([.minus]))
    stage.type("-12")
    XCTAssertEqual(entry.text, "-12")
  }

  func testASearchSaysSearch() async throws {
    let stage = KeyboardStage([HostWidgets.searchEntry(), Entry()])
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.keyboard.state?.purpose, .search)
    XCTAssertEqual(stage.name(of: .enter), "Search")
  }

  func testReturnInTheTextOfAComboBoxLeadsOnAndSaysSo() async throws {
    let combo = HostWidgets.comboBoxWithEntry(["One", "Two"])
    let stage = KeyboardStage([combo, Entry()])
    stage.open(focus: nil)
    defer { stage.window.destroy() }
    combo.grabFocus()
    stage.settle()
    XCTAssertEqual(stage.name(of: .enter), "Next")
    stage.tap(.enter)
    XCTAssertTrue(stage.fields[1].isFocus)
  }

  func testReturnSaysWhatFollowsWhenTheFormChanges() async throws {
    let fields = entries(2)
    let stage = KeyboardStage(fields)
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertEqual(stage.name(of: .enter), "Next")
    fields[1].isSensitive = false
    stage.settle()
    XCTAssertEqual(stage.name(of: .enter), "Send")
  }

  func testSentencesAndWordsBeginWithACapitalWhereTheFieldSaysSo() async throws {
    let (sentences, words, name, plain) = (Entry(), Entry(), Entry(), Entry())
    HostWidgets.setInputHints(.uppercaseSentences, of: sentences)
    HostWidgets.setInputHints(.uppercaseWords, of: words)
    name.setPurpose(.name)
    let stage = KeyboardStage([sentences, words, name, plain])
    stage.open()
    defer { stage.window.destroy() }
    for (field, expected) in [
      (sentences, "Ab. Cd ef"), (words, "Ab. Cd Ef"), (name, "Ab. Cd Ef"), (plain, "ab. cd ef"),
    ] {
      field.grabFocus()
      for letter in ["a", "b", ".", " ", "c", "d", " ", "e", "f"] {
        let wanted = stage.keys.firstIndex {
          $0.label.lowercased() == letter
            || $0.action == .type([KeySymbol(Unicode.Scalar(letter) ?? " ")])
        }
        stage.tap(try XCTUnwrap(wanted))
      }
      XCTAssertEqual(field.text, expected)
    }
  }

  func testWhatAHardwareKeyTypesCountsForCapitals() async throws {
    let entry = Entry()
    HostWidgets.setInputHints(.uppercaseSentences, of: entry)
    let stage = KeyboardStage([entry])
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertTrue(stage.keys[stage.key(.shift)].isOn)
    stage.press(0x61)
    XCTAssertFalse(stage.keys[stage.key(.shift)].isOn)
  }

  func testTheGlobeGoesThroughTheLayouts() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry], layouts: ["us", "ru"])
    var told: [String] = []
    stage.keyboard.onLayoutChange = { told.append($0.shortTitle) }
    stage.open()
    defer { stage.window.destroy() }
    stage.tap(.nextLayout)
    stage.tap("ф")
    stage.tap(.nextLayout)
    stage.tap("a")
    XCTAssertEqual(entry.text, "фa")
    XCTAssertEqual(told, ["ru", "us"])
  }

  func testOtherLayoutsTakeEffectAtOnceAndTheChosenOneStays() async throws {
    let stage = KeyboardStage([Entry()], layouts: ["us", "ru"])
    stage.open()
    defer { stage.window.destroy() }
    stage.tap(.nextLayout)
    stage.keyboard.layouts = ["de", "ru"].compactMap { LayoutName($0) }
      .compactMap { KeyboardLayout(named: $0) }
    XCTAssertEqual(stage.keyboard.state?.layout.shortTitle, "ru")
    stage.tap(.nextLayout)
    _ = stage.key("ö")
    stage.keyboard.layouts = []
    _ = stage.key("q")
  }

  func testItAsksToBePutAwayOrGoesByItself() async throws {
    let stage = KeyboardStage([Entry()])
    stage.open()
    defer { stage.window.destroy() }
    var requests = 0
    stage.keyboard.onHideRequest = { requests += 1 }
    stage.tap(.hide)
    XCTAssertEqual(requests, 1)
    XCTAssertTrue(stage.keyboard.isShown)
    stage.keyboard.onHideRequest = nil
    stage.tap(.hide)
    XCTAssertFalse(stage.keyboard.isShown)
    stage.wait("it is gone") { HostWidgets.isAtRest(stage.keyboard.widget, revealed: false) }
    XCTAssertTrue(stage.fields[0].isFocus)
  }

  func testTheFocusedTextIsQuietTowardsTheSystemWhileTheKeyboardIsShown() async throws {
    let (entry, view, chosen) = (Entry(), TextView(), Entry())
    chosen.inputModule = "gtk-im-context-none"
    let stage = KeyboardStage(
      [entry, view, chosen],
      contexts: InputContextSwap(isNeeded: true)
    )
    stage.open()
    defer { stage.window.destroy() }
    func modules() -> [String?] {
      stage.settle()
      return [entry, view, chosen].map(\.inputModule)
    }
    let quiet = InputContextSwap.quietModule
    XCTAssertEqual(modules(), [quiet, nil, "gtk-im-context-none"])
    entry.text = "kept"
    view.grabFocus()
    XCTAssertEqual(modules(), [nil, quiet, "gtk-im-context-none"])
    chosen.grabFocus()
    XCTAssertEqual(modules(), [nil, nil, "gtk-im-context-none"])
    entry.grabFocus()
    view.grabFocus()
    entry.grabFocus()
    XCTAssertEqual(modules(), [quiet, nil, "gtk-im-context-none"])
    stage.keyboard.hide()
    stage.keyboard.show()
    XCTAssertEqual(modules(), [quiet, nil, "gtk-im-context-none"])
    stage.keyboard.hide()
    XCTAssertEqual(modules(), [nil, nil, "gtk-im-context-none"])
    XCTAssertEqual(entry.text, "kept")
  }

  func testACharacterThatIsBeingComposedIsWaitedFor() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry], contexts: InputContextSwap(isNeeded: true))
    stage.open()
    defer { stage.window.destroy() }
    // A dead acute accent.
    stage.press(0xfe51)
    stage.keyboard.hide()
    stage.settle()
    stage.press(0x65)
    XCTAssertEqual(entry.text, "é")
    stage.settle()
    XCTAssertNil(entry.inputModule)
  }

  func testAFieldMayLeadOnWhileItsKeyIsStillBeingHandled() async throws {
    let fields = entries(2)
    let stage = KeyboardStage(fields, contexts: InputContextSwap(isNeeded: true))
    stage.open()
    defer { stage.window.destroy() }
    fields[0].connect("changed") { fields[1].grabFocus() }
    stage.type("ab")
    stage.settle()
    XCTAssertEqual(fields.map(\.text), ["a", "b"])
    XCTAssertEqual(fields.map(\.inputModule), [nil, InputContextSwap.quietModule])
  }

  func testWhereNobodyIsSpokenToTheTextsAreLeftAlone() async throws {
    let entry = Entry()
    let stage = KeyboardStage([entry], contexts: InputContextSwap(isNeeded: false))
    stage.open()
    defer { stage.window.destroy() }
    XCTAssertNil(entry.inputModule)
  }
}

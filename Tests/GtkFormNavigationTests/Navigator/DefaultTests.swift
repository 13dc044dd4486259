import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// Return has one outcome if the host wants it to press the default widget of the window, too.
@MainActor
final class DefaultTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  /// A form whose fields all press a default button that counts.
  @MainActor
  private final class DefaultForm {
    let stage: Stage
    let fields: [Widget]
    private(set) var presses = 0

    init(_ fields: [Widget]) {
      self.fields = fields
      stage = Stage(column(fields))
      for field in fields where field.kind != .comboBox { HostWidgets.setActivatesDefault(field) }
      // The click itself comes only when the button has been seen pressed.
      stage.below.connect("activate") { [weak self] in self?.presses += 1 }
      HostWidgets.makeDefault(stage.below, of: stage.window)
      stage.show()
    }

    func press(_ key: Int32 = KeyCode.enter, _ modifiers: Modifiers = [], in index: Int) {
      if !fields[index].isFocus { fields[index].grabFocus() }
      stage.settle()
      stage.press(key, modifiers)
    }
  }

  func testReturnThatLeadsToTheNextFieldPressesNoDefaultButton() async throws {
    let form = DefaultForm([Entry(), HostWidgets.spinButton(), Entry()])
    defer { form.stage.window.destroy() }
    var (said, noticed) = (0, 0)
    // The host's own handlers are called nevertheless.
    form.fields[0].connect("activate") { said += 1 }
    form.fields[0].connect("activate", after: true) { noticed += 1 }
    for index in 0..<2 {
      form.press(in: index)
      XCTAssertTrue(form.fields[index + 1].isFocus, "\(index)")
    }
    XCTAssertEqual([said, noticed, form.presses], [1, 1, 0])
    XCTAssertTrue(form.fields.allSatisfy(HostWidgets.activatesDefault))
  }

  func testReturnInTheLastFieldPressesTheDefaultButtonOnce() async throws {
    let form = DefaultForm(entries(2))
    defer { form.stage.window.destroy() }
    var clicks = 0
    form.stage.below.onClick { clicks += 1 }
    form.press(in: 1)
    XCTAssertEqual(form.presses, 1)
    XCTAssertTrue(form.fields[1].isFocus)
    form.stage.wait("the button is clicked") { clicks > 0 }
    XCTAssertEqual(clicks, 1)
    form.press(KeyCode.enter, .control, in: 1)
    XCTAssertEqual(form.presses, 2)
  }

  func testReturnInALastFieldThatIsPartOfAComboBoxPressesTheDefaultButtonOnce() async throws {
    let (combo, entry) = HostWidgets.comboBoxWithEntry()
    HostWidgets.setActivatesDefault(try XCTUnwrap(entry))
    let form = DefaultForm([Entry(), combo])
    defer { form.stage.window.destroy() }
    form.press(in: 1)
    XCTAssertEqual(form.presses, 1)
  }

  func testWhereTheHostSaysWhatDoneDoesReturnDoesThatAlone() async throws {
    let form = DefaultForm(entries(2))
    defer { form.stage.window.destroy() }
    var count = 0
    form.stage.navigator.onDone = { count += 1 }
    form.press(in: 1)
    XCTAssertEqual([count, form.presses], [1, 0])
    XCTAssertTrue(HostWidgets.activatesDefault(form.fields[1]))
  }

  func testADefaultButtonThatCannotBePressedLetsReturnEndTheEditing() async throws {
    let form = DefaultForm(entries(2))
    defer { form.stage.window.destroy() }
    form.stage.below.isSensitive = false
    form.press(in: 1)
    XCTAssertEqual(form.presses, 0)
    XCTAssertNil(form.stage.window.focusWidget)
  }

  func testReturnThatIsStoppedOrVetoedPressesNoDefaultButton() async throws {
    let form = DefaultForm(entries(2))
    defer { form.stage.window.destroy() }
    form.stage.navigator.mayMove = { _, _ in false }
    form.press(in: 0)
    XCTAssertTrue(form.fields[0].isFocus)
    form.stage.navigator.mayMove = nil
    form.fields[0].connect("activate") { HostWidgets.stop("activate", of: form.fields[0]) }
    form.press(in: 0)
    XCTAssertTrue(form.fields[1].isFocus)
    XCTAssertEqual(form.presses, 0)
    // The field that was its last gives way.
    form.fields[1].isVisible = false
    form.press(in: 0)
    XCTAssertEqual(form.presses, 0)
    XCTAssertTrue(HostWidgets.activatesDefault(form.fields[0]))
  }

  func testAFieldThatIsTakenOutMeanwhileHasItsPropertyAgain() async throws {
    let form = DefaultForm(entries(3))
    defer { form.stage.window.destroy() }
    let field = form.fields[0]
    field.connect("activate") {
      if let box = field.parent?.withPointer({ Container(pointer: $0) }) { box.remove(field) }
      HostWidgets.stop("activate", of: field)
    }
    form.press(in: 0)
    form.stage.settle()
    XCTAssertNil(field.parent)
    XCTAssertTrue(HostWidgets.activatesDefault(field))
    XCTAssertEqual(form.presses, 0)
  }
}

import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// No field ends under a widget that a host lays over the lower edge of the form.
@MainActor
final class CoverTests: XCTestCase {
  override func setUp() async throws { try XCTSkipUnless(TestDisplay.isThere, "no display") }

  func testEveryFieldEndsAboveWhatLiesOverTheEdge() async throws {
    for isWide in [true, false] {
      let fields = entries(19)
      let scroller = ScrolledWindow()
      let content = column(fields)
      scroller.add(content)
      let button = Button(mnemonicLabel: "Over it")
      let overlay = HostWidgets.overlay(scroller, with: button, height: 70, isWide: isWide)
      overlay.setExpands(horizontally: true, vertically: true)
      let window = Window()
      window.add(overlay)
      window.setDefaultSize(width: 360, height: 400)
      let navigator = FormNavigator(attachingTo: scroller)
      window.showAll()
      window.present()
      defer { window.destroy() }
      TestDisplay.settle(window)
      navigator.moveFocus()
      for (index, field) in fields.enumerated() {
        TestDisplay.settle(window)
        XCTAssertTrue(field.isFocus, "\(index)")
        let frame = try XCTUnwrap(field.frame(in: overlay))
        let cover = try XCTUnwrap(button.frame(in: overlay))
        XCTAssertGreaterThanOrEqual(frame.y, 0, "\(index)")
        XCTAssertLessThanOrEqual(frame.y + frame.height, cover.y, "\(index), \(isWide)")
        navigator.moveToNext()
      }
      button.isVisible = false
      TestDisplay.settle(window)
      TestDisplay.settle(window)
      XCTAssertEqual(scroller.verticalAdjustment.upper, Double(content.allocatedSize.height))
    }
  }
}

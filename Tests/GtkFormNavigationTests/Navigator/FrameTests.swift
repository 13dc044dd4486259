import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport
import XCTest

/// The focused field is in sight in every frame, while the room for the form shrinks and grows.
@MainActor
final class FrameTests: XCTestCase {
  override func setUp() async throws {
    try XCTSkipUnless(TestDisplay.isThere, "no display")
  }

  private let heights = [330, 450, 640]

  /// A form with fields of all sorts, and something that slides in below it.
  @MainActor
  private final class SlidingForm {
    let plain = entries(30)
    let inside = entries(12)
    let text = TextView()
    let inner: ScrolledWindow
    let stage: Stage
    let revealer: Container

    init(height: Int) throws {
      inner = try XCTUnwrap(HostWidgets.scrolledWindow())
      inner.add(column(inside))
      inner.setMinimumSize(width: nil, height: 150)
      text.text = (1...40).map { "Line \($0)" }.joined(separator: "\n")
      var widgets: [Widget] = plain
      widgets.insert(contentsOf: [inner, text], at: 15)
      stage = Stage(column(widgets), height: height)
      let slider = Label("Keyboard")
      slider.setMinimumSize(width: nil, height: 190)
      revealer = HostWidgets.revealer(slider)
      stage.body.add(revealer)
      stage.show()
    }

    /// The field that is the last one in sight, or the one after it.
    func fieldAtTheEdge(beyond: Int) -> Entry? {
      guard let index = plain.lastIndex(where: { stage.isVisible($0) }) else { return nil }
      return plain[min(14, index + beyond)]
    }

    func slide(_ watch: FrameWatch) {
      for isRevealed in [true, false] {
        watch.turn()
        HostWidgets.setRevealed(revealer, isRevealed)
        stage.wait { HostWidgets.isAtRest(revealer, revealed: isRevealed) }
      }
      watch.stop()
      XCTAssertGreaterThan(watch.frames, 5)
    }
  }

  func testAFieldNearTheEdgeStaysInSightWhileAKeyboardSlidesInAndOut() async throws {
    for height in heights {
      for beyond in [-1, 0, 1] {
        let form = try SlidingForm(height: height)
        defer { form.stage.window.destroy() }
        let field = try XCTUnwrap(form.fieldAtTheEdge(beyond: beyond))
        field.grabFocus()
        form.stage.settle()
        form.slide(FrameWatch(form.stage, field, "height \(height), \(beyond)"))
      }
    }
  }

  func testTheLastFieldStaysInSightWhileAKeyboardSlidesInAndOut() async throws {
    for height in heights {
      let form = try SlidingForm(height: height)
      defer { form.stage.window.destroy() }
      form.plain[29].grabFocus()
      form.stage.settle()
      form.slide(FrameWatch(form.stage, form.plain[29], "height \(height)"))
    }
  }

  func testAFieldInAnInnerScrollerStaysInSightWhileAKeyboardSlidesInAndOut() async throws {
    for height in heights {
      for index in [0, 11] {
        let form = try SlidingForm(height: height)
        defer { form.stage.window.destroy() }
        form.inside[index].grabFocus()
        form.stage.settle()
        let what = "height \(height), inside \(index)"
        form.slide(FrameWatch(form.stage, form.inside[index], inside: [form.inner], what))
      }
    }
  }

  func testTheCaretOfATallTextStaysInSightWhileAKeyboardSlidesInAndOut() async throws {
    for height in heights {
      for line in [0, 17] {
        let form = try SlidingForm(height: height)
        defer { form.stage.window.destroy() }
        form.text.grabFocus()
        form.stage.settle()
        HostWidgets.moveCaret(of: form.text, toLine: Int32(line))
        form.stage.settle()
        form.slide(FrameWatch(form.stage, form.text, "height \(height), line \(line)"))
      }
    }
  }

  func testTheFocusMayMoveWhileAKeyboardSlidesIn() async throws {
    let form = try SlidingForm(height: 450)
    defer { form.stage.window.destroy() }
    form.plain[20].grabFocus()
    form.stage.settle()
    HostWidgets.setRevealed(form.revealer, true)
    for index in 21..<26 {
      TestDisplay.press(KeyCode.tab, in: form.stage.window)
      XCTAssertTrue(form.plain[index].isFocus)
      let watch = FrameWatch(form.stage, form.plain[index], "field \(index)")
      TestDisplay.passFrame(of: form.stage.window)
      TestDisplay.passFrame(of: form.stage.window)
      watch.stop()
    }
  }

  func testFieldsStayInSightWhileTheWindowIsResized() async throws {
    for focused in 0..<4 {
      let form = try SlidingForm(height: 640)
      defer { form.stage.window.destroy() }
      let field: Widget = [form.plain[9], form.inside[6], form.text, form.plain[29]][focused]
      field.grabFocus()
      form.stage.settle()
      let watch = FrameWatch(
        form.stage,
        field,
        inside: focused == 1 ? [form.inner] : [],
        "field \(focused)"
      )
      for heights in [Array(stride(from: 600, to: 200, by: -40)), [300, 400, 560, 640]] {
        watch.turn()
        for height in heights {
          form.stage.window.resize(width: 360, height: height)
          form.stage.wait {
            abs(form.stage.window.allocatedSize.height - height) < 2
          }
        }
      }
      watch.stop()
      XCTAssertGreaterThan(watch.frames, 10)
    }
  }
}

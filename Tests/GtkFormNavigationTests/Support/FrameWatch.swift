import GtkBridge
import ToolkitTestSupport
import XCTest

/// Looks at each frame before it is painted: is the focused field in sight, and has it been
/// scrolled once at most and in one direction?
@MainActor
final class FrameWatch {
  private(set) var frames = 0
  private let stage: Stage
  private let field: Widget
  private let scrollers: [ScrolledWindow]
  private let what: String
  private var changes: [Int]
  private var positions: [Double]
  private var directions: [Set<Bool>]
  private var connections: [SignalConnection] = []

  init(_ stage: Stage, _ field: Widget, inside inner: [ScrolledWindow] = [], _ what: String) {
    self.stage = stage
    self.field = field
    self.what = what
    scrollers = [stage.scroller] + inner
    changes = scrollers.map { _ in 0 }
    positions = scrollers.map(\.verticalAdjustment.value)
    directions = scrollers.map { _ in [] }
    for (index, scroller) in scrollers.enumerated() {
      connections.append(
        scroller.verticalAdjustment.onValueChange { [weak self] in self?.changes[index] += 1 }
      )
    }
    if let paint = TestDisplay.onPaint(of: stage.window, { [weak self] in self?.look() }) {
      connections.append(paint)
    }
  }

  /// Begins to look for moves in one direction anew.
  func turn() { directions = scrollers.map { _ in [] } }

  func stop() { for connection in connections { connection.disconnect() } }

  private func look() {
    frames += 1
    for (index, scroller) in scrollers.enumerated() {
      let position = scroller.verticalAdjustment.value
      if position != positions[index] { directions[index].insert(position > positions[index]) }
      XCTAssertLessThanOrEqual(
        directions[index].count,
        1,
        "\(what) goes back and forth, frame \(frames)"
      )
      XCTAssertLessThanOrEqual(changes[index], 1, "\(what) is scrolled twice, frame \(frames)")
      positions[index] = position
      changes[index] = 0
      expectVisible(in: scroller)
    }
  }

  private func expectVisible(in scroller: ScrolledWindow) {
    let page = scroller.allocatedSize.height
    guard var frame = field.frame(in: scroller) else { return XCTFail("\(what) has no place") }
    if frame.height > page,
      let caret = field.caretFrame.flatMap({ field.rectangle($0, in: scroller) })
    {
      frame = caret
    }
    let isVisible = frame.y >= 0 && frame.y + frame.height <= page
    XCTAssertTrue(isVisible, "\(what), frame \(frames): \(frame.y) + \(frame.height) of \(page)")
  }
}

import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport

extension StressForm {
  /// The state that must not change any more once the form is at rest.
  private struct Moment: Equatable {
    var numbers: [Double]
    var focus: ObjectIdentity?
    var focusFrame: [Int]
    var engineFocus: FieldID?
    var engineOffset: Point
    var isAtRest: Bool
  }

  private var moment: Moment {
    let areas = [scroller] + inner
    let numbers = areas.flatMap { area in
      [area.verticalAdjustment, area.horizontalAdjustment].flatMap {
        [$0.value, $0.upper, $0.pageSize]
      }
    }
    let focus = window.focusWidget
    let frame = focus?.frame(in: window)
    let size = window.allocatedSize
    return Moment(
      numbers: numbers + [Double(size.width), Double(size.height)],
      focus: focus?.identity,
      focusFrame: frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? [],
      engineFocus: navigator.engine.focusedField,
      engineOffset: navigator.engine.scrollOffset,
      isAtRest: HostWidgets.isAtRest(header, revealed: isHeaderShown)
        && HostWidgets.isAtRest(keyboard, revealed: isKeyboardShown)
    )
  }

  /// Lets frames go by until nothing changes.
  ///
  /// - Parameter frames: In how many frames in a row nothing may have changed, which are more than
  ///   one if GTK moves something over time.
  /// - Returns: Whether it came to rest at all.
  @discardableResult
  func settle(frames: Int = 1) -> Bool {
    var equal = 0
    for _ in 0..<200 {
      TestDisplay.passLayout(of: window)
      TestDisplay.handleEvents()
      let before = moment
      // Widgets that are still to be laid out would be so in the next frame.
      TestDisplay.layOutNow(window)
      TestDisplay.handleEvents()
      equal = before == moment && before.isAtRest ? equal + 1 : 0
      if equal >= frames { return true }
    }
    return false
  }
}

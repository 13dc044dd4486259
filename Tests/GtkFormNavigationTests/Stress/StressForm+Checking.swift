import FormNavigation
import GtkBridge
import GtkFormNavigation
import ToolkitTestSupport

extension StressForm {
  /// All that is not as it must be, now that the form is at rest.
  func faults() -> [String] {
    faultsOfOffsets() + faultsOfFocus() + faultsOfChain() + faultsOfSight()
  }

  private func faultsOfOffsets() -> [String] {
    let adjustment = scroller.verticalAdjustment
    let limit = max(0, adjustment.upper - adjustment.pageSize)
    var faults: [String] = []
    if adjustment.value < 0 || adjustment.value > limit {
      faults.append("scrolled to \(adjustment.value) of \(limit)")
    }
    if adjustment.value != navigator.engine.scrollOffset.y {
      faults.append("at \(adjustment.value), decided \(navigator.engine.scrollOffset.y)")
    }
    return faults
  }

  private func faultsOfFocus() -> [String] {
    guard isFocusInForm, let focus = window.focusWidget else { return [] }
    var faults: [String] = []
    if !focus.isDrawable || focus.isFoldedAway {
      faults.append("the focus is on what is not shown: \(path(to: focus))")
    }
    guard let decided = navigator.focusedWidget else {
      return faults + ["\(focus.name) has the focus, decided was nobody"]
    }
    if !focus.isSame(orInside: decided) {
      faults.append("\(focus.name) has the focus, decided was \(decided.name)")
    }
    if navigator.engine.isRevealSuspended, !isAway {
      faults.append("taken for scrolled away by the user")
    }
    return faults
  }

  private func path(to widget: Widget) -> String {
    guard let parent = widget.parent, widget.isSame(orInside: scroller) else { return "" }
    return "\(path(to: parent))/\(widget.name)"
  }

  /// Compares the number of stops with those that are found by looking at all widgets.
  private func faultsOfChain() -> [String] {
    let count = stops(in: scroller)
    let known = navigator.engine.count
    return known == count ? [] : ["\(known) fields are known of \(count)"]
  }

  private func stops(in widget: Widget) -> Int {
    (widget.children + widget.tabWidgets).reduce(0) { sum, child in
      sum + (isStop(child) ? 1 : 0) + (child.hidesChildren ? 0 : stops(in: child))
    }
  }

  private func isStop(_ widget: Widget) -> Bool {
    guard canHaveFocus(widget), widget.acceptsText else { return false }
    return widget.kind != .scrolledWindow || !holdsFocusable(widget)
  }

  private func canHaveFocus(_ widget: Widget) -> Bool {
    widget.takesFocus && widget.isEffectivelySensitive && widget.isDrawable && !widget.isFoldedAway
  }

  private func holdsFocusable(_ widget: Widget) -> Bool {
    widget.children.contains { canHaveFocus($0) || !$0.hidesChildren && holdsFocusable($0) }
  }

  private func faultsOfSight() -> [String] {
    guard isFocusInForm, !navigator.engine.isRevealSuspended, let control = focusedStop else {
      return []
    }
    var owner: Widget = control
    let size = control.allocatedSize
    var target = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    if let head = control.header { (owner, target) = (head, PixelRect(head.allocatedSize)) }
    // A text that scrolls itself need not show its caret.
    var caret = control.caretFrame.flatMap {
      $0.y < size.height && $0.y + $0.height > 0 ? $0 : nil
    }
    var faults: [String] = []
    for area in areas(around: control) {
      guard let pane = area.children.first, let rect = owner.rectangle(target, in: pane) else {
        return faults + ["\(control.name) has no place"]
      }
      let caretRect = caret.flatMap { owner.rectangle($0, in: pane) }
      let page = PixelRect(pane.allocatedSize)
      if let fault = page.fault(of: rect, caretRect) {
        faults.append("\(control.name) in \(area.name): \(fault)")
      }
      (owner, target, caret) = (pane, rect.clipped(to: page), caretRect?.clipped(to: page))
    }
    return faults
  }

  /// The control that the focus is in or on.
  private var focusedStop: Widget? { focusedControl ?? window.focusWidget }

  /// The scrolled windows around a control, the innermost first.
  private func areas(around control: Widget) -> [ScrolledWindow] {
    var areas: [ScrolledWindow] = []
    var next = control.parent
    while let widget = next, widget.isSame(orInside: scroller) {
      if let area = ScrolledWindow(widget) { areas.append(area) }
      next = widget.parent
    }
    return areas
  }
}

extension PixelRect {
  init(_ size: (width: Int, height: Int)) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  func clipped(to other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top)
    )
  }

  /// Returns the fault in the place of a control in a pane of this size.
  func fault(of rect: PixelRect, _ caret: PixelRect?) -> String? {
    guard height > 0 else { return nil }
    let text = "\(rect.y) + \(rect.height) in \(height)"
    guard rect.height > height else { return holds(rect) ? nil : "\(text) is cut off" }
    if let caret, caret.height <= height { return holds(caret) ? nil : "caret \(caret.y), \(text)" }
    let isInside = rect.y <= 0 && rect.y + rect.height >= height
    return isInside ? nil : "\(text) does not fill it"
  }

  private func holds(_ rect: PixelRect) -> Bool { rect.y >= 0 && rect.y + rect.height <= height }
}

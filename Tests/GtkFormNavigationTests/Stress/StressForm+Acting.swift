import GtkBridge
import GtkFormNavigation
import TestSupport
import ToolkitTestSupport

extension StressForm {
  /// Does something, and notes whether the user has scrolled by it.
  func act(_ action: StressAction) {
    if case .several(let actions) = action { return actions.forEach(act) }
    let focus = window.focusWidget?.identity
    switch action {
    case .grabFocus, .grabFocusOfHead, .grabFocusBeforeShown, .moveFocus, .mnemonic, .tab, .step,
      .enter:
      actOnFocus(action)
    case .type, .key, .replaceText, .moveCaret: edit(action)
    case .wheel, .scroll, .scrollInner, .scrollByPage: return scroll(action)
    case .insert, .remove, .destroyFocused, .destroyFocusedRow, .move: changeRows(action)
    case .enable, .enableControl, .show, .showControl, .message: changeState(action)
    default: changeForm(action)
    }
    if window.focusWidget?.identity != focus { isAway = false }
  }

  private func row(_ number: Int?) -> StressRow? {
    guard let number else { return focusedRow }
    return rows.isEmpty ? nil : rows[number % rows.count]
  }

  private func isShown(_ widget: Widget) -> Bool { widget.isDrawable && !widget.isFoldedAway }

  private func actOnFocus(_ action: StressAction) {
    switch action {
    case .grabFocus(let number):
      // GTK gives the focus even to what is not on the screen.
      guard let control = row(number)?.controls.last, isShown(control) else { return }
      control.grabFocus()
    case .grabFocusOfHead(let isExpander): (isExpander ? expander : notebook).grabFocus()
    case .grabFocusBeforeShown(let number):
      guard let row = row(number), isShown(row.controls[0]) else { return }
      row.box.isVisible = false
      row.controls[0].grabFocus()
      TestDisplay.passLayout(of: window)
      row.box.isVisible = true
    case .moveFocus(let number): row(number).map { navigator.moveFocus(to: $0.controls[0]) }
    case .mnemonic(let number):
      guard let row = row(number), isShown(row.controls[0]) else { return }
      // The button that it clicks is grayed out for a while, as long as a key would be down.
      HostWidgets.activateMnemonic(of: row.controls[0], isShared: !row.isText)
    case .tab(let isForward, let times):
      for _ in 0..<times {
        TestDisplay.press(isForward ? KeyCode.tab : KeyCode.leftTab, in: window)
      }
    case .step(let isForward):
      TestDisplay.press(isForward ? KeyCode.down : KeyCode.up, .alt, in: window)
    // Elsewhere it clicks, or opens a list that keeps the keyboard.
    case .enter where isFocusInForm && focusedRow != nil:
      TestDisplay.press(KeyCode.enter, in: window)
    default: break
    }
  }

  private func edit(_ action: StressAction) {
    switch action {
    case .type(let letters):
      guard focusedRow?.isText ?? false else { return }
      for _ in 0..<letters { TestDisplay.press(0x61 + Int32(random.int(0...25)), in: window) }
    case .key(let key, let times):
      guard focusedRow?.isText ?? false else { return }
      for _ in 0..<times { TestDisplay.press(key, in: window) }
    case .replaceText(let number, let lines):
      switch row(number)?.controls.first {
      case let view as TextView: view.text = StressRow.lines(lines)
      case let entry as Entry: entry.text = "\(lines)"
      case let combo as ComboBox: combo.selection = lines % 3
      case let check as CheckButton: check.isChecked.toggle()
      case let other? where other.kind == .switch: HostWidgets.setOn(other, lines % 2 == 0)
      default: break
      }
    case .moveCaret(let number, let line):
      if let view = row(number)?.controls.first as? TextView {
        HostWidgets.moveCaret(of: view, toLine: Int32(line))
      }
    default: break
    }
  }

  private func scroll(_ action: StressAction) {
    let before = positions
    switch action {
    case .wheel(let number, let isDown, let times):
      guard let target = number == nil ? window.focusWidget : row(number)?.controls.first,
        target.isDrawable
      else { return }
      for _ in 0..<times { turnWheel(down: isDown, over: target) }
    case .scroll(let part): scroll(scroller, to: part)
    case .scrollInner(let number, let part):
      if !inner.isEmpty { scroll(inner[number % inner.count], to: part) }
    case .scrollByPage:
      HostWidgets.scrollByPage(scroller)
      isAway = true
    default: break
    }
    if positions != before { isAway = true }
  }

  /// Where all that scrolls is scrolled to.
  var positions: [Double] {
    ([scroller] + inner).flatMap { [$0.verticalAdjustment.value, $0.horizontalAdjustment.value] }
  }

  /// Events go up until something uses them, as GTK propagates them.
  private func turnWheel(down: Bool, over target: Widget) {
    var next: Widget? = target
    while let widget = next, widget.isSame(orInside: scroller) {
      if widget.isRealized, TestDisplay.turnWheel(down: down, over: widget) { return }
      next = widget.parent
    }
  }

  private func scroll(_ area: ScrolledWindow, to part: Double) {
    let adjustment = area.verticalAdjustment
    adjustment.value = (part * max(0, adjustment.upper - adjustment.pageSize)).rounded()
  }

  private func changeRows(_ action: StressAction) {
    switch action {
    case .insert(let place, let position):
      guard rows.count < 80 else { return }
      let number = rows.count
      addRow(to: places[place % places.count], at: position)
      rows[number].box.showAll()
    case .remove(let number):
      guard rows.count > 20, let row = row(number) else { return }
      forget(row)
      if row.number % 2 == 0 { box(of: row)?.remove(row.box) }
      row.box.destroy()
    case .destroyFocused:
      guard rows.count > 20, let row = focusedRow, let control = focusedControl else { return }
      if row.controls.count == 1 { forget(row) } else { row.drop(control) }
      control.destroy()
    case .destroyFocusedRow:
      guard rows.count > 20, let row = focusedRow else { return }
      forget(row)
      row.box.destroy()
    case .move(let number, let place, let position):
      // GTK warns when a scrolled window that was moved to where it is not shown is scrolled.
      guard let row = row(number), let parent = box(of: row), row.kind != .scrolledText else {
        return
      }
      parent.remove(row.box)
      HostWidgets.insert(row.box, into: places[place % places.count], at: position)
    default: break
    }
  }

  private func box(of row: StressRow) -> Box? {
    places.first { $0.identity == row.box.parent?.identity }
  }

  private func changeState(_ action: StressAction) {
    switch action {
    case .enable(let number, let isOn): row(number)?.box.isSensitive = isOn
    case .enableControl(let number, let isOn): row(number)?.controls[0].isSensitive = isOn
    case .show(let number, let isOn): row(number)?.box.isVisible = isOn
    case .showControl(let number, let isOn): row(number)?.controls[0].isVisible = isOn
    case .message(let number, let lines):
      guard let row = row(number) else { return }
      row.message.text = StressRow.lines(lines)
      row.message.isVisible = lines > 0
    default: break
    }
  }

  private func changeForm(_ action: StressAction) {
    switch action {
    case .resize(let width, let height): window.resize(width: width, height: height)
    case .showHeader(let isOn):
      isHeaderShown = isOn
      HostWidgets.setRevealed(header, isOn)
    case .showKeyboard(let isOn):
      isKeyboardShown = isOn
      HostWidgets.setRevealed(keyboard, isOn)
    case .expand(let isOn): HostWidgets.setExpanded(expander, isOn)
    case .page(let page): HostWidgets.showPage(notebook, Int32(page))
    case .fontSize(let size): HostWidgets.setStyle("#stress { font-size: \(size)pt }")
    case .desktopFont(let size): HostWidgets.setDesktopFont("Sans \(size)")
    case .turn(let isRightToLeft): scroller.isRightToLeft = isRightToLeft
    case .turnDefault(let isRightToLeft):
      HostWidgets.followDefaultDirection(scroller)
      HostWidgets.isRightToLeftByDefault = isRightToLeft
    case .turnPlace(let place, let isRightToLeft):
      places[place % places.count].isRightToLeft = isRightToLeft
    case .margins(let margin):
      content.setMargins(top: margin, bottom: margin / 2, start: margin / 4, end: margin / 3)
    case .replaceContent(let keepsViewport): replaceContent(keepsViewport)
    case .hideWindow:
      window.isVisible = false
      TestDisplay.handleEvents()
      window.isVisible = true
      window.present()
    default: break
    }
  }

  private func replaceContent(_ keepsViewport: Bool) {
    let old = content
    fill()
    content.showAll()
    if keepsViewport, let viewport = scroller.children.first?.asContainer {
      viewport.remove(old)
      viewport.add(content)
    } else {
      scroller.children.first?.destroy()
      scroller.add(content)
    }
    old.destroy()
  }
}

extension Widget {
  fileprivate var asContainer: Container? { withPointer { Container(pointer: $0) } }
}

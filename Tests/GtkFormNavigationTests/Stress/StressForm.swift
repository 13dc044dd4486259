import FormNavigation
import GtkBridge
import GtkFormNavigation
import TestSupport
import ToolkitTestSupport

/// A form of all sorts of controls in a window, to which anything may happen.
@MainActor
final class StressForm {
  let window = Window()
  let scroller = ScrolledWindow()
  let body = Box(isVertical: true)
  let header: Container
  let keyboard: Container
  let navigator: FormNavigator
  var content = Box(isVertical: true, spacing: 6)
  var rows: [StressRow] = []
  /// The boxes that rows may lie in, the content first.
  var places: [Box] = []
  var inner: [ScrolledWindow] = []
  var expander: Container = Box(isVertical: true)
  var notebook: Container = Box(isVertical: true)
  var nextNumber = 0
  var isHeaderShown = false
  var isKeyboardShown = false
  var random: SplitMix64
  /// Whether something has scrolled away from the focused field since it got the focus.
  var isAway = false

  init(random: SplitMix64) {
    self.random = random
    let headerLabel = Label("Header")
    headerLabel.setMinimumSize(height: 60)
    header = HostWidgets.revealer(headerLabel, milliseconds: 50)
    let keyboardLabel = Label("Keyboard")
    keyboardLabel.setMinimumSize(height: 180)
    keyboard = HostWidgets.revealer(keyboardLabel, milliseconds: 50)
    scroller.name = "stress"
    scroller.setExpands(horizontally: true, vertically: true)
    for widget in [header, scroller, keyboard, Button(mnemonicLabel: "Below")] { body.add(widget) }
    window.add(body)
    window.setDefaultSize(width: 400, height: 500)
    navigator = FormNavigator(attachingTo: scroller)
    fill()
    scroller.add(content)
  }

  func show() {
    window.showAll()
    window.present()
    settle()
  }

  /// Makes the content anew, without putting it anywhere.
  func fill() {
    content = Box(isVertical: true, spacing: 6)
    content.setMargins(top: 20, bottom: 30, start: 10, end: 16)
    (rows, places, inner) = ([], [content], [])
    for _ in 0..<random.int(10...24) { addRow(to: content) }
    addNested()
    for _ in 0..<4 { addRow(to: content) }
    addExpanderAndNotebook()
    for _ in 0..<random.int(2...8) { addRow(to: content) }
  }

  private func addNested() {
    guard let nested = HostWidgets.scrolledWindow(), let innermost = HostWidgets.scrolledWindow()
    else { return }
    let (column, innerColumn) = (Box(isVertical: true, spacing: 4), Box(isVertical: true))
    for _ in 0..<8 { addRow(to: column) }
    for _ in 0..<4 { addRow(to: innerColumn) }
    innermost.setMinimumSize(height: 90)
    innermost.add(innerColumn)
    HostWidgets.insert(innermost, into: column, at: 4)
    nested.setMinimumSize(height: 150)
    nested.add(column)
    content.add(nested)
    places += [column, innerColumn]
    inner += [nested, innermost]
  }

  private func addExpanderAndNotebook() {
    let folded = Box(isVertical: true, spacing: 4)
    let pages = [Box(isVertical: true, spacing: 4), Box(isVertical: true, spacing: 4)]
    for place in pages + [folded] {
      for _ in 0..<4 { addRow(to: place) }
    }
    expander = HostWidgets.expander("More", folded)
    notebook = HostWidgets.notebook([("One", pages[0]), ("Two", pages[1])])
    for page in pages {
      let button = Button(mnemonicLabel: "x")
      HostWidgets.setTab(of: page, in: notebook, label: "Page", button: button)
    }
    content.add(expander)
    content.add(notebook)
    places += pages + [folded]
  }

  /// Makes a row and puts it at a place in a box; at its end if none is given.
  func addRow(to box: Box, at place: Int? = nil) {
    // A tall text is rare, or there would be little else.
    let kind: StressRow.Kind =
      random.once(in: 16) ? .tallText : random.element(of: StressRow.common)
    let row = StressRow(kind, number: nextNumber)
    nextNumber += 1
    rows.append(row)
    if let place { HostWidgets.insert(row.box, into: box, at: place) } else { box.add(row.box) }
    switch random.int(0...5) {
    case 0: row.box.addStyleClass("nextfield-surroundings")
    case 1, 2:
      let anchor: Field.Anchor = random.once(in: 4) ? .top : .nearest
      let options = FieldOptions(surroundings: row.box, anchor: anchor)
      navigator.setOptions(options, for: row.controls[0])
    case 3: navigator.setOptions(FieldOptions(context: row.message), for: row.controls[0])
    default: break
    }
  }

  func forget(_ row: StressRow) { rows.removeAll { $0 === row } }

  /// The row that the focus is in.
  var focusedRow: StressRow? {
    guard let focus = window.focusWidget else { return nil }
    return rows.first { row in row.controls.contains { focus.isSame(orInside: $0) } }
  }

  var focusedControl: Widget? {
    guard let focus = window.focusWidget else { return nil }
    return focusedRow?.controls.first { focus.isSame(orInside: $0) }
  }

  var isFocusInForm: Bool { window.focusWidget?.isSame(orInside: scroller) ?? false }
}

import FormModel
import GtkBridge
import GtkFormNavigation
import HandyBridge
import KeyboardLayout
import OrderedJSON

/// The window in which one form is filled.
final class FormWindow {
  /// Called with the answers when all of them are right.
  var onFinish: ((JSONValue) -> Void)?
  /// Called when the user gives up.
  var onCancel: (() -> Void)?

  let window = Window()
  let navigator: FormNavigator
  let keyboard: KeyboardController
  let column: FormColumn
  let patterns = PatternCache()
  let live: LiveAnswers
  /// The messages at fields, by position.
  var messages: [Int: String] = [:]
  /// Faults in the answers as a whole, as far as no field shows them.
  var findings = FormFindings()
  /// The next look whether they are still true.
  var recheck: MainLoopSource?
  /// Where edits are kept until the answers are safe, unless nobody wants that.
  weak var drafts: DraftKeeper?
  /// The bars above the form.
  let notices = Box(isVertical: true)
  /// The position of the field that had the focus last.
  var currentIndex: Int?

  /// The question whether to give up, while it is open.
  private var question: QuestionDialog?
  /// The positions of the fields by their controls.
  private var indices: [ObjectIdentity: Int] = [:]
  /// Whether the rows say where they stand, and of how many.
  private var arePlacesCurrent = false
  private var placedCount = 0
  let header = HeaderBar()
  private let bar: NavigationBar
  private let buttons: FormButtons
  let keyboardButton = ToggleButton(icon: "input-keyboard-symbolic")
  private let scroller = ScrolledWindow()
  private(set) var warnings: WarningBar?

  /// The letters of the bar's buttons.
  private static let barMnemonics: Set<Character> = ["d"]

  /// Builds the window; ``present()`` shows it.
  ///
  /// - Parameters:
  ///   - answers: What is in the fields at the beginning.
  ///   - title: The title of the window.
  ///   - size: The size that the user asked for, in pixels, if they did.
  ///   - layout: What the on-screen keyboard types; nil leaves that to the user's settings.
  ///   - buttons: What ends the form, if it is not Done alone.
  ///   - picture: The path or the name of a picture above the form, if there is to be one.
  init(
    _ answers: FormAnswers,
    title: String,
    size: (width: Int?, height: Int?),
    layout: LayoutName? = nil,
    buttons: [FormButton] = [],
    picture: String? = nil
  ) {
    live = LiveAnswers(answers)
    self.buttons = FormButtons(buttons)
    let taken = buttons.isEmpty ? Self.barMnemonics : FormButton.mnemonics(of: buttons)
    column = FormColumn(live, mnemonics: Mnemonics(taken: taken), picture: picture)
    let clamp = Clamp(maximumWidth: 560)
    clamp.add(column.widget)
    scroller.add(clamp)
    scroller.setExpands(horizontally: true, vertically: true)
    navigator = FormNavigator(attachingTo: scroller)
    // Alt and Down leads from any field to the next one; Space and F4 open a list.
    navigator.opensLists = false
    bar = NavigationBar(for: navigator)
    keyboard = KeyboardController(for: navigator, layout: layout)
    messages = WarningBar.messagesOfFields(answers)
    layOut(title: title, size: size)
    column.content.rows.input = { [weak self] index in self?.answers[index] ?? .text("") }
    column.content.rows.onMake = { [weak self] index, row in self?.connect(row, of: index) }
    column.content.rows.onRelease = { [weak self] _, row in
      for stop in row.frame.stops { self?.indices[stop.identity] = nil }
    }
    column.content.message = { [weak self] in self?.findings.groups[$0] }
    column.content.onAdd = { [weak self] in self?.addRow(to: $0) }
    column.content.onAct = { [weak self] action, item in
      guard let self, let row = self.answers.row(beginningAt: item) else { return }
      act(action, on: row)
    }
    column.keptIndex = { [weak self] in self?.currentIndex }
    column.watch(scroller, navigator: navigator)
    connect()
  }

  /// The answers so far.
  var answers: FormAnswers {
    get { live.value }
    _modify { yield &live.value }
  }

  private func layOut(title: String, size: (width: Int?, height: Int?)) {
    header.title = title
    header.subtitle = " "
    window.title = title
    window.setTitlebar(header)
    addKeyboardButton()
    buttons.show(in: header, bar)
    let width = size.width ?? 600
    // GTK counts a title bar of our own on top of the size.
    header.showAll()
    let height = size.height.map { max(1, $0 - header.naturalHeight(forWidth: width)) }
    window.setDefaultSize(width: width, height: height)
    scroller.growWithContent(upTo: size.height == nil ? 620 : 1)
    let body = Box(isVertical: true)
    body.add(notices)
    if let warnings = WarningBar(answers) {
      warnings.widget.onClose { [weak self] in self?.navigator.takeFocusBack() }
      notices.add(warnings.widget)
      self.warnings = warnings
    }
    body.add(scroller)
    if let others = buttons.makeOthers() { body.add(others) }
    body.add(bar.widget)
    body.add(keyboard.widget)
    // A question over the form needs an overlay; one that came later would make the navigator hear
    // of keys after us.
    let overlay = Overlay()
    overlay.add(body)
    window.add(overlay)
  }

  private func addKeyboardButton() {
    keyboardButton.accessibleName = tr("On-screen keyboard")
    keyboardButton.tooltip = tr("On-screen keyboard")
    keyboardButton.focusesOnClick = false
    keyboardButton.ignoresShowAll = true
    header.addAtEnd(keyboardButton)
    // Its look follows the keyboard as well, and that is no click.
    keyboardButton.onClick { [self] in
      if keyboardButton.isDown != keyboard.isOn { keyboard.toggle() }
    }
    keyboard.observe { [weak self] in self?.updateKeyboardButton() }
    updateKeyboardButton()
  }

  private func updateKeyboardButton() {
    keyboardButton.isVisible = keyboard.isToggleOffered
    keyboardButton.isDown = keyboard.isOn
  }

  private func connect(_ row: any FieldRow, of index: Int) {
    for stop in row.frame.stops { indices[stop.identity] = index }
    row.onEdit = { [weak self] in self?.edited(index) }
    if let message = messages[index] { row.frame.show(message: message) }
    arePlacesCurrent = false
    row.frame.section = section(of: index)
    setOptions(of: row, at: index)
    if answers.row(beginningAt: .field(index)) != nil {
      (row as? TextRow)?.onLines = { [weak self] in self?.spread($0, from: index) ?? false }
    }
    (row as? RawRow)?.onPause = { [weak self] in self?.checkAfterPause(index) }
  }

  private func section(of index: Int) -> String? {
    let titles = answers.sections(around: .field(index))
    return titles.isEmpty ? nil : titles.joined(separator: " › ")
  }

  private func setOptions(of row: any FieldRow, at index: Int) {
    let options = FieldOptions(
      name: answers.name(ofField: index),
      surroundings: row.frame.core,
      context: row.frame.box,
      keyboardPurpose: KeyboardPurpose(answers.form.fields[index])
    )
    for stop in row.frame.stops { navigator.setOptions(options, for: stop) }
  }

  /// Names the sections of rows anew after rows of lists have changed their numbers.
  func updateSections() {
    for (index, row) in column.rows {
      let section = section(of: index)
      guard section != row.frame.section else { continue }
      row.frame.section = section
      setOptions(of: row, at: index)
    }
  }

  private func connect() {
    navigator.onDone = { [weak self] in self?.confirm() }
    navigator.observe { [weak self] in self?.focusMoved() }
    window.onCloseRequest { [weak self] in
      self?.requestCancel()
      return true
    }
    // The window keeps its own code alive until it is destroyed.
    window.onKeyPress { [self] press in handle(press) }
  }

  /// Shows the window with the caret at the end of the first field, or of the one that the form
  /// wants to be the first.
  func present() {
    window.afterFirstPaint { [weak self] in self?.column.workAhead() }
    window.showAll()
    if let wanted = column.items.fields.first(where: { answers.form.fields[$0].wantsFocus }) {
      moveFocus(to: wanted)
    } else {
      navigator.moveFocus()
    }
    if column.items.count == 0 { bar.doneButton.grabFocus() }
    window.focusWidget?.moveCaretToEnd()
    window.present()
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard !OpenPopover.isOpen else { return false }
    if help(for: press) || changeRow(for: press) { return true }
    if press.matches(letter: "s", modifiers: .control) {
      confirm()
    } else if press.matches(letter: "f", modifiers: .control) {
      findField()
    } else if press.modifiers == .control, [.home, .end].contains(press.key),
      window.focusWidget?.kind != .textView
    {
      // In several lines of text they lead to the ends of the text.
      press.key == .home ? navigator.moveToFirst() : navigator.moveToLast()
    } else if press.key == .escape, press.modifiers == [] {
      // An input method gives up its word first.
      if navigator.focusedWidget?.offerToInputMethod(press) ?? false { return true }
      requestCancel()
    } else {
      return false
    }
    return true
  }

  private static func text(_ position: (index: Int, count: Int)) -> String {
    tr(
      "{index} of {count}",
      ["index": String(position.index + 1), "count": String(position.count)]
    )
  }

  /// Says at each row of a long form where it stands, as soon as that is known or another place.
  private func updatePlaces() {
    guard column.isLong, !arePlacesCurrent || placedCount != navigator.fieldCount else { return }
    (arePlacesCurrent, placedCount) = (true, navigator.fieldCount)
    for row in column.rows.values {
      let place = row.frame.stops.lazy.compactMap(navigator.position(of:)).first
      let text = place.map(Self.text)
      guard text != row.frame.place else { continue }
      row.frame.place = text
      if let place { row.frame.control.setPlace(place.index, of: place.count) }
    }
  }

  private func focusMoved() {
    updatePlaces()
    let focused = navigator.focusedWidget.flatMap { indices[$0.identity] }
    if let position = navigator.position { header.subtitle = Self.text(position) }
    guard focused != currentIndex else { return }
    if let left = currentIndex, let focused, let place = column.items.place(of: left),
      let next = column.items.place(of: focused), place < next
    {
      checkAfterRelease(left)
    }
    currentIndex = focused
  }

  /// Ends the form as its buttons have it.
  private func confirm() {
    if let finish = buttons.finish { finish() } else { finish() }
  }

  /// Gives up, after asking if something would be lost.
  ///
  /// - Parameter action: What is done then, if it is not ``onCancel``.
  func requestCancel(then action: (() -> Void)? = nil) {
    let cancel = action ?? onCancel
    guard answers.isTouched else {
      cancel?()
      return
    }
    guard question == nil else { return }
    question = QuestionDialog(
      over: window,
      question: tr("Discard your answers?"),
      detail: tr("What you have entered will be lost."),
      stay: tr("_Keep Editing"),
      proceed: tr("_Discard")
    ) { [weak self] isDiscarded in
      self?.question = nil
      if isDiscarded { cancel?() }
    }
  }
}

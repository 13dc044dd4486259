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
  var answers: FormAnswers
  /// The messages at fields, by position.
  var messages: [Int: String] = [:]
  /// The position of the field that had the focus last.
  var currentIndex: Int?

  /// The question whether to give up, while it is open.
  private var question: QuestionDialog?
  /// The positions of the fields by their controls.
  private var indices: [ObjectIdentity: Int] = [:]
  let header = HeaderBar()
  private let bar: NavigationBar
  private let keyboardButton = ToggleButton(icon: "input-keyboard-symbolic")
  private let scroller = ScrolledWindow()

  /// The letters of the bar's buttons.
  private static let barMnemonics: Set<Character> = ["d"]

  /// Builds the window; ``present()`` shows it.
  ///
  /// - Parameters:
  ///   - answers: What is in the fields at the beginning.
  ///   - title: The title of the window.
  ///   - size: The size that the user asked for, in pixels, where they did.
  ///   - layout: What the on-screen keyboard types; nil leaves that to the user's settings.
  init(
    _ answers: FormAnswers,
    title: String,
    size: (width: Int?, height: Int?),
    layout: LayoutName? = nil
  ) {
    self.answers = answers
    column = FormColumn(answers.form, mnemonics: Mnemonics(taken: Self.barMnemonics))
    let clamp = Clamp(maximumWidth: 560)
    clamp.add(column.widget)
    scroller.add(clamp)
    scroller.setExpands(horizontally: true, vertically: true)
    navigator = FormNavigator(attachingTo: scroller)
    // Alt and Down leads from any field to the next one; Space and F4 open a list.
    navigator.opensLists = false
    bar = NavigationBar(for: navigator)
    keyboard = KeyboardController(for: navigator, layout: layout)
    layOut(title: title, size: size)
    column.input = { [weak self] index in self?.answers[index] ?? .text("") }
    column.onMake = { [weak self] index, row in self?.connect(row, of: index) }
    column.onRelease = { [weak self] _, row in
      for stop in row.frame.stops { self?.indices[stop.identity] = nil }
    }
    column.keptIndex = { [weak self] in self?.currentIndex }
    column.watch(scroller, navigator: navigator)
    connect()
  }

  private func layOut(title: String, size: (width: Int?, height: Int?)) {
    header.title = title
    header.subtitle = " "
    window.title = title
    window.setTitlebar(header)
    addKeyboardButton()
    let width = size.width ?? 600
    // GTK counts a title bar of our own on top of the size.
    header.showAll()
    let height = size.height.map { max(1, $0 - header.naturalHeight(forWidth: width)) }
    window.setDefaultSize(width: width, height: height)
    scroller.growWithContent(upTo: size.height == nil ? 620 : 1)
    let body = Box(isVertical: true)
    if let warnings = WarningBar.make(answers.warnings, in: answers.form) {
      warnings.onClose { [weak self] in self?.navigator.takeFocusBack() }
      body.add(warnings)
    }
    body.add(scroller)
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
    if column.isLong, let rank = rank(of: index) {
      row.frame.place = Self.text(rank)
      row.frame.control.setPlace(rank.index, of: rank.count)
    }
    let options = FieldOptions(
      name: ShownText.title(answers.form.fields[index].label),
      surroundings: row.frame.core,
      context: row.frame.box,
      numberSigns: NumberSigns(answers.form.fields[index])
    )
    for stop in row.frame.stops { navigator.setOptions(options, for: stop) }
  }

  private func connect() {
    navigator.onDone = { [weak self] in self?.finish() }
    navigator.observe { [weak self] in self?.focusMoved() }
    window.onCloseRequest { [weak self] in
      self?.requestCancel()
      return true
    }
    // The window keeps its own code alive until it is destroyed.
    window.onKeyPress { [self] press in handle(press) }
  }

  /// Shows the window with the caret at the end of the first field.
  func present() {
    window.afterFirstPaint { [weak self] in self?.column.workAhead() }
    window.showAll()
    navigator.moveFocus()
    if answers.form.fields.isEmpty { bar.doneButton.grabFocus() }
    window.focusWidget?.moveCaretToEnd()
    window.present()
  }

  private func handle(_ press: KeyPress) -> Bool {
    guard !OpenPopover.isOpen else { return false }
    if help(for: press) { return true }
    if press.matches(letter: "s", modifiers: .control) {
      finish()
    } else if press.matches(letter: "f", modifiers: .control) {
      findField()
    } else if let index = target(of: press) {
      moveFocus(to: index)
    } else if press.key == .escape, press.modifiers == [] {
      // An input method gives up its word first.
      if navigator.focusedWidget?.offerToInputMethod(press) ?? false { return true }
      requestCancel()
    } else {
      return false
    }
    return true
  }

  /// The field that a key leads to from wherever the focus is: the first or the last one.
  private func target(of press: KeyPress) -> Int? {
    // In several lines of text it leads to the end of the text.
    guard press.modifiers == .control, window.focusWidget?.kind != .textView else { return nil }
    let fields = answers.form.fields
    return switch press.key {
    case .home: fields.firstIndex { !$0.isReadOnly }
    case .end: fields.lastIndex { !$0.isReadOnly }
    default: nil
    }
  }

  /// Where a field stands among all that can be filled; the navigator knows only of those that are
  /// made.
  private func position(of index: Int?) -> (index: Int, count: Int)? {
    column.isWhole ? navigator.position : index.flatMap(rank)
  }

  /// Where a field stands among all that can be filled, as the form says.
  private func rank(of index: Int) -> (index: Int, count: Int)? {
    guard !answers.form.fields[index].isReadOnly else { return nil }
    return (ranks[index], ranks.last.map { $0 + 1 } ?? 0)
  }

  private static func text(_ position: (index: Int, count: Int)) -> String {
    tr(
      "{index} of {count}",
      ["index": String(position.index + 1), "count": String(position.count)]
    )
  }

  /// For each field, how many before it can be filled.
  private lazy var ranks: [Int] = {
    var count = 0
    return answers.form.fields.map { field in
      defer { if !field.isReadOnly { count += 1 } }
      return count
    } + [count - 1]
  }()

  private func focusMoved() {
    let focused = navigator.focusedWidget.flatMap { indices[$0.identity] }
    if let position = position(of: focused) {
      header.subtitle = Self.text(position)
    }
    guard focused != currentIndex else { return }
    if let left = currentIndex, let focused, focused > left { checkAfterRelease(left) }
    currentIndex = focused
  }

  /// Gives up, after asking where something would be lost.
  func requestCancel() {
    guard answers.isTouched else {
      onCancel?()
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
      if isDiscarded { self?.onCancel?() }
    }
  }
}

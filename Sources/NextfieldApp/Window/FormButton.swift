import GtkBridge
import GtkFormNavigation

/// A button that ends the form, in place of Done alone.
struct FormButton {
  /// The place of a button in the window.
  enum Use {
    /// In the bar, if it is the first of its kind.
    case confirm
    /// In the title bar, if it is the first of its kind.
    case cancel
    /// Above the bar.
    case other
  }

  /// The label, with an underscore before its mnemonic.
  let label: String
  let use: Use
  let action: () -> Void

  /// The label without the mark of its mnemonic.
  var name: String { parts.name }

  /// The name, and the letter of the mnemonic; two underscores are one of the name.
  private var parts: (name: String, mnemonic: Character?) {
    var (name, mnemonic): (String, Character?) = ("", nil)
    var isMarked = false
    for character in label {
      if character == "_", !isMarked {
        isMarked = true
        continue
      }
      if isMarked, character != "_" { mnemonic = mnemonic ?? character }
      isMarked = false
      name.append(character)
    }
    return (name, mnemonic)
  }

  /// The letters that the buttons have for mnemonics.
  static func mnemonics(of buttons: [FormButton]) -> Set<Character> {
    Set(buttons.compactMap { $0.parts.mnemonic?.lowercased().first })
  }
}

/// The places of a form's own buttons in its window.
struct FormButtons {
  private let buttons: [FormButton]
  private let done: Int?
  private let cancel: Int?

  init(_ buttons: [FormButton]) {
    self.buttons = buttons
    // Return has to lead somewhere, also where no button confirms.
    done = buttons.firstIndex { $0.use == .confirm } ?? buttons.indices.first
    let done = done
    cancel = buttons.indices.first { buttons[$0].use == .cancel && $0 != done }
  }

  /// Ends the form as Return in the last field does; nil if the buttons say nothing about that.
  var finish: (() -> Void)? { done.map { buttons[$0].action } }

  /// Labels the bar's button and puts one into the title bar.
  func show(in header: HeaderBar, _ bar: NavigationBar) {
    if let done {
      bar.doneButton.mnemonicLabel = buttons[done].label
      bar.doneButton.accessibleName = buttons[done].name
    }
    if let cancel { header.addAtStart(make(cancel)) }
  }

  /// The other buttons, side by side if they are short; nil if there are none.
  func makeOthers() -> Widget? {
    let others = buttons.indices.filter { $0 != done && $0 != cancel }
    guard !others.isEmpty else { return nil }
    let length = others.reduce(0) { $0 + buttons[$1].label.count + 4 }
    let box = Box(isVertical: length > Self.longestLine, spacing: 6)
    box.setMargins(top: 6, bottom: 6, start: 6, end: 6)
    for index in others {
      let button = make(index)
      button.setExpands(horizontally: true)
      box.add(button)
    }
    return box
  }

  /// The most characters of labels that fit into the width of a telephone.
  private static let longestLine = 36

  private func make(_ index: Int) -> Button {
    let shown = buttons[index]
    let button = Button(mnemonicLabel: shown.label)
    button.accessibleName = shown.name
    button.focusesOnClick = false
    button.onClick { shown.action() }
    return button
  }
}

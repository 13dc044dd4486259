/// What the keyboard shows and does: events in, key presses out; time is a parameter.
public struct KeyboardState: Sendable {
  /// What the field is for.
  public private(set) var purpose = KeyboardPurpose.text

  /// How the field wants its letters.
  public private(set) var hints: KeyboardHints = []

  /// The layouts that the globe key goes through.
  public let layouts: [KeyboardLayout]

  let decimalSign: Character
  var layoutIndex = 0
  var page = KeyboardPage.letters
  var shift = ShiftState.off
  var isAlternate = false
  var lastShift: UInt64?

  /// Starts with the letters of the first layout.
  ///
  /// - Parameters:
  ///   - layouts: The user's layouts; where there is none, it is `KeyboardLayout.latin`.
  ///   - decimalSign: What stands before the decimal places of a number.
  public init(layouts: [KeyboardLayout], decimalSign: Character) {
    self.layouts = layouts.isEmpty ? [.latin] : layouts
    self.decimalSign = decimalSign
  }

  /// The layout in use.
  public var layout: KeyboardLayout { layouts[layoutIndex] }

  /// What to show now; the same value as before where nothing is to be drawn anew.
  public var panel: KeyboardPanel {
    LettersPanel(state: self).panel
  }

  /// Another field has the focus: back to its first page, without Shift.
  ///
  /// - Parameters:
  ///   - purpose: What it is for.
  ///   - hints: Where it wants capitals.
  ///   - text: The text before its caret; the last few dozens of characters will do.
  public mutating func fieldChanged(
    purpose: KeyboardPurpose,
    hints: KeyboardHints = [],
    textBeforeCaret text: String = ""
  ) {
    self.purpose = purpose
    self.hints = hints
    page = .letters
    shift = .off
    isAlternate = false
    lastShift = nil
    textChanged(before: text)
  }

  /// The text or the caret is another: time to shift, or to shift no longer.
  ///
  /// - Parameter caret: The text before the caret; the last few dozens of characters will do.
  public mutating func textChanged(before caret: String) {}

  /// A key was pressed; what the panel shows may be another afterwards.
  ///
  /// - Parameters:
  ///   - action: The action of the key, or `.type` with one of its relatives.
  ///   - milliseconds: The time, by any clock that never runs backwards.
  /// - Returns: What to send to the field, each as a press and a release.
  public mutating func press(_ action: KeyAction, at milliseconds: UInt64) -> [KeySymbol] {
    if action == .shift {
      pressShift(at: milliseconds)
      return []
    }
    lastShift = nil
    switch action {
    case .type(let symbols):
      if shift != .locked { shift = .off }
      isAlternate = false
      return symbols
    case .alternate: isAlternate.toggle()
    case .page(let page): self.page = page
    case .nextLayout: layoutIndex = (layoutIndex + 1) % layouts.count
    case .backspace: return [.backspace]
    case .enter: return [.enter]
    case .left: return [.left]
    case .right: return [.right]
    case .up: return [.up]
    case .down: return [.down]
    case .shift, .hide, .gap: break
    }
    return []
  }

  private mutating func pressShift(at milliseconds: UInt64) {
    if shift == .locked {
      shift = .off
      lastShift = nil
    } else if let last = lastShift, milliseconds >= last, milliseconds - last <= Self.doubleTap {
      shift = .locked
      lastShift = nil
    } else {
      shift = shift == .off ? .once : .off
      lastShift = milliseconds
    }
  }

  /// The longest time between two presses of Shift that lock it.
  static let doubleTap: UInt64 = 400
}

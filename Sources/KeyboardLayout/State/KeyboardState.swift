/// The state of the keyboard: events in, key presses out; time is a parameter.
public struct KeyboardState: Sendable {
  /// The purpose of the field.
  public private(set) var purpose = KeyboardPurpose.text

  /// How the field wants its letters.
  public private(set) var hints: KeyboardHints = []

  let decimalSign: Character

  /// The user's layouts, with a Latin one at the end if a field needs it and none of them is.
  private(set) var available: [KeyboardLayout]
  private let ownCount: Int

  /// The layout of fields for any text, which comes back after a field that needs another.
  private var chosenIndex = 0
  private var layoutIndex = 0

  var page = KeyboardPage.letters
  var shift = ShiftState.off
  var isAlternate = false

  /// When Shift was pressed, if nothing was pressed since.
  private var lastShift: UInt64?

  /// Whether the text before the caret wants a capital after it.
  private var wantsCapital = false

  /// Whether the last key was a sign of a page of symbols, so that a space leads back to the
  /// letters.
  private var hasTypedSign = false

  /// Starts with the letters of the first layout.
  ///
  /// - Parameters:
  ///   - layouts: The user's layouts; if there is none, it is `KeyboardLayout.latin`.
  ///   - decimalSign: What stands before the decimal places of a number.
  public init(layouts: [KeyboardLayout], decimalSign: Character) {
    available = layouts.isEmpty ? [.latin] : layouts
    ownCount = available.count
    self.decimalSign = decimalSign
  }

  /// The layouts that the globe key goes through.
  public var layouts: [KeyboardLayout] { available }

  /// The layout in use.
  public var layout: KeyboardLayout { available[layoutIndex] }

  /// The layout that the globe key leads to; nil if there is no other one.
  public var nextLayout: KeyboardLayout? {
    available.count > 1 ? available[(layoutIndex + 1) % available.count] : nil
  }

  /// Another field has the focus: back to its first page, with Shift and AltGr as its text wants
  /// them.
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
    chooseLayout()
    showLetters()
    textChanged(before: text)
  }

  /// The text or the caret is another: time to shift by itself, or to do so no longer.
  ///
  /// Shift stays if the user has pressed it.
  ///
  /// - Parameter caret: The text before the caret; the last few dozens of characters will do.
  public mutating func textChanged(before caret: String) {
    wantsCapital = capitalizes && SentenceStart.wantsCapital(after: caret, hints)
    shiftAutomatically()
  }

  /// A key was pressed; what the panel shows may be another afterwards.
  ///
  /// - Parameters:
  ///   - action: The action of the key, or `.type` with one of its alternates.
  ///   - milliseconds: The time, by any clock that never runs backwards.
  /// - Returns: What to send to the field, each as a press and a release.
  public mutating func press(_ action: KeyAction, at milliseconds: UInt64) -> [KeySymbol] {
    if action == .shift {
      pressShift(at: milliseconds)
      return []
    }
    lastShift = nil
    switch action {
    case .type(let symbols): return type(symbols)
    case .alternate: isAlternate.toggle()
    case .page(let page): turn(to: page)
    case .nextLayout: takeNextLayout()
    case .shift, .backspace, .enter, .left, .right, .up, .down, .hide, .gap: break
    }
    return action.function.map { [$0] } ?? []
  }
}

extension KeyboardState {
  /// The longest time between two presses of Shift that lock it, in milliseconds.
  static let doubleTap: UInt64 = 400

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

  private mutating func type(_ symbols: [KeySymbol]) -> [KeySymbol] {
    // The capital of a sentence comes after its dead key; Shift that was pressed was for the dead
    // key itself.
    let isDead = symbols.contains(where: \.isDead)
    if shift == .once || shift == .automatic && !isDead { shift = .off }
    isAlternate = false
    if symbols == [.space] {
      if hasTypedSign { turn(to: .letters) }
      hasTypedSign = false
    } else {
      hasTypedSign = page != .letters && !symbols.contains(where: \.isDigit)
    }
    return symbols
  }

  private mutating func turn(to page: KeyboardPage) {
    self.page = page
    isAlternate = false
    hasTypedSign = false
    if shift == .once { shift = .off }
    shiftAutomatically()
  }

  private mutating func showLetters() {
    shift = .off
    lastShift = nil
    turn(to: .letters)
  }

  private mutating func shiftAutomatically() {
    switch shift {
    case .off: if wantsCapital { shift = .automatic }
    case .automatic: if !wantsCapital { shift = .off }
    case .once, .locked: break
    }
  }

  private var capitalizes: Bool {
    guard layout.plan.hasCase else { return false }
    switch purpose {
    case .text, .search: return true
    case .number, .moment, .phone, .pin, .email, .url, .password, .terminal: return false
    }
  }

  private mutating func takeNextLayout() {
    layoutIndex = (layoutIndex + 1) % available.count
    if !needsLatin { chosenIndex = layoutIndex }
    showLetters()
  }

  private var needsLatin: Bool { purpose == .email || purpose == .url }

  private mutating func chooseLayout() {
    available.removeLast(available.count - ownCount)
    layoutIndex = chosenIndex
    guard needsLatin, !layout.plan.hasLatinLetters else { return }
    if let index = available.firstIndex(where: \.plan.hasLatinLetters) {
      layoutIndex = index
    } else {
      layoutIndex = available.count
      available.append(.latin)
    }
  }
}

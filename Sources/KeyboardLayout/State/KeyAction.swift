/// The effect of pressing a key of a panel.
public enum KeyAction: Hashable, Sendable {
  /// It types: one symbol, or several at once (`.com`).
  case type([KeySymbol])

  /// Shift: once for the next key, twice in a short time until it is pressed again.
  case shift

  /// AltGr: the third and fourth level of the layout, for the next key.
  case alternate

  /// Another page of the same layout.
  case page(KeyboardPage)

  /// The next of the layouts.
  case nextLayout

  /// BackSpace.
  case backspace

  /// Return.
  case enter

  /// The caret moves to the left.
  case left

  /// The caret moves to the right.
  case right

  /// The caret moves up.
  case up

  /// The caret moves down.
  case down

  /// The keyboard goes away; the widget's business.
  case hide

  /// Room between keys: nothing is drawn, and a press belongs to the nearest key.
  case gap
}

extension KeyAction {
  /// The symbol of a key that types no character.
  var function: KeySymbol? {
    switch self {
    case .backspace: .backspace
    case .enter: .enter
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .type, .shift, .alternate, .page, .nextLayout, .hide, .gap: nil
    }
  }
}

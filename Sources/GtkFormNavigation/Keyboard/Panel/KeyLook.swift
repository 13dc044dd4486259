import GtkBridge
import KeyboardLayout

/// The look of a key and its accessible name.
struct KeyLook: Hashable {
  /// The kinds of keys that are told apart by their color.
  enum Tone: Hashable {
    case plain
    case function
    case suggested
  }

  var face: KeyFace.Content
  var name: String
  /// The accessible description.
  var detail = ""
  var tone: Tone
  var isOn: Bool

  /// - Parameters:
  ///   - key: The key, not a gap.
  ///   - returnKey: What Return does at the moment.
  ///   - layouts: What the layout is called, and which one comes next; one of them if there are
  ///     no more.
  init(_ key: PanelKey, returnKey: ReturnLook, layouts: (now: String, next: String?)) {
    isOn = key.isOn
    tone = .function
    switch key.action {
    case .type(let symbols):
      (face, name, tone) = (.text(key.label), key.label, .plain)
      if symbols == [KeySymbol(" ")] {
        face = layouts.next == nil ? .nothing : .word(layouts.now, otherwise: .space)
        (name, detail) = (tr("Space"), layouts.now)
      } else if let symbol = symbols.first, symbols.count == 1, !Self.speaksForItself(symbol) {
        name = symbol.unicodeName ?? key.label
      }
    case .shift:
      face = .shape(Self.shiftShape(key))
      name = key.isLocked ? tr("Caps Lock") : tr("Shift")
    case .alternate:
      face = key.label.isEmpty ? .word("AltGr", otherwise: .alternate) : .text(key.label)
      name = "AltGr"
    case .page(let page): (face, name) = (.text(Self.label(of: key, page)), Self.name(of: page))
    case .nextLayout:
      (face, name) = (.shape(.globe), tr("Language"))
      detail =
        layouts.next.map { tr("Now {now}, then {next}", ["now": layouts.now, "next": $0]) } ?? ""
    case .backspace: (face, name) = (.shape(.backspace), tr("Backspace"))
    case .enter:
      (face, name, tone) = (
        returnKey.face, returnKey.name, returnKey.isSuggested ? .suggested : .function
      )
    case .left: (face, name) = (.shape(.left), tr("Left"))
    case .right: (face, name) = (.shape(.right), tr("Right"))
    case .up: (face, name) = (.shape(.up), tr("Up"))
    case .down: (face, name) = (.shape(.down), tr("Down"))
    case .hide: (face, name) = (.shape(.hide), tr("Hide keyboard"))
    case .gap: (face, name) = (.nothing, "")
    }
  }

  /// Whether a screen reader has a word for what stands on the key: not for an accent that waits
  /// for its letter, nor for what cannot be seen.
  private static func speaksForItself(_ symbol: KeySymbol) -> Bool {
    guard !symbol.isDead, let scalar = symbol.character?.unicodeScalars.first else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .spaceSeparator, .control: false
    default: true
    }
  }

  private static func shiftShape(_ key: PanelKey) -> KeyShape {
    key.isLocked ? .shiftLocked : key.isOn ? .shiftOn : .shift
  }

  private static func label(of key: PanelKey, _ page: KeyboardPage) -> String {
    guard key.label.isEmpty else { return key.label }
    return switch page {
    case .letters: "ABC"
    case .symbols(0): "?123"
    case .symbols: "=\\<"
    }
  }

  private static func name(of page: KeyboardPage) -> String {
    switch page {
    case .letters: tr("Letters")
    case .symbols(0): tr("Symbols")
    case .symbols: tr("More symbols")
    }
  }
}

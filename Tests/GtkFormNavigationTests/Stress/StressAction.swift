import TestSupport

/// Something that a user, a host or the desktop does.
///
/// The numbers stand for one of the things that are there when it is done.
indirect enum StressAction {
  case grabFocus(row: Int)
  case grabFocusOfHead(ofExpander: Bool)
  case grabFocusBeforeShown(row: Int)
  case moveFocus(row: Int)
  case mnemonic(row: Int)
  case tab(forward: Bool, times: Int)
  case step(forward: Bool)
  case enter
  case type(letters: Int)
  case key(Int32, times: Int)
  case replaceText(row: Int, lines: Int)
  case moveCaret(row: Int, line: Int)
  case wheel(row: Int?, down: Bool, times: Int)
  case scroll(part: Double)
  case scrollInner(Int, part: Double)
  case scrollByPage
  case resize(width: Int, height: Int)
  case showHeader(Bool)
  case showKeyboard(Bool)
  case insert(place: Int, position: Int)
  case remove(row: Int)
  case destroyFocused
  case destroyFocusedRow
  case move(row: Int?, place: Int, position: Int)
  case enable(row: Int?, Bool)
  case enableControl(row: Int?, Bool)
  case show(row: Int?, Bool)
  case showControl(row: Int?, Bool)
  case message(row: Int?, lines: Int)
  case expand(Bool)
  case page(Int)
  case fontSize(Int)
  case desktopFont(Int)
  case turn(rightToLeft: Bool)
  case turnDefault(rightToLeft: Bool)
  case turnPlace(Int, rightToLeft: Bool)
  case margins(Int)
  case replaceContent(keepsViewport: Bool)
  case hideWindow
  case several([StressAction])

  /// Whether GTK moves something over several frames, so that one without a change is not the end.
  var isGradual: Bool {
    switch self {
    case .scrollByPage: true
    case .several(let actions): actions.contains(where: \.isGradual)
    default: false
    }
  }

  /// Whether the form may well have no focus afterwards, though it had it before.
  var mayLoseFocus: Bool {
    switch self {
    case .tab, .key, .enter, .replaceContent: true
    case .several(let actions):
      actions.contains {
        // A field that has not been seen yet has no heir.
        if case .grabFocusBeforeShown = $0 { true } else { $0.mayLoseFocus }
      }
    default: false
    }
  }
}

extension StressAction {
  static func random(_ random: inout SplitMix64, inGroup: Bool = false) -> StressAction {
    switch random.int(0...99) {
    case 0..<24: focusing(&random)
    case 24..<40: editing(&random)
    case 40..<50: scrolling(&random)
    case 50..<62: ofRoom(&random)
    case 62..<74: ofRows(&random)
    case 74..<92: ofStates(&random)
    case 92..<95: rare(&random)
    default: inGroup ? focusing(&random) : group(&random)
    }
  }

  private static func group(_ random: inout SplitMix64) -> StressAction {
    .several((0..<random.int(2...4)).map { _ in .random(&random, inGroup: true) })
  }

  private static func focusing(_ random: inout SplitMix64) -> StressAction {
    let row = random.int(0...999)
    switch random.int(0...10) {
    case 0...2: return .grabFocus(row: row)
    case 3: return .moveFocus(row: row)
    case 4: return .mnemonic(row: row)
    case 5: return .step(forward: random.once(in: 2))
    case 6: return .grabFocusOfHead(ofExpander: random.once(in: 2))
    case 7: return .grabFocusBeforeShown(row: row)
    default: return .tab(forward: !random.once(in: 3), times: random.int(1...3))
    }
  }

  private static func editing(_ random: inout SplitMix64) -> StressAction {
    let row = random.int(0...999)
    switch random.int(0...9) {
    case 0: return .enter
    case 1: return .replaceText(row: row, lines: random.int(1...50))
    case 2: return .moveCaret(row: row, line: random.int(0...60))
    case 3...6: return .type(letters: random.int(1...3))
    default:
      let keys = [
        KeyCode.home, KeyCode.end, KeyCode.up, KeyCode.down, KeyCode.left, KeyCode.delete,
      ]
      return .key(random.element(of: keys), times: random.int(1...4))
    }
  }

  private static func scrolling(_ random: inout SplitMix64) -> StressAction {
    switch random.int(0...9) {
    case 0...2: .scroll(part: random.double(0...1))
    case 3, 4: .scrollInner(random.int(0...9), part: random.double(0...1))
    case 5: .scrollByPage
    default:
      .wheel(
        row: random.once(in: 2) ? nil : random.int(0...999),
        down: random.once(in: 2),
        times: random.int(1...5)
      )
    }
  }

  private static func ofRoom(_ random: inout SplitMix64) -> StressAction {
    switch random.int(0...9) {
    case 0...3: .resize(width: random.int(250...700), height: random.int(220...900))
    case 4: .showHeader(random.once(in: 2))
    case 5, 6: .showKeyboard(random.once(in: 2))
    case 7: random.once(in: 2) ? .fontSize(random.int(7...24)) : .desktopFont(random.int(7...18))
    case 8: .margins(random.int(0...60))
    default:
      random.once(in: 3)
        ? .turnPlace(random.int(0...9), rightToLeft: random.once(in: 2))
        : random.once(in: 2)
          ? .turn(rightToLeft: random.once(in: 2)) : .turnDefault(rightToLeft: random.once(in: 2))
    }
  }

  private static func ofRows(_ random: inout SplitMix64) -> StressAction {
    let (row, place, position) = (random.int(0...999), random.int(0...9), random.int(0...40))
    let rowOrFocused = random.once(in: 3) ? nil : row
    switch random.int(0...9) {
    case 0...3: return .insert(place: place, position: position)
    case 4: return .remove(row: row)
    case 5: return .destroyFocused
    case 6: return .destroyFocusedRow
    default: return .move(row: rowOrFocused, place: place, position: position)
    }
  }

  private static func ofStates(_ random: inout SplitMix64) -> StressAction {
    let row = random.once(in: 4) ? nil : random.int(0...999)
    let isOn = !random.once(in: 3)
    switch random.int(0...9) {
    case 0: return .enable(row: row, isOn)
    case 1: return .enableControl(row: row, isOn)
    case 2: return .show(row: row, isOn)
    case 3: return .showControl(row: row, isOn)
    case 4...6:
      return .message(row: random.once(in: 2) ? nil : row, lines: random.int(0...4))
    case 7, 8: return .expand(isOn)
    default: return .page(random.int(0...1))
    }
  }

  private static func rare(_ random: inout SplitMix64) -> StressAction {
    switch random.int(0...5) {
    case 0: .replaceContent(keepsViewport: random.once(in: 2))
    case 1, 2: .hideWindow
    default: .resize(width: 360, height: random.int(150...220))
    }
  }
}

import FormNavigation
import GtkBridge
import KeyboardLayout

extension ArgumentReader {
  mutating func keyboardMode(_ inline: String?) throws(UsageError) -> KeyboardPolicy.Mode {
    let text = try value(inline, of: "--keyboard")
    guard let mode = KeyboardPolicy.Mode(rawValue: text) else {
      throw UsageError(
        reason: tr("--keyboard needs auto, always or never, not “{value}”", ["value": text])
      )
    }
    return mode
  }

  mutating func layoutName(_ inline: String?) throws(UsageError) -> LayoutName {
    let text = try value(inline, of: "--keyboard-layout")
    // Compiling one takes some milliseconds, which only those pay who name one.
    guard let name = LayoutName(text), KeyboardLayout(named: name) != nil else {
      throw UsageError(reason: tr("there is no keyboard layout “{name}”", ["name": text]))
    }
    return name
  }
}

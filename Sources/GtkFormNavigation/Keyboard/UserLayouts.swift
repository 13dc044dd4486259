import GtkBridge
import KeyboardLayout

/// The layouts that the user types on, for the keyboard on the screen.
final class UserLayouts {
  var onChange: (() -> Void)?
  private let only: LayoutName?
  init(only: LayoutName?) { self.only = only }
  var current: [KeyboardLayout] { only.flatMap { KeyboardLayout(named: $0) }.map { [$0] } ?? [] }
}

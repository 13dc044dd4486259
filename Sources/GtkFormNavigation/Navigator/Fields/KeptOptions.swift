import FormNavigation
import GtkBridge
import KeyboardLayout

/// The options of a field as they are kept, which must keep no widget alive: the surroundings hold
/// the field itself.
final class KeptOptions {
  private enum Successor {
    case field(WeakWidget)
    case button(WeakWidget)
    case action(String, isEnabled: Bool)
  }

  let name: String?
  let surroundings: WeakWidget?
  let context: WeakWidget?
  let order: Int?
  let isSkipped: Bool
  let anchor: Field.Anchor
  let keyboardPurpose: KeyboardPurpose?
  private let successor: Successor?

  /// The engine's name for the button that a field leads to.
  static let buttonAction = "button"

  init(_ options: FieldOptions) {
    name = options.name
    surroundings = options.surroundings.map { WeakWidget($0) }
    context = options.context.map { WeakWidget($0) }
    order = options.order
    isSkipped = options.isSkipped
    anchor = options.anchor
    keyboardPurpose = options.keyboardPurpose
    successor = options.successor.map {
      switch $0 {
      case .field(let widget): .field(WeakWidget(widget))
      case .button(let widget): .button(WeakWidget(widget))
      case .action(let name, let isEnabled): .action(name, isEnabled: isEnabled)
      }
    }
  }

  /// The button that Return clicks.
  var button: Widget? {
    if case .button(let button)? = successor { button.widget } else { nil }
  }

  /// The successor as the engine has it; nil if it is gone.
  func successor(idOf: (Widget) -> FieldID?) -> Field.Successor? {
    switch successor {
    case .field(let target): target.widget.flatMap(idOf).map { .field($0) }
    case .button(let button):
      button.widget.map {
        .action(
          Self.buttonAction,
          isEnabled: $0.isEffectivelySensitive && $0.isVisibleWithAncestors
        )
      }
    case .action(let name, let isEnabled): .action(name, isEnabled: isEnabled)
    case nil: nil
    }
  }
}

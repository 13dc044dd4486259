public import FormNavigation
public import GtkBridge
public import KeyboardLayout

/// The options that a host can give one field, beyond what its widget shows.
///
/// A GtkBuilder file can say some of it by style classes, without any code:
///
/// | style class | on | says |
/// |---|---|---|
/// | `nextfield-skip` | the control | ``isSkipped`` |
/// | `nextfield-anchor-top` | the control | ``anchor`` is the top |
/// | `nextfield-surroundings` | a container | it is the ``surroundings`` of the fields in it |
///
/// The widgets that options name are not kept alive by them. Options last as long as the widget
/// they are for, wherever the host puts that in the meantime.
public struct FieldOptions {
  /// The host's name for the field in announcements; nil takes the widget's accessible name.
  public var name: String?

  /// The box that has to be seen together with the control: the box of its label, control and
  /// message.
  public var surroundings: Widget?

  /// The box that is good to see with the control too, such as its help text, if all of it fits.
  public var context: Widget?

  /// An explicit position in the order; fields without one keep their place on the screen.
  public var order: Int?

  /// Where Return and Next lead, other than to the next field.
  public var successor: Successor?

  /// Whether navigation passes it over.
  public var isSkipped: Bool

  /// Where the field is put when it has to be scrolled to.
  public var anchor: Field.Anchor

  /// The purpose that the on-screen keyboard shows its keys for; nil leaves that to the widget's
  /// input purpose.
  public var keyboardPurpose: KeyboardPurpose?

  /// Creates options; each left out leaves that to the widget.
  public init(
    name: String? = nil,
    surroundings: Widget? = nil,
    context: Widget? = nil,
    order: Int? = nil,
    successor: Successor? = nil,
    isSkipped: Bool = false,
    anchor: Field.Anchor = .nearest,
    keyboardPurpose: KeyboardPurpose? = nil
  ) {
    self.name = name
    self.surroundings = surroundings
    self.context = context
    self.order = order
    self.successor = successor
    self.isSkipped = isSkipped
    self.anchor = anchor
    self.keyboardPurpose = keyboardPurpose
  }

  /// The successor of a field, whatever the order says.
  public enum Successor {
    /// Another field, by its control.
    case field(Widget)

    /// A button, which Return clicks if it is sensitive; if it is not, Return ends editing.
    case button(Widget)

    /// Something that the host does in ``FormNavigator/onAction``, by the host's own name for it,
    /// if it can be done at the moment.
    case action(String, isEnabled: Bool)
  }

  static let skipClass = "nextfield-skip"
  static let anchorTopClass = "nextfield-anchor-top"
  static let surroundingsClass = "nextfield-surroundings"
}

public import FormNavigation
public import GtkBridge

/// What a host can say about one field, beyond what its widget shows.
public struct FieldOptions {
  /// What the host calls the field in announcements; nil takes the widget's accessible name.
  public var name: String?

  /// What has to be seen together with the control: the box of its label, control and message.
  public var surroundings: Widget?

  /// What is good to see with the control too, such as its help text, where all of it fits.
  public var context: Widget?

  /// An explicit position in the order; fields without one keep their place on the screen.
  public var order: Int?

  /// Where Return and Next lead, other than to the next field.
  public var successor: Field.Successor?

  /// Whether navigation passes it over.
  public var isSkipped: Bool

  /// Where the field is put when it has to be scrolled to.
  public var anchor: Field.Anchor

  /// Creates options; each left out leaves that to the widget.
  public init(
    name: String? = nil,
    surroundings: Widget? = nil,
    context: Widget? = nil,
    order: Int? = nil,
    successor: Field.Successor? = nil,
    isSkipped: Bool = false,
    anchor: Field.Anchor = .nearest
  ) {
    self.name = name
    self.surroundings = surroundings
    self.context = context
    self.order = order
    self.successor = successor
    self.isSkipped = isSkipped
    self.anchor = anchor
  }
}

/// A field of a form as the engine knows it: a snapshot of flags and rectangles, never a widget.
///
/// All rectangles are in the content coordinates of the scroller that holds the field: the form's
/// own, or the one that ``scroller`` names.
public struct Field: Hashable, Sendable {
  /// The host's name for the field, unique within the form.
  public var id: FieldID

  /// The entry itself, without label and message.
  public var rect: Rect

  /// Whether the field reacts to input.
  public var isEnabled: Bool

  /// Whether the field itself is shown.
  public var isVisible: Bool

  /// Whether everything that contains the field is shown.
  public var areAncestorsVisible: Bool

  /// Whether the value can be changed; false for a read-only entry.
  public var isEditable: Bool

  /// Whether the field can take the focus at all.
  public var isFocusable: Bool

  /// Whether moves pass the field by; it keeps its place for the time the user focuses it directly.
  public var isSkipped: Bool

  /// Whether Return types a newline here.
  public var isMultiline: Bool

  /// Whether a keyboard is of use here; false for a date or a choice.
  public var wantsKeyboard: Bool

  /// How many fields it stands for in the counting of positions: more than one for a run of fields
  /// that the host has yet to make, which comes into the chain as one; none if moves have nothing
  /// to find there.
  public var count: Int

  /// The group of fields that are walked together; moves stay in the active group.
  public var group: String

  /// The explicit place in the order, ascending, or nil for the place that geometry gives.
  public var order: Int?

  /// The explicit link to what follows this field, whatever the order says, or nil.
  public var successor: Successor?

  /// The source of the Return key's label.
  public var returnKey: ReturnKey

  /// Where the field is put when it has to be scrolled to.
  public var anchor: Anchor

  /// The line of text with the caret in it, used if the whole field does not fit.
  public var caret: Rect?

  /// The entry together with its label and its message, used if all of it fits.
  public var revealRect: Rect?

  /// All that is good to see with the field, such as a long help text; shown if all of it fits.
  ///
  /// If it does not fit, ``revealRect`` is shown.
  public var contextRect: Rect?

  /// Where the field stands in the order, if not where it is.
  ///
  /// It is for what is read in another direction than the form: there it is the field's place as in
  /// a mirror.
  public var orderRect: Rect?

  /// The scroller inside the form that holds the field, or nil if the form itself does.
  public var scroller: ScrollerID?

  /// Creates a field; only its id and rectangle have to be given.
  public init(
    id: FieldID,
    rect: Rect,
    isEnabled: Bool = true,
    isVisible: Bool = true,
    areAncestorsVisible: Bool = true,
    isEditable: Bool = true,
    isFocusable: Bool = true,
    isSkipped: Bool = false,
    isMultiline: Bool = false,
    wantsKeyboard: Bool = true,
    count: Int = 1,
    group: String = "main",
    order: Int? = nil,
    successor: Successor? = nil,
    returnKey: ReturnKey = .automatic,
    anchor: Anchor = .nearest,
    caret: Rect? = nil,
    revealRect: Rect? = nil,
    contextRect: Rect? = nil,
    orderRect: Rect? = nil,
    scroller: ScrollerID? = nil
  ) {
    self.id = id
    self.rect = rect
    self.isEnabled = isEnabled
    self.isVisible = isVisible
    self.areAncestorsVisible = areAncestorsVisible
    self.isEditable = isEditable
    self.isFocusable = isFocusable
    self.isSkipped = isSkipped
    self.isMultiline = isMultiline
    self.wantsKeyboard = wantsKeyboard
    self.count = count
    self.group = group
    self.order = order
    self.successor = successor
    self.returnKey = returnKey
    self.anchor = anchor
    self.caret = caret
    self.revealRect = revealRect
    self.contextRect = contextRect
    self.orderRect = orderRect
    self.scroller = scroller
  }
}

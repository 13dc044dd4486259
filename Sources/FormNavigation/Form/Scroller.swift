/// A scroller inside the form, such as a row of cards or a text area with its own scroll bar.
public struct Scroller: Hashable, Sendable {
  /// The directions in which a scroller can move its content.
  public enum Axis: Hashable, Sendable {
    /// Left and right only; its fields are ordered along that direction.
    case horizontal

    /// Up and down only.
    case vertical

    /// Both; its fields are ordered as in a form.
    case both
  }

  /// The host's name for the scroller, unique within the form.
  public var id: ScrollerID

  /// The window onto the scroller's content, in the content coordinates of what contains the
  /// scroller.
  public var rect: Rect

  /// Where it stands in the order, if not where it is; see ``Field/orderRect``.
  public var orderRect: Rect?

  /// The directions in which the content moves.
  public var axis: Axis

  /// The size of the content.
  public var contentSize: Size

  /// How far the content is scrolled, in its own coordinates.
  public var offset: Point

  /// The scroller around this one, or nil if the form is.
  public var parent: ScrollerID?

  /// Whether the engine must not scroll it, only look through it.
  public var isIgnored: Bool

  /// Creates a scroller; only its id, rectangle and content size have to be given.
  public init(
    id: ScrollerID,
    rect: Rect,
    orderRect: Rect? = nil,
    axis: Axis = .vertical,
    parent: ScrollerID? = nil,
    contentSize: Size,
    offset: Point = .zero,
    isIgnored: Bool = false
  ) {
    self.id = id
    self.rect = rect
    self.orderRect = orderRect
    self.axis = axis
    self.contentSize = contentSize
    self.offset = offset
    self.parent = parent
    self.isIgnored = isIgnored
  }
}

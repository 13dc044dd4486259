/// Decides when a text that scrolls by itself is to be scrolled to its caret.
///
/// The caret is followed from the moment that the text gets the focus or the caret moves, until the
/// user scrolls it out of sight. While it is followed it stays in sight, whatever becomes of the
/// room.
public struct CaretFollowing: Hashable, Sendable {
  /// Something that has happened to the focused text.
  public enum Event: Hashable, Sendable {
    /// It has got the focus, or the caret has moved.
    case caretMoved

    /// It has been scrolled, and not on the word of this type; by input if a wheel, a pointer or a
    /// finger has done it.
    case scrolled(TextPlace, byInput: Bool)

    /// It has been laid out, and is about to be painted.
    case laidOut(TextPlace)
  }

  /// Whether the caret is to be in sight.
  public private(set) var isFollowing = false

  private var isDue = false
  private var viewport: Size?
  private var contentSize: Size?

  /// Creates one for a text that has not got the focus yet.
  public init() {}

  /// Takes in what has happened and returns the offset to scroll to, or nil if the text is to
  /// stay as it is.
  public mutating func handle(_ event: Event) -> Point? {
    switch event {
    case .caretMoved:
      (isFollowing, isDue) = (true, true)
    case .scrolled(let place, let byInput):
      // As the room changes, or the caret moves, the toolkit scrolls along.
      let isOwn =
        byInput || !isDue && viewport == place.viewport && contentSize == place.contentSize
      if isOwn { isFollowing = place.showsCaret }
    case .laidOut(let place):
      isDue = false
      (viewport, contentSize) = (place.viewport, place.contentSize)
      guard isFollowing, !place.showsCaret else { return nil }
      let target = place.offsetAtCaret
      return target == place.offset ? nil : target
    }
    return nil
  }
}

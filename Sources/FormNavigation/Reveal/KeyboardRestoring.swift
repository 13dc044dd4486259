/// Decides when a form goes back to where it was before a keyboard took room from it.
///
/// It is for a host that gives the form less room for a keyboard, be it that the form's window
/// shrinks or that the keyboard lies below the form; the engine's own ``NavigationOptions/restore``
/// is for a keyboard that covers a part of the viewport. A keyboard may say that it is there only
/// after the room has shrunk, and that it has gone before there is room again. All lengths are in
/// content units, times in milliseconds.
public struct KeyboardRestoring: Hashable, Sendable {
  /// Something that has happened to the form.
  public enum Event: Hashable, Sendable {
    /// A keyboard is on the screen from now on, or none any more.
    case keyboardShown(Bool)

    /// The form has been laid out, and is about to be painted.
    case laidOut(viewport: Double, content: Double, offset: Double, time: UInt64)

    /// The user has scrolled the form.
    case userScrolled

    /// Another field has got the focus.
    case focusMoved
  }

  private struct Place: Hashable {
    var viewport: Double
    var offset: Double
    var time: UInt64
  }

  /// For how long less room without a keyboard may be the first sign of one.
  private static let longestWait: UInt64 = 1000

  /// The behavior that is wanted.
  public var restore = NavigationOptions.Restore.stay

  private var isShown = false
  private var isTouched = false
  private var isReturning = false
  /// Where the form was while it had all its room.
  private var usual: Place?

  /// Creates one for a form without a keyboard.
  public init() {}

  /// Takes in what has happened and returns the offset to scroll to, or nil if the form is to stay
  /// where it is.
  public mutating func handle(_ event: Event) -> Double? {
    switch event {
    case .keyboardShown(let isShown):
      guard isShown != self.isShown else { return nil }
      self.isShown = isShown
      isReturning = !isShown && (restore == .always || restore == .restoreIfUntouched && !isTouched)
      if isShown { isTouched = false }
    case .userScrolled:
      isTouched = true
      isReturning = false
    case .focusMoved:
      isReturning = false
    case .laidOut(let viewport, let content, let offset, let time):
      let place = Place(viewport: viewport, offset: offset, time: time)
      guard let usual, isReturning else {
        if !isShown { note(place) }
        return nil
      }
      let target = min(max(0, usual.offset), max(0, content - viewport))
      if viewport >= usual.viewport {
        isReturning = false
        self.usual?.time = time
      }
      return target == offset ? nil : target
    }
    return nil
  }

  private mutating func note(_ place: Place) {
    if let usual, place.viewport < usual.viewport, place.time < usual.time + Self.longestWait {
      return
    }
    usual = place
  }
}

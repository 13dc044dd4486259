import FormNavigation
import GtkBridge

/// The caret of a text that its own scrolled window moves, without a viewport: GTK scrolls to it while it is typed only.
extension FormNavigator {
  /// The focused text, if it is such a one, and what shows it.
  private var scrollingText: (text: Widget, scroller: ScrolledWindow)? {
    guard let focused = focusInForm, focused.kind == .textView, isShown(focused),
      let scroller = focused.parent.flatMap({ ScrolledWindow($0) })
    else { return nil }
    return (focused, scroller)
  }

  /// The focused text has been changed, or its caret moved, by the user or by the program.
  ///
  /// A program may add to it where the caret is not, which is nothing to look at.
  func caretMayHaveMoved() {
    guard let (text, _) = scrollingText, followedText == text.identity else { return }
    let position = text.caretPosition
    guard position != followedPosition || InputDevice.current != .program else { return }
    followedPosition = position
    _ = caretFollowing.handle(.caretMoved)
  }

  /// A text that scrolls by itself has been scrolled.
  func textScrolled() {
    guard !isScrolling, let (text, scroller) = scrollingText, followedText == text.identity,
      let place = TextPlace(of: text, in: scroller)
    else { return }
    _ = caretFollowing.handle(.scrolled(place, byInput: InputDevice.isScrolling))
  }

  /// Scrolls the focused text to its caret, in a frame that has been laid out, where that is to be.
  ///
  /// - Returns: Whether it has been scrolled.
  func followCaret() -> Bool {
    guard let (text, scroller) = scrollingText, let place = TextPlace(of: text, in: scroller)
    else {
      followedText = nil
      return false
    }
    if followedText != text.identity {
      (followedText, followedPosition) = (text.identity, text.caretPosition)
      caretFollowing = CaretFollowing()
      _ = caretFollowing.handle(.caretMoved)
    }
    guard let target = caretFollowing.handle(.laidOut(place)) else { return false }
    // GTK measures a text where it is shown: it may be laid out once more, and then the rest is for the next frame.
    guard !scroller.isPointerPressed, followedFrame != scroller.frameNumber else {
      waitForRelease()
      return false
    }
    followedFrame = scroller.frameNumber
    isScrolling = true
    defer { isScrolling = false }
    scroller.verticalAdjustment.value = target.y
    if target.x != place.offset.x { scroller.horizontalAdjustment.value = target.x }
    return true
  }
}

extension TextPlace {
  /// Nil where the text has no caret.
  fileprivate init?(of text: Widget, in scroller: ScrolledWindow) {
    guard let caret = text.caretFrame else { return nil }
    let (vertical, horizontal) = (scroller.verticalAdjustment, scroller.horizontalAdjustment)
    let offset = Point(x: horizontal.value, y: vertical.value)
    var rect = Rect(caret)
    (rect.x, rect.y) = (rect.x + offset.x, rect.y + offset.y)
    self.init(
      viewport: Size(width: horizontal.pageSize, height: vertical.pageSize),
      contentSize: Size(width: horizontal.upper, height: vertical.upper),
      offset: offset,
      caret: rect
    )
  }
}

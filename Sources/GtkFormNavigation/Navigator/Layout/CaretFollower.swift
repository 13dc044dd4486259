import FormNavigation
import GtkBridge

/// Follows the caret of a focused text that its own scrolled window moves, without a viewport: GTK
/// scrolls such a text to its caret only while it is typed into.
final class CaretFollower {
  private let context: FormContext
  private let scrolling: ScrollApplier
  private var following = CaretFollowing()
  private var text: ObjectIdentity?
  private var position: Int?
  /// The number of the frame in which the text was scrolled last.
  private var lastFrame: Int64?

  init(_ context: FormContext, _ scrolling: ScrollApplier) {
    (self.context, self.scrolling) = (context, scrolling)
  }

  /// The focused text, if it is such a one, and what shows it.
  private var scrollingText: (text: Widget, scroller: ScrolledWindow)? {
    guard let focused = context.focusInForm, focused.kind == .textView, focused.isShown,
      let scroller = focused.parent.flatMap({ ScrolledWindow($0) })
    else { return nil }
    return (focused, scroller)
  }

  /// The focus has moved: the next text is followed from its beginning.
  func focusMoved() { text = nil }

  /// The focused text has been changed, or its caret moved, by the user or by the program.
  ///
  /// A program may add to it where the caret is not, which is nothing to look at.
  func caretMayHaveMoved() {
    guard let (text, _) = scrollingText, self.text == text.identity else { return }
    let position = text.caretPosition
    guard position != self.position || InputDevice.current != .program else { return }
    self.position = position
    _ = following.handle(.caretMoved)
  }

  /// A text that scrolls by itself has been scrolled.
  func textScrolled() {
    guard !scrolling.isOwnScroll, let (text, scroller) = scrollingText,
      self.text == text.identity, let place = TextPlace(of: text, in: scroller)
    else { return }
    _ = following.handle(.scrolled(place, byInput: InputDevice.isScrolling))
  }

  /// Scrolls the focused text to its caret if it has to be, in a frame that has been laid out.
  ///
  /// - Returns: Whether it has been scrolled.
  func follow() -> Bool {
    guard let (text, scroller) = scrollingText, let place = TextPlace(of: text, in: scroller)
    else {
      focusMoved()
      return false
    }
    if self.text != text.identity {
      (self.text, position) = (text.identity, text.caretPosition)
      following = CaretFollowing()
      _ = following.handle(.caretMoved)
    }
    guard let target = following.handle(.laidOut(place)) else { return false }
    // GTK measures a text where it is shown: it may be laid out once more, and then the rest is for
    // the next frame.
    guard !scroller.isPointerPressed, lastFrame != scroller.frameNumber else {
      scrolling.waitForRelease()
      return false
    }
    lastFrame = scroller.frameNumber
    scrolling.scroll {
      scroller.verticalAdjustment.value = target.y
      if target.x != place.offset.x { scroller.horizontalAdjustment.value = target.x }
    }
    return true
  }
}

extension TextPlace {
  /// Nil if the text has no caret.
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

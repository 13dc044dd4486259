/// Something that has happened to a form, as its host reports it.
///
/// Lengths and rectangles are in content units; a rectangle of the keyboard is in viewport
/// coordinates, whose origin is the top left of what the form's own scroller shows.
public enum NavigationEvent: Hashable, Sendable {
  /// A field has got the focus, by whatever means but the engine's own.
  case fieldFocused(FieldID)

  /// A field has got the focus, or has it already, and the user has touched it.
  case fieldTapped(FieldID)

  /// The focus has left the form's fields.
  case focusLost

  /// The host wants the focus moved to a field, such as the first one with a mistake.
  case focusRequested(FieldID)

  /// A field has declined the focus that the engine has given it.
  case focusRefused(FieldID)

  /// The user wants the next field: Tab, or the toolbar.
  case nextRequested

  /// The user wants the previous field: Shift and Tab, or the toolbar.
  case previousRequested

  /// Return has been pressed in the focused field, with or without Control.
  case returnPressed(control: Bool)

  /// The user is done with editing.
  case doneRequested

  /// The keyboard, with the bar above it, now hides this much of the viewport's bottom.
  case keyboardHeightChanged(Double)

  /// The keyboard, with the bar above it, now has this rectangle in viewport coordinates.
  case keyboardFrameChanged(Rect)

  /// A sticky header now hides this much of the viewport's top.
  case obscuredTopChanged(Double)

  /// The viewport has a new size.
  case viewportResized(Size)

  /// The content has been laid out; the lists replace all that was known.
  case layoutChanged(contentSize: Size, fields: [Field], scrollers: [Scroller])

  /// The content has a new size, its fields being where they were.
  case contentResized(Size)

  /// A field has changed; the one with the same id is replaced.
  case fieldChanged(Field)

  /// A field has come, before another one in the host's list, or at its end.
  case fieldInserted(Field, before: FieldID?)

  /// A field has gone.
  case fieldRemoved(FieldID)

  /// A scroller inside the form has come or changed; the one with the same id is replaced.
  case scrollerChanged(Scroller)

  /// The user has scrolled the form to this offset.
  case userScrolled(Point)

  /// The content above what is shown has grown by this height, or shrunk if it is negative, and
  /// the host has scrolled along, so that what is seen stays where it is.
  ///
  /// It is no scroll of the user's. The layout that it comes from is to be told in the same batch.
  case contentShifted(Double)

  /// The user has scrolled a scroller inside the form to this offset.
  case innerScrolled(ScrollerID, Point)

  /// The caret of a field has moved, or is no longer known.
  case caretMoved(FieldID, Rect?)

  /// The wanted distance between a revealed field and the edges has changed.
  case gapChanged(Double)

  /// The window has become active again.
  case windowActivated

  /// The host has made other choices.
  case optionsChanged(NavigationOptions)
}

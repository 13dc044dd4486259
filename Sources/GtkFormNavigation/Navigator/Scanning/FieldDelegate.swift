import FormNavigation
import GtkBridge

/// Hears of what happens to the fields and the scrollers of a form.
protocol FieldDelegate: AnyObject {
  /// A field may have become sensitive, or is so no longer.
  func stateChanged(of id: FieldID)
  /// A field is for the moment where no focus can be, be it taken out, hidden or disabled.
  func fieldIsDisplaced(_ id: FieldID)
  /// A field has been tapped.
  func tapped(_ id: FieldID, by source: InputDevice)
  /// Return has been pressed in an entry; GTK has yet to look whether it presses the default
  /// widget.
  func entryActivated(_ id: FieldID)
  /// The user has typed into a field, has moved its caret or has changed what it holds.
  func userActed(in id: FieldID)
  /// A scroller inside of the form has been scrolled, by whomever.
  func areaScrolled(_ area: ScrollArea)
  /// A text that scrolls by itself has been scrolled.
  func textScrolled()
  /// A notebook or a stack shows another page.
  func pageChanged(in pages: Widget)
}

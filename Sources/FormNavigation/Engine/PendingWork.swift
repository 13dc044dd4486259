/// The work that the events of one frame have asked for so far.
struct PendingWork: Sendable {
  /// Whether something has happened that ends the suspension by the user's scroll.
  var resumes = false
  var asksForKeyboard = false
  var caretMoved = false
  /// Whether the user or the host has scrolled, and nothing has brought the user back since.
  var wasScrolled = false
  var isActivation = false
  var isFocusRequest = false
  /// Whether the offset is where it has to be, as a refused move was taken back.
  var keepsOffset = false
  /// Newlines, presses and submissions, which are never merged, with the field that each comes
  /// from.
  var actions: [(effect: NavigationEffect, origin: FieldID?)] = []
  var refusals: [FieldID] = []
  /// The form before the first change of the frame, if one has come.
  var start: FrameStart?
  /// Whether the field that has the focus could be worked in as it got it, or as the frame began.
  var wasFocusAllowed = true
  /// The field that had the focus and was removed in this frame.
  var lostFocus: FieldID?
}

/// The state after the last frame.
struct SettledState: Sendable, Equatable {
  var focus: FieldID?
  var geometry: FocusGeometry?
  var obscuredTop = 0.0
  var obscuredBottom = 0.0
  var isKeyboardShown = false
  var floating: Rect?
  var viewport = Size.zero
  var gap = 0.0
  var offset = Point.zero
  var isSuspended = false
}

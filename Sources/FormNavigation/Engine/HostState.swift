/// The state of the host, as far as it has reported it or has been told.
struct HostState: Sendable {
  var focus: FieldID?
  var showsKeyboard = false
  var offset: Point
  /// The offsets that the host has for scrollers which were touched in this frame, the innermost
  /// first.
  var inner: [(id: ScrollerID, offset: Point)] = []
}

/// Where the focused field is, scroll offsets aside.
struct FocusGeometry: Sendable, Equatable {
  var rect: Rect
  var revealRect: Rect?
  var caret: Rect?
  /// The sum of the origins and of the sizes of the scrollers around the field.
  var pathOrigin = Point.zero
  var pathSize = Size.zero
}

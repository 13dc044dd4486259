import FormNavigation

/// The view of a guest in one frame.
struct GuestView: Equatable {
  /// The room of the outermost scrolled window.
  var extent: GuestArea.Extent
  /// The focused field, if there is one.
  var field: Field?
  /// The scrolled windows inside that it lies in.
  var scrollers: [Scroller] = []

  /// Whether another one shows the same in the same places, however far it is scrolled.
  func hasSameLayout(as other: GuestView) -> Bool {
    field == other.field && scrollers == other.scrollers
  }
}

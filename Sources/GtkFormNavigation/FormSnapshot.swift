import FormNavigation

/// The form's geometry at one moment, as the engine is told it.
struct FormSnapshot: Equatable {
  var viewport: Size
  var contentSize: Size
  var fields: [Field]
  var scrollers: [Scroller]
}

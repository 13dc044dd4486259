import FormNavigation

/// The places of all fields at one moment, as the engine is told them.
struct FormSnapshot: Equatable {
  var contentSize: Size
  var fields: [Field]
  var scrollers: [Scroller]
}

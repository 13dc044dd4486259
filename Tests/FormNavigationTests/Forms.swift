import FormNavigation

/// Forms that tests are about.
enum Forms {
  static func field(
    _ id: FieldID,
    _ y: Double,
    x: Double = 0,
    width: Double = 300,
    height: Double = 40,
    _ change: (inout Field) -> Void = { _ in }
  ) -> Field {
    var field = Field(id: id, rect: Rect(x: x, y: y, width: width, height: height))
    change(&field)
    return field
  }

  /// Fields in a column, 60 units apart, in a viewport of 400 by 600 units.
  static func column(
    _ ids: FieldID...,
    options: NavigationOptions = NavigationOptions(),
    change: (inout Field) -> Void = { _ in }
  ) -> NavigationEngine {
    engine(
      ids.enumerated().map { field($0.element, Double($0.offset) * 60, change) },
      options: options
    )
  }

  static func engine(
    _ fields: [Field],
    options: NavigationOptions = NavigationOptions(),
    scrollers: [Scroller] = []
  ) -> NavigationEngine {
    NavigationEngine(
      options: options,
      viewport: Size(width: 400, height: 600),
      contentSize: Size(width: 400, height: 1200),
      fields: fields,
      scrollers: scrollers
    )
  }
}

extension NavigationEngine {
  /// Changes one field and tells the engine.
  @discardableResult
  mutating func change(_ id: FieldID, _ change: (inout Field) -> Void) -> [NavigationEffect] {
    guard var field = field(id) else { return [] }
    change(&field)
    return handle(.fieldChanged(field))
  }
}

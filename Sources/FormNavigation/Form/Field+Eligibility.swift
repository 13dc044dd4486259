extension Field {
  /// Whether the field can be seen, if it is scrolled to.
  var isShown: Bool { isVisible && areAncestorsVisible }

  /// Whether the user could work in the field at all, if moved there.
  var isPresent: Bool { isShown && isEnabled && isFocusable }

  /// Whether moves may choose the field, its group aside.
  var isTarget: Bool { isPresent && isEditable && !isSkipped && count > 0 }

  /// How many fields moves may choose there, its group aside.
  var weight: Int { isTarget ? count : 0 }

  /// Whether the keyboard should be up while the field has the focus.
  var asksForKeyboard: Bool { wantsKeyboard && isEditable }

  /// More fields than any form has; sums of it do not overflow.
  private static let greatestCount = 1_000_000_000

  /// Where the field stands in the order.
  var standingRect: Rect { orderRect ?? rect }

  /// The same field with numbers that can be reckoned with.
  var sane: Field {
    var field = self
    field.rect = rect.sane
    field.count = min(max(0, count), Self.greatestCount)
    field.caret = caret?.sane
    field.revealRect = revealRect?.sane
    field.contextRect = contextRect?.sane
    field.orderRect = orderRect?.sane
    return field
  }
}

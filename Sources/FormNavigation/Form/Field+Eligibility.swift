extension Field {
  /// Whether the field can be seen, if it is scrolled to.
  var isShown: Bool { isVisible && areAncestorsVisible }

  /// Whether the user could work in the field at all, if moved there.
  var isPresent: Bool { isShown && isEnabled && isFocusable }

  /// Whether moves may choose the field, its group aside.
  var isTarget: Bool { isPresent && isEditable && !isSkipped }

  /// Whether the keyboard should be up while the field has the focus.
  var asksForKeyboard: Bool { wantsKeyboard && isEditable }

  /// Where the field stands in the order.
  var standingRect: Rect { orderRect ?? rect }

  /// The same field with numbers that can be reckoned with.
  var sane: Field {
    var field = self
    field.rect = rect.sane
    field.caret = caret?.sane
    field.revealRect = revealRect?.sane
    field.contextRect = contextRect?.sane
    field.orderRect = orderRect?.sane
    return field
  }
}

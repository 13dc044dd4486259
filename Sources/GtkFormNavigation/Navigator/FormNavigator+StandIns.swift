import FormNavigation
public import GtkBridge

/// Forms so long that their fields are made only where they come into sight.
extension FormNavigator {
  /// Says that a widget stands for fields of a source that have no widgets, as many as it may be.
  ///
  /// They count in the order, at its place, until one of them is asked for: then that is made, and
  /// the stand-in shrinks or goes. The source is not kept alive.
  public func setStandIn(_ widget: Widget, for source: any FieldSource) {
    context.fields.setStandIn(widget, for: source)
    scanner.treeChanged(at: widget)
  }

  /// Takes in at once what the host has put into the form or taken out, instead of with the next
  /// frame.
  ///
  /// Not to be called while a layout is going on.
  ///
  /// - Parameter growth: By how much what lies above the visible part has become higher, in pixels;
  ///   what is seen is kept where it is.
  public func contentChanged(growthAbove growth: Int = 0) {
    if growth != 0 { scrolling.shift(by: Double(growth)) }
    context.geometryChanged()
    context.window?.layOutNow()
    synchronize()
  }

  /// Has the field made that a move would lead to.
  func makeFields(forward: Bool, at target: () -> FieldID?) {
    synchronize()
    var rest = Int.max
    while let widget = target().flatMap(context.fields.widget(of:)),
      let source = context.fields.source(of: widget)
    {
      let count = source.fieldCount(behind: widget)
      // A source that makes nothing would be asked for ever.
      guard count < rest, let field = source.endField(behind: widget, isForward: forward) else {
        return
      }
      rest = count
      _ = source.control(of: field)
    }
  }

  /// The first field, or the last one, made if it was not there yet.
  func endOfChain(forward: Bool) -> FieldID? {
    let end = { [context] in
      forward ? context.engine.firstField : context.engine.lastField
    }
    makeFields(forward: forward, at: end)
    return end()
  }

  /// The focus has come to a stand-in, as the field before has gone: the first field behind it is
  /// the heir.
  func makeHeir(of standIn: Widget) {
    guard let source = context.fields.source(of: standIn),
      let id = context.fields.field(of: standIn)?.id
    else { return }
    let control = source.endField(behind: standIn, isForward: true).flatMap(source.control(of:))
    synchronize()
    if let control, let heir = context.fields.field(containing: control) {
      enter(heir.id)
    } else if context.engine.focusedField == id {
      // Nothing has been made: it is as good as a field that declines the focus.
      context.tell([.focusRefused(id)])
    }
  }
}

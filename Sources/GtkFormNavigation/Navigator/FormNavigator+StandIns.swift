import FormNavigation
public import GtkBridge

/// Forms so long that their fields are made only where somebody gets to see them.
extension FormNavigator {
  /// Says that a widget stands for fields that are still to be made, as many as it may be.
  ///
  /// It counts as one field in the order, at its place, until it is asked for: then those at the end of it that the user
  /// comes from are made, and it shrinks or goes.
  ///
  /// - Parameters:
  ///   - widget: The stand-in, such as an empty box as high as the fields are going to be.
  ///   - make: Makes fields at one end of it, with ``contentChanged(growthAbove:)`` at the end; it is told whether those at
  ///     its beginning are wanted.
  public func setStandIn(_ widget: Widget, make: @escaping (_ isForward: Bool) -> Void) {
    context.fields.setStandIn(widget, make: make)
    scanner.treeChanged(at: widget)
  }

  /// Takes in at once what the host has put into the form or taken out, instead of with the next frame.
  ///
  /// Not to be called while a layout is going on.
  ///
  /// - Parameter growth: By how much what lies above the visible part has become higher, in pixels; what is seen is kept
  ///   where it is.
  public func contentChanged(growthAbove growth: Int = 0) {
    if growth != 0 { scrolling.shift(by: Double(growth)) }
    context.geometryChanged()
    context.window?.layOutNow()
    synchronize()
  }

  /// Has the fields made that a move would lead to.
  func makeFields(forward: Bool, at target: () -> FieldID?) {
    synchronize()
    var height = Int.max
    while let widget = target().flatMap(context.fields.widget(of:)),
      let make = context.fields.standIn(widget), widget.allocatedSize.height < height
    {
      // A stand-in that does not shrink would be asked for ever.
      height = widget.allocatedSize.height
      make(forward)
    }
  }

  /// The first field, or the last one, made where it was not there yet.
  func endOfChain(forward: Bool) -> FieldID? {
    let end = { [context] in
      forward ? context.engine.firstField : context.engine.lastField
    }
    makeFields(forward: forward, at: end)
    return end()
  }

  /// The focus has come to a stand-in, as the field before has gone; the first field that is made now is the heir.
  func makeHeir(of standIn: Widget) {
    guard let make = context.fields.standIn(standIn), let id = context.fields.field(of: standIn)?.id
    else { return }
    let known = context.fields.ids
    make(true)
    synchronize()
    if let heir = context.engine.chainIDs.first(where: { !known.contains($0) }) {
      enter(heir)
    } else if context.engine.focusedField == id {
      // Nothing has been made: it is as good as a field that declines the focus.
      context.tell([.focusRefused(id)])
    }
  }
}

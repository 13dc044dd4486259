public import GtkBridge

/// The fields of a form that is too long for all of its widgets to be there at once.
///
/// If fields have no widgets, a stand-in takes their room: an empty box, say, as high as they
/// are going to be. The navigator counts them in the order of the form and asks for the widget of
/// the one that a move leads to. Fields are named by numbers of the source's own, which stay the
/// same whatever comes or goes before them.
///
/// When fields come, go or move, tell the navigator by
/// ``FormNavigator/contentChanged(growthAbove:)`` or let a stand-in get another size; what that
/// costs does not depend on the number of fields that have no widgets.
public protocol FieldSource: AnyObject {
  /// How many of the fields behind a stand-in can be entered.
  func fieldCount(behind standIn: Widget) -> Int

  /// The first or the last of the fields behind a stand-in that can be entered, or nil if there is
  /// none.
  func endField(behind standIn: Widget, isForward: Bool) -> Int?

  /// The name of a field.
  func name(of field: Int) -> String?

  /// The control of a field, made if it is not there, with
  /// ``FormNavigator/contentChanged(growthAbove:)`` at the end; nil if there is no such field any
  /// more.
  func control(of field: Int) -> Widget?
}

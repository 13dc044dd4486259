/// A remark to show with a field.
public enum FieldNote: Sendable, Hashable, CaseIterable {
  /// A list.
  case list
  /// A list whose places have different meanings.
  case tuple
  /// An object with names of the user's choosing.
  case map
  /// One of several different shapes.
  case alternatives
  /// Several types are allowed.
  case severalTypes
  /// Rules that depend on other values.
  case conditional
  /// Something that is asked for in some cases only.
  case sometimes
  /// The form does not say what is wanted.
  case anything
  /// Nothing can be right.
  case nothing
  /// The description contains itself.
  case recursion
  /// The description refers to something that is not there.
  case brokenReference
  /// The description refers to itself and never arrives.
  case circularReference
  /// The description is in another file.
  case remoteReference
  /// The description grew beyond all bounds.
  case tooMuch
  /// The type is none that JSON Schema knows.
  case unknownType
  /// The value holds a character that no text field can show.
  case unshowable
  /// The form's own condition is a program.
  case scriptedCondition
}

/// A remark to show with a field; the raw value is the remark in English, to be translated.
public enum FieldNote: String, Sendable, Hashable, CaseIterable {
  /// A list.
  case list = "This is a list. Enter it as JSON, for example [\"a\", \"b\"]."
  /// A list whose places have different meanings.
  case tuple = "This is a list with a meaning for each place. Enter it as JSON."
  /// An object with names of the user's choosing.
  case map = "This takes names of your choice, each with a value. Enter it as JSON."
  /// One of several different shapes.
  case alternatives = "This can take one of several shapes. Enter it as JSON."
  /// Several types are allowed.
  case severalTypes = "This takes values of several types. Enter it as JSON."
  /// Rules that depend on other values.
  case conditional = "This depends on other answers. Enter it as JSON if it applies."
  /// Something that is asked for in some cases only.
  case sometimes = "This is needed only in some cases."
  /// The form does not say what is wanted.
  case anything = "The form does not say what is wanted here. Enter any JSON value."
  /// Nothing can be right.
  case nothing = "The form allows no value here."
  /// The description contains itself.
  case recursion = "This repeats the description that it is part of. Enter it as JSON."
  /// The description refers to something that is not there.
  case brokenReference =
    "The form refers to a description that is not there. Enter any JSON value."
  /// The description refers to itself and never arrives.
  case circularReference = "The form's description only refers to itself. Enter any JSON value."
  /// The description is in another file.
  case remoteReference = "The form refers to a description in another file. Enter it as JSON."
  /// The description grew beyond all bounds.
  case tooMuch = "The form is too large to show this part field by field. Enter it as JSON."
  /// The type is none that JSON Schema knows.
  case unknownType = "The form uses a type that is not known. Enter any JSON value."
  /// The value holds a character that no text field can show.
  case unshowable =
    "This text has a character in it that cannot be shown. Enter it as JSON, in quotation marks."
  /// The form's own condition is a program.
  case scriptedCondition =
    "The form shows this only under a condition that cannot be checked here."
}

/// A command line of zenity or yad that cannot be taken over.
public enum ScriptError: Error, Sendable, Equatable {
  /// There is no such option.
  case unknownOption(String)
  /// An option has no value behind it.
  case missingValue(String)
  /// An option that has no value is given one.
  case needlessValue(String)
  /// The value is no number, or not one that the option can have.
  case badNumber(option: String, value: String)
  /// The option says something about a field, but no field stands before it.
  case noField(String)
  /// The option means nothing for the field that stands before it.
  case unfit(option: String, field: String)
  /// Two dialogs at once.
  case twoDialogs(String, String)
  /// The other program has this and a form has not: it can only be run by that program.
  case foreign(String)
}

/// A form that a script describes on a command line, as `zenity --forms` and `yad --form` have it.
public struct ScriptForm: Sendable, Equatable {
  /// The program whose command line it is.
  public enum Dialect: String, Sendable {
    /// `zenity --forms`, of version 3.44 and of 4.
    case zenity
    /// `yad --form`.
    case yad
  }

  /// The program whose command line it is.
  public var dialect: Dialect
  /// The title of the window.
  public var title: String?
  /// The text above the fields, as Markdown.
  public var text: String?
  /// The picture above the fields: the path of a file, or the name of an icon.
  public var picture: String?
  /// The place of the field that has the focus at first, from 0; nil for the first.
  var focusedField: Int?
  /// The fields, and the texts between them, in order.
  public var fields: [ScriptField] = []
  /// The buttons that end the form, in order; the first that confirms is the one of Return.
  public var buttons: [ScriptButton] = []
  /// The width of the window, in pixels.
  public var width: Int?
  /// The height of the window, in pixels.
  public var height: Int?
  /// The seconds after which the form ends by itself.
  public var timeout: Int?
  /// Options of Nextfield itself that stand among the others, with their values.
  public var ownOptions: [OwnOption] = []

  /// The text between two values, or behind each of them.
  var separator = "|"
  /// The text between the items of a list in yad's values.
  var itemSeparator = "!"
  /// How dates are written, for strftime(3).
  var dateFormat = "%x"
  /// The statuses that the process ends with.
  public var statuses: Statuses
  var printing = Printing()

  /// Creates a form with nothing in it.
  init(_ dialect: Dialect) {
    self.dialect = dialect
    statuses = dialect == .zenity ? .zenity : .yad
  }
}

extension ScriptForm {
  /// An option of Nextfield itself, as it stands on the command line.
  public struct OwnOption: Sendable, Equatable {
    /// The name with its dashes.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The statuses that the process ends with for other ends than a button.
  public struct Statuses: Sendable, Equatable {
    /// The window is closed, or Escape is pressed.
    public var closed: Int32
    /// The time is over.
    public var timedOut: Int32

    /// The statuses in zenity's manual.
    static let zenity = Statuses(closed: 1, timedOut: 5)
    /// The statuses in yad's manual.
    static let yad = Statuses(closed: 252, timedOut: 70)
    /// A command line that cannot be understood.
    public static let unusable: Int32 = 255
  }

  /// How yad's answers are printed.
  struct Printing: Sendable, Equatable {
    var isQuoted = false
    var countsChoices = false
    var goesByRow = false
    var columns = 1
  }
}

/// A button that ends a form.
public struct ScriptButton: Sendable, Equatable {
  /// The uses of a button.
  public enum Role: Sendable, Equatable {
    /// Prints the answers if they are right.
    case confirm
    /// Gives up.
    case cancel
    /// Ends the form without asking for right answers, and prints a text.
    case other(prints: String)
    /// Ends the form without asking for right answers, and prints them as they are.
    case otherWithAnswers
  }

  /// The text on it, with an underscore before its mnemonic; nil for that of the program.
  public var label: String?
  /// Its use.
  public var role: Role
  /// The status that the process ends with.
  public var status: Int32

  /// Creates a button.
  public init(label: String?, role: Role, status: Int32) {
    (self.label, self.role, self.status) = (label, role, status)
  }
}

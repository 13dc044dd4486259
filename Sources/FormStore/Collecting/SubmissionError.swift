/// Why answers cannot be kept or read.
public enum SubmissionError: Error, Equatable, Sendable {
  /// SQLite is not installed.
  case noLibrary
  /// The file is a database of something else.
  case foreign
  /// The file is no database, or a damaged one, as SQLite has it.
  case damaged(String)
  /// A later version has written the file.
  case tooNew
  /// Another process has it for too long.
  case busy
  /// Anything else, in SQLite's words.
  case failed(String)
}

public import OrderedJSON

/// Another file that a schema refers to.
public enum SchemaFile: Sendable {
  /// Its content.
  case content(JSONValue)
  /// It cannot be read.
  case unreadable(Fault)

  /// Why a file cannot be read.
  public enum Fault: Sendable, Hashable {
    /// It is not in the folder of the form, nor in one below it.
    case outside
    /// The form comes from standard input, so no folder is known.
    case noFolder
    /// It is a folder, a pipe or a device.
    case noPlainFile
    /// The system's reason, in the user's language.
    case system(String)
    /// It is no JSON text from that place on.
    case malformed(path: String, JSONError)
  }
}

/// Something that has the other files to which a schema refers.
///
/// It is given an absolute address without a fragment, or what a relative reference says if the
/// schema has no address of its own; it returns nil for an address that is never read. The same
/// address always has the same answer.
public typealias SchemaFileLookup = @Sendable (_ address: String) -> SchemaFile?

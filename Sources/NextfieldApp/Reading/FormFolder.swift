import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

/// The folder of a form file, for the files that the form refers to.
///
/// Nothing is read from anywhere else, least of all from a network.
nonisolated struct FormFolder: Sendable {
  /// The path of the folder; empty for the current one, nil for a form from standard input.
  private let path: String?
  /// The address of the folder, if the form's schema has an address of its own; else empty.
  private let address: String

  /// Finds the folder of a form.
  init(of path: String, schema: JSONValue) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    self.path = path == "-" ? nil : folder
    let id = schema["$id"]?.stringValue ?? schema["id"]?.stringValue ?? ""
    let base = URIReference.resolve(id, against: "").document
    address = base.lastIndex(of: "/").map { String(base[...$0]) } ?? ""
  }

  /// Returns the lookup of the files that a form refers to.
  static func files(of path: String, schema: JSONValue) -> SchemaFileLookup {
    let folder = FormFolder(of: path, schema: schema)
    return { folder.file(at: $0) }
  }

  /// Reads the file with an address; nil if that is the address of no file in a folder of the form.
  func file(at address: String) -> SchemaFile? {
    guard let relative = relativePath(of: address) else { return nil }
    guard let path else { return .unreadable(.noFolder) }
    let limits = JSONLimits.standard
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(relative, in: path, limit: limits.size + 1)
    } catch {
      switch error {
      case .outside: return .unreadable(.outside)
      case .noPlainFile: return .unreadable(.noPlainFile)
      case .system(let reason): return .unreadable(.system(reason))
      }
    }
    do {
      return .content(try JSONDocument(reading: bytes, limits: limits).value)
    } catch {
      return .unreadable(.malformed(path: path + relative, error))
    }
  }

  private func relativePath(of address: String) -> String? {
    var text = address
    if !self.address.isEmpty, text.hasPrefix(self.address) {
      text.removeFirst(self.address.count)
    }
    let reference = URIReference(text)
    guard reference.scheme == nil, reference.authority == nil, !reference.path.isEmpty,
      !reference.path.hasPrefix("/")
    else { return nil }
    // A form's author may have written the path as it is, or as a URI has it.
    return JSONPointer(fragment: "/" + reference.path)?.tokens.joined(separator: "/")
  }
}

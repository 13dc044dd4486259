import FormModel
import GtkBridge
import OrderedJSON

extension Form {
  /// Reads the form that the user named.
  init(path: String) throws(Document.Failure) {
    let document = try Document.read(path)
    do {
      try self.init(reading: document.value)
    } catch {
      throw Document.Failure(
        path: path, position: error.position, reason: error.description)
    }
    for key in document.duplicateKeys { warnings.append(FormWarning(key)) }
  }
}

extension FormWarning {
  /// A member that stands twice in the file, of which only one can count.
  init(_ duplicate: JSONDuplicateKey) {
    self.init(
      pointer: JSONPointer(),
      message: tr(
        "line {line}, column {column}: the name “{name}” stands here again",
        [
          "line": String(duplicate.position.line), "column": String(duplicate.position.column),
          "name": duplicate.key,
        ]),
      position: duplicate.position)
  }
}

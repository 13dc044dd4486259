import FormModel

extension Form {
  /// Reads the form that the user named; `-` is standard input.
  init(path: String) throws(Document.Failure) {
    let document = try Document.read(path)
    do {
      try self.init(reading: document)
    } catch {
      throw Document.Failure(path: path, position: error.position, reason: error.message)
    }
  }
}

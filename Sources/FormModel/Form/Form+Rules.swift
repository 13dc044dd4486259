import OrderedJSON
package import SchemaValidation

extension Form {
  /// Compiles the schema that the answers have to be right by, with all files it refers to.
  package func compiledSchema() -> JSONSchema {
    JSONSchema(compiling: schema, lookup: Self.documents(files))
  }

  /// Returns the lookup of documents that has what can be read of some files.
  package static func documents(_ files: @escaping SchemaFileLookup) -> SchemaLookup {
    { address in
      guard case .content(let value)? = files(address) else { return nil }
      return value
    }
  }
}

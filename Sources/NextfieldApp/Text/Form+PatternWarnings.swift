import FormModel
import GtkBridge
import OrderedJSON
import SchemaValidation

extension Form {
  /// Returns a warning for each pattern of the schema that is none, so that nothing is checked by
  /// it.
  func patternWarnings() -> [FormWarning] {
    let cache = PatternCache()
    return JSONSchema(compiling: schema).patterns.filter { !cache.canCompile($0.pattern) }.map {
      let (pattern, place) = ($0.pattern, $0.pointer)
      let field = fields.first { $0.constraints.patterns.contains(pattern) }
      return FormWarning(
        pointer: field?.pointer ?? JSONPointer(tokens: []),
        message: tr(
          "The pattern “{pattern}” at {place} cannot be read, so it is not checked.",
          ["pattern": pattern, "place": place.description]
        ),
        position: schema[place]?.position
      )
    }
  }
}

import FormModel
import OrderedJSON
import SchemaValidation

extension Form {
  /// Returns a warning for each pattern of the schema that is none: nothing is checked by it.
  func patternWarnings() -> [FormWarning] {
    let cache = PatternCache()
    return compiledSchema().patterns.filter { !cache.canCompile($0.pattern) }.map {
      let (pattern, place) = ($0.pattern, $0.pointer)
      let field = fields.first { $0.constraints.patterns.contains(pattern) }
      return FormWarning(
        pointer: field?.pointer ?? .root,
        reason: .badPattern(pattern, place: place, Self.fault(of: pattern)),
        position: schema[place]?.position
      )
    }
  }

  private static func fault(of pattern: String) -> PatternError.Reason? {
    do throws(PatternError) {
      _ = try PatternTranslation(pattern)
      return nil
    } catch {
      return error.reason
    }
  }
}

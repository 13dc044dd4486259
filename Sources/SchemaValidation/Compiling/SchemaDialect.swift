import OrderedJSON

/// The keywords that a schema may use.
struct SchemaDialect: Sendable {
  /// Groups of keywords that a metaschema of its own may leave out (`$vocabulary`).
  struct Vocabularies: OptionSet, Sendable {
    let rawValue: Int

    static let applicator = Vocabularies(rawValue: 1)
    static let unevaluated = Vocabularies(rawValue: 2)
    static let validation = Vocabularies(rawValue: 4)
    /// `format` as a rule.
    static let formatAssertion = Vocabularies(rawValue: 8)

    /// The keywords of the drafts' own metaschemas.
    static let standard: Vocabularies = [.applicator, .unevaluated, .validation]
  }

  var draft: SchemaDraft
  /// Whether the keywords of all drafts count.
  var isLenient = false
  var vocabularies = Vocabularies.standard

  init(_ draft: SchemaDraft?) {
    self.draft = draft ?? .draft2020
    isLenient = draft == nil
  }

  /// Creates the dialect that a metaschema describes; `draft` is the one that it is written in.
  init(_ draft: SchemaDraft, vocabulary: JSONObject) {
    self.draft = draft
    vocabularies = []
    for member in vocabulary.members {
      switch member.key.split(separator: "/").last {
      case "applicator":
        vocabularies.insert(.applicator)
        // Draft 2019-09 has them in one.
        if draft < .draft2020 { vocabularies.insert(.unevaluated) }
      case "unevaluated": vocabularies.insert(.unevaluated)
      case "validation": vocabularies.insert(.validation)
      case "format-assertion": vocabularies.insert(.formatAssertion)
      default: break
      }
    }
  }

  /// Tells whether a keyword counts that these drafts have.
  func has(_ drafts: ClosedRange<SchemaDraft>) -> Bool { isLenient || drafts.contains(draft) }

  /// Tells whether a keyword counts that this and all later drafts have.
  func has(since first: SchemaDraft) -> Bool { isLenient || draft >= first }

  /// Whether nothing beside a `$ref` counts.
  var referencesStandAlone: Bool { !isLenient && draft <= .draft7 }
}

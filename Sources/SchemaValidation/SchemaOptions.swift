public import OrderedJSON

/// How a schema is to be understood.
public struct SchemaOptions: Sendable {
  /// The address that relative references are resolved against; empty for none.
  public var baseAddress: String
  /// The draft of schemas without a `$schema` that names one.
  ///
  /// With nil they are read leniently: the keywords of all drafts count, and what stands beside a
  /// `$ref` does, too.
  public var defaultDraft: SchemaDraft?
  /// Whether `format` is a rule; else it is only a remark, as the standard has it.
  public var checksFormats: Bool
  /// Whether draft 07's `contentEncoding` and `contentMediaType` are rules.
  public var checksContent: Bool
  /// The most schemas that are read, those of other documents included.
  public var schemaLimit: Int

  /// Creates options; what is left out is as forms need it.
  public init(
    baseAddress: String = "",
    defaultDraft: SchemaDraft? = nil,
    checksFormats: Bool = true,
    checksContent: Bool = false,
    schemaLimit: Int = 1_000_000
  ) {
    self.baseAddress = baseAddress
    self.defaultDraft = defaultDraft
    self.checksFormats = checksFormats
    self.checksContent = checksContent
    self.schemaLimit = schemaLimit
  }
}

/// Something that has the documents to which a schema refers.
///
/// It is given an absolute address without a fragment, or what a relative reference says if the
/// schema has no address; it returns nil for a document that it does not have.
public typealias SchemaLookup = (_ address: String) -> JSONValue?

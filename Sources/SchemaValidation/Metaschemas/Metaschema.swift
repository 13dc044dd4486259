import OrderedJSON

/// The metaschemas of the drafts, without what is only said to people.
enum Metaschema {
  /// Returns the metaschema or the vocabulary with that address, if there is one.
  static func document(at address: String) -> JSONValue? {
    guard let text = text(at: address) else { return nil }
    return try? JSONValue(reading: text)
  }

  private static func text(at address: String) -> String? {
    if address == SchemaDraft.draft4.address { return draft4 }
    if address == SchemaDraft.draft6.address { return draft6 }
    if address == SchemaDraft.draft7.address { return draft7 }
    for (draft, texts) in [(SchemaDraft.draft2019, draft2019), (.draft2020, draft2020)] {
      let base = draft.address.dropLast("schema".count)
      if address.hasPrefix(base) { return texts[String(address.dropFirst(base.count))] }
    }
    return nil
  }
}

public import OrderedJSON

extension Form {
  /// The output of `nextfield check`: how many fields of which kind, what is raw, what is doubtful.
  ///
  /// - Parameter describe: Words a warning.
  /// - Returns: An object with the members that `nextfield check` prints.
  public func summary(_ describe: (FormWarning) -> String) -> JSONValue {
    var kinds: [String: Int] = [:]
    for field in fields {
      kinds[field.kind.name, default: 0] += 1
    }
    var counts = JSONObject()
    for name in FieldKind.names {
      counts[name] = kinds[name].map { .number(JSONNumber($0)) }
    }
    var raw = fields.filter { $0.kind == .raw }.map(\.pointer)
    let shown = Set(raw)
    raw += rawPlacesOfParts.filter { !shown.contains($0) }
    return [
      "title": title.map { .string($0) } ?? .null,
      "fields": .number(JSONNumber(fields.count)),
      "required": .number(JSONNumber(fields.count(where: \.isRequired))),
      "sections": .number(JSONNumber(sectionCount)),
      "kinds": .object(counts),
      "raw": .array(raw.map { .string($0.description) }),
      "warnings": .array(
        warnings.map {
          ["pointer": .string($0.pointer.description), "message": .string(describe($0))]
        }
      ),
    ]
  }
}

public import SchemaValidation

/// A form that text must have (JSON Schema's `format`).
public typealias TextFormat = StringFormat

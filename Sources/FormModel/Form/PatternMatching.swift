public import SchemaValidation

/// Something that can search text for ECMA-262 regular expressions.
public typealias PatternMatching = SchemaValidation.PatternMatching

/// The outcome of searching a text for a pattern.
public typealias PatternMatch = SchemaValidation.PatternMatch

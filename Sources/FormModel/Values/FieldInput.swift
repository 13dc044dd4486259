/// The input that a field shows: what the user has typed or chosen.
public enum FieldInput: Sendable, Hashable {
  /// Typed text, for text, numbers, scalars and raw JSON.
  case text(String)
  /// The index of the chosen value, for a choice.
  case choice(Int?)
  /// The indices of the chosen values, for several choices.
  case choices(Set<Int>)
  /// Typed text that is read as a value of that type, for a scalar; as `text` its type is guessed.
  case typed(String, as: SchemaType)
  /// Yes or no.
  case flag(Bool)
}

/// What a field shows: what the user has typed or chosen.
public enum FieldInput: Sendable, Hashable {
  /// Typed text, for text, numbers and raw JSON.
  case text(String)
  /// The index of the chosen value, for a choice.
  case choice(Int?)
  /// Yes or no.
  case flag(Bool)
}

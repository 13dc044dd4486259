/// Whether the next letter is a capital.
enum ShiftState: Hashable, Sendable {
  case off

  /// For one key, because the text wants a capital.
  case automatic

  /// For one key.
  case once

  /// Until it is pressed again.
  case locked
}

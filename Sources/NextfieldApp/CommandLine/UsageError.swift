/// A command line that cannot be carried out.
struct UsageError: Error, Equatable {
  /// What is wrong with it, in one line in the user's language.
  let reason: String
}

/// A command line that cannot be carried out.
struct UsageError: Error, Equatable {
  /// The mistake, in one line in the user's language.
  let reason: String
  /// The status that the process ends with.
  var status: Int32 = 2
}

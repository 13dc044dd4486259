internal import CAtspi

/// Calls a C function that reports failure through a `GError`, and throws what it reports.
@MainActor
func asking<Answer>(
  _ question: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Answer
) throws -> Answer {
  var failure: UnsafeMutablePointer<GError>?
  let answer = question(&failure)
  if let failure {
    defer { g_error_free(failure) }
    throw AccessibilityError(String(cString: failure.pointee.message))
  }
  return answer
}

/// Copies a string that C handed over, and frees it; empty for none.
func takeString(_ text: UnsafeMutablePointer<gchar>?) -> String {
  guard let text else { return "" }
  defer { g_free(text) }
  return String(cString: text)
}

internal import CGtk

/// Runs the body where GTK lives.
///
/// A host that this library has been loaded into may call GTK on any of its threads. There is nothing to be done on another
/// one than the first, and to find out by ``MainActor`` would end the process.
///
/// - Parameters:
///   - fallback: The answer for another thread.
///   - body: What to run.
/// - Returns: What the body answers.
func onMainThread<Answer: Sendable>(
  or fallback: Answer,
  _ body: @MainActor () -> Answer
) -> Answer {
  guard cgtk_is_main_thread() != 0 else { return fallback }
  return MainActor.assumeIsolated(body)
}

/// The same where nobody asks for an answer.
func onMainThread(_ body: @MainActor () -> Void) { onMainThread(or: (), body) }

/// The process that this library has been loaded into.
public enum HostProcess {
  /// Runs the body if this is the main thread, and nothing otherwise.
  public static func run(_ body: @MainActor () -> Void) { onMainThread(body) }

  /// Takes a name that only one library of the process can have, however often it has been loaded.
  ///
  /// - Returns: Whether nobody has had it before.
  @MainActor
  public static func claim(_ name: String) -> Bool { cgtk_claim_process(name) != 0 }

  /// What the process is called: the name that it was started by, and the one by which the desktop knows it, if it has one.
  @MainActor
  public static var names: [String] {
    var names: [String] = []
    if let name = g_get_prgname() { names.append(String(cString: name)) }
    if let program = g_application_get_default(), let id = g_application_get_application_id(program)
    {
      names.append(String(cString: id))
    }
    return names
  }
}

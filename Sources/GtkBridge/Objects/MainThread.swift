internal import CGtk
internal import CGtkHelpers

/// Runs the body where GTK lives.
///
/// A host that this library has been loaded into may call GTK on any of its threads. There is
/// nothing to be done on another one than the first, and to find out by ``MainActor`` would end the
/// process. So would a closure for C that is written within a function of the main actor, as the
/// compiler puts that check into it: it has to be a constant of a file or of a type.
///
/// - Parameters:
///   - fallback: The answer for another thread.
///   - body: The code to run.
/// - Returns: The answer of the body.
func onMainThread<Answer: Sendable>(
  or fallback: Answer,
  _ body: @MainActor () -> Answer
) -> Answer {
  guard cgtk_is_main_thread() != 0 else { return fallback }
  return MainActor.assumeIsolated(body)
}

/// Runs the body on the main thread, without an answer.
func onMainThread(_ body: @MainActor () -> Void) { onMainThread(or: (), body) }

/// The same for what GLib calls from its main loop, if GTK has not taken GDK's lock as it has
/// for its own handlers.
///
/// A host that uses GTK on several threads does so under that lock; in all others taking it does
/// nothing.
func onMainThreadUnderLock(_ body: @MainActor () -> Void) {
  cgtk_lock()
  defer { cgtk_unlock() }
  onMainThread(body)
}

/// The process that this library has been loaded into.
package enum HostProcess {
  /// Runs the body if this is the main thread, and nothing otherwise.
  package static func run(_ body: @MainActor () -> Void) { onMainThread(body) }

  /// Takes a name that only one library of the process can have, however often it has been loaded.
  ///
  /// - Returns: Whether the name was free.
  @MainActor
  package static func claim(_ name: String) -> Bool { cgtk_claim_process(name) != 0 }

  /// The names of the process: the name that it was started by, and the one by which the desktop
  /// knows it, if it has one.
  @MainActor
  package static var names: [String] {
    var names: [String] = []
    if let name = g_get_prgname() { names.append(String(cString: name)) }
    if let program = g_application_get_default(), let id = g_application_get_application_id(program)
    {
      names.append(String(cString: id))
    }
    return names
  }
}

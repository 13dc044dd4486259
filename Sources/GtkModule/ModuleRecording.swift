import FormNavigation
import GtkBridge
import GtkFormNavigation
import NavigationScenario

/// A record of events in a program, written as a scenario that `nextfield replay` runs; there is no
/// typed text in it.
final class ModuleRecording {
  private static var count = 0

  private let path: String
  private var recorder: ScenarioRecorder
  private var saving: MainLoopSource?

  private init(of navigator: GuestNavigator, to path: String) {
    self.path = path
    recorder = ScenarioRecorder(
      navigator.engine,
      about: tr("Recorded in a program by the GTK module")
    )
  }

  /// Writes down what a navigator is told and decides, for as long as it lives.
  ///
  /// - Parameters:
  ///   - navigator: The navigator, which has not been told anything yet.
  ///   - path: The file for the first one in the program; for the second one `-2` is added, and so
  ///     on. `%p` in it is the number of the process, for programs that start others.
  static func begin(of navigator: GuestNavigator, to path: String) {
    count += 1
    let path = ofThisProcess(path)
    let recording = ModuleRecording(of: navigator, to: count == 1 ? path : "\(path)-\(count)")
    // The navigator's own objects end with it.
    navigator.onDecision = { events, effects, engine in
      recording.recorder.record(events, effects: effects, in: engine)
      recording.saveSoon()
    }
    navigator.onEnd = { recording.save() }
  }

  private static func ofThisProcess(_ path: String) -> String {
    var parts = path.split(separator: "%", omittingEmptySubsequences: false)
    let beginning = String(parts.removeFirst())
    return parts.reduce(beginning) { name, part in
      name + (part.hasPrefix("p") ? "\(processNumber)\(part.dropFirst())" : "%\(part)")
    }
  }

  /// Saves a moment later, as a program may end without a word, and several things happen at once.
  private func saveSoon() {
    guard saving?.isPending != true else { return }
    saving = MainLoop.after(milliseconds: 200) { [weak self] in self?.save() }
  }

  private func save() {
    saving?.cancel()
    // If it cannot be written the program must not suffer, and has nobody to tell.
    try? FileAccess.write(recorder.text, to: path)
  }
}

import FormNavigation
import GtkBridge
import GtkFormNavigation
import NavigationScenario

/// A record of the events in a window, as a scenario that `nextfield replay` runs.
final class Recording {
  private let path: String
  private var recorder: ScenarioRecorder

  /// Begins to write down what a navigator is told and decides.
  init(of navigator: FormNavigator, to path: String) {
    self.path = path
    recorder = ScenarioRecorder(navigator.engine, about: tr("Recorded from a window"))
    navigator.onDecision = { [weak self] events, effects, engine in
      self?.recorder.record(events, effects: effects, in: engine)
    }
  }

  /// Writes the file.
  func save() {
    do throws(FileAccess.Failure) {
      try FileAccess.write(recorder.text, to: path)
    } catch {
      complain("nextfield: \(path): \(error.reason)")
    }
  }
}

import FormNavigation
import NavigationScenario

extension NavigationRun {
  /// The smallest failing run that leaving out frames, events and fields leads to.
  func shrunk() -> NavigationRun {
    var best = self
    guard let failure = best.failure() else { return self }
    best.frames = Array(best.frames.prefix(failure.frame + 1))
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in best.candidates where candidate.failure() != nil {
        best = candidate
        isSmaller = true
        break
      }
    }
    return best
  }

  private var candidates: [NavigationRun] {
    var list: [NavigationRun] = []
    for frame in frames.indices {
      var run = self
      run.frames.remove(at: frame)
      list.append(run)
      guard frames[frame].count > 1 else { continue }
      for event in frames[frame].indices {
        var run = self
        run.frames[frame].remove(at: event)
        list.append(run)
      }
    }
    for id in form.fieldIDs {
      let fields = form.fieldIDs.filter { $0 != id }.compactMap(form.field)
      list.append(NavigationRun(form: with(fields), frames: frames))
    }
    return list
  }

  private func with(_ fields: [Field]) -> NavigationEngine {
    NavigationEngine(
      options: form.options,
      viewport: form.viewport,
      contentSize: form.contentSize,
      scrollOffset: form.scrollOffset,
      obscuredTop: form.obscuredTop,
      obscuredBottom: form.obscuredBottom,
      fields: fields,
      scrollers: form.allScrollers
    )
  }

  /// The run as a scenario that `nextfield replay` plays.
  func scenario(about: String) -> String {
    var recorder = ScenarioRecorder(form, about: about)
    for events in frames { recorder.record(events) }
    return recorder.text
  }
}

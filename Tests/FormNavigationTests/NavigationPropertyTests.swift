import FormNavigation
import TestSupport
import Testing

/// More than ten thousand random forms, each with a random story; a failure prints a scenario that
/// runs.
@Suite struct NavigationPropertyTests {
  private static let storiesPerSeed = 100

  @Test(arguments: 0..<UInt64(110))
  func `the laws hold in every frame of any story`(seed: UInt64) {
    for story in 0..<Self.storiesPerSeed {
      let seed = seed * UInt64(Self.storiesPerSeed) + UInt64(story)
      let limit = story == 0 ? 300 : 12
      guard let run = Self.failingRun(seed: seed, fieldLimit: limit) else { continue }
      report(run, seed: seed)
      return
    }
  }

  private static func failingRun(seed: UInt64, fieldLimit: Int) -> NavigationRun? {
    var world = RandomForm(random: SplitMix64(seed: seed))
    var engine = world.engine(fieldLimit: fieldLimit)
    var run = NavigationRun(form: engine)
    var host = SimulatedHost(engine)
    for frame in 0..<8 {
      let events = world.frame(for: engine)
      run.frames.append(events)
      let isThorough = frame % 4 == 3
      if NavigationRun.step(events, engine: &engine, host: &host, isThorough: isThorough) != nil {
        return run
      }
    }
    return nil
  }

  private func report(_ run: NavigationRun, seed: UInt64) {
    let smallest = run.shrunk()
    let reason = smallest.failure()?.reason ?? "it only fails as a whole"
    Issue.record(
      """
      seed \(seed): \(reason)
      Save this and run `nextfield replay` on it:
      \(smallest.scenario(about: "\(reason) (seed \(seed))"))
      """
    )
  }
}

internal import CAtspi

/// Looks again and again until the condition holds; throws when it does not in time.
///
/// - Parameters:
///   - what: What is waited for, for the report of a failure.
///   - seconds: The longest time that this may take.
///   - condition: The question; what it throws counts as "not yet", because a program may be
///     drawing its tree anew.
@MainActor
public func waitUntil(
  _ what: @autoclosure () -> String,
  upTo seconds: Double = 5,
  _ condition: () throws -> Bool
) throws {
  let deadline = ContinuousClock.now + .seconds(seconds)
  var lastFailure: (any Error)?
  repeat {
    AccessibilityBus.pump()
    do {
      if try condition() { return }
      lastFailure = nil
    } catch let failure as ProgramEnded {
      throw failure
    } catch {
      lastFailure = error
    }
    g_usleep(2_000)
  } while ContinuousClock.now < deadline
  let reason = lastFailure.map { " (\($0))" } ?? ""
  throw AccessibilityError("waited \(seconds) s in vain: \(what())\(reason)")
}

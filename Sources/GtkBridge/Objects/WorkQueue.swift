internal import CGtk

/// Does things one after the other on a thread of its own, so that the main thread never waits for
/// a disk.
@MainActor
package final class WorkQueue {
  /// The thread; nil until something is to be done.
  private var pool: UnsafeMutablePointer<GThreadPool>?
  /// How many answers are still to come.
  private var waitingCount = 0

  /// Creates one; its thread begins with the first thing to do.
  package init() {}

  /// Whether nothing is being done.
  package var isIdle: Bool { waitingCount == 0 }

  /// Does something on the other thread.
  ///
  /// - Parameters:
  ///   - work: What to do; it must not touch anything of the main thread.
  ///   - completion: Is told the answer, on the main thread.
  package func run<Answer: Sendable>(
    _ work: @escaping @Sendable () -> Answer,
    completion: @escaping @MainActor (Answer) -> Void
  ) {
    if pool == nil { pool = g_thread_pool_new(doJob, nil, 1, 0, nil) }
    guard let pool else { return completion(work()) }
    waitingCount += 1
    let job = Job { [self] in
      let answer = work()
      return { [self] in
        waitingCount -= 1
        completion(answer)
      }
    }
    g_thread_pool_push(pool, Unmanaged.passRetained(job).toOpaque(), nil)
  }

  /// Waits until everything is done and answered, but not for long.
  ///
  /// - Parameter milliseconds: The most to wait; a disk may be gone for good.
  /// - Returns: Whether everything is done.
  @discardableResult
  package func finish(within milliseconds: Int) -> Bool {
    MainLoop.pump(forAtMost: milliseconds) { isIdle }
  }
}

/// Something to do on the other thread, which leaves something to do on the main one.
private final class Job: Sendable {
  let body: @Sendable () -> @MainActor @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> @MainActor @Sendable () -> Void) { self.body = body }
}

private let doJob: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = {
  data,
  _ in
  guard let data else { return }
  let then = Unmanaged<Job>.fromOpaque(data).takeRetainedValue().body()
  let box = ClosureBox<VoidBody>.retained(then)
  gdk_threads_add_idle_full(G_PRIORITY_DEFAULT, runOnMainThread, box, releaseBox)
}

private let runOnMainThread: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  nonisolated(unsafe) let data = data
  onMainThread { ClosureBox<VoidBody>.body(at: data)?() }
  return 0
}

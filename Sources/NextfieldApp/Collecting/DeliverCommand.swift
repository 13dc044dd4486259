import FormStore
import GtkBridge

/// The options of `nextfield deliver`.
struct DeliverOptions: Equatable {
  /// The database to send from; nil to set the server up instead.
  var outbox: String?
  /// The address; nil if it stands on standard input.
  var address: PostgresAddress?
  var timeoutSeconds: Int?
  /// Whether a window has started it: it ends if another one is at work, and gives up after long.
  var isInBackground = false
}

/// Sends what was collected to PostgreSQL: `nextfield deliver OUTBOX URL`.
final class DeliverCommand {
  let options: DeliverOptions
  private var backoff = Backoff()
  private var server: SubmissionServer?
  /// The last complaint, so that it is made once.
  private var lastWords = ""
  private var refused: Set<String> = []
  private var sentCount = 0
  private var lastSuccess = MainLoop.milliseconds

  /// How long one in the background tries, without any success, before it leaves it to the next.
  private static let patienceInBackground = 3600
  /// The longest that a server may say nothing, in seconds.
  private static let patience = 30

  init(_ options: DeliverOptions) { self.options = options }

  /// Sends everything, or sets up the server.
  ///
  /// - Returns: The exit status: 0 if nothing is left, 1 if the server has refused some, 2 if the
  ///   outbox or the server cannot be used, 5 if the server was away for too long.
  func run() -> Int32 {
    let address: PostgresAddress
    do throws(UsageError) {
      if let given = options.address { address = given } else { address = try Self.readAddress() }
    } catch {
      complain("nextfield: \(error.reason)")
      return ExitStatus.unusable
    }
    guard let outbox = options.outbox else { return setUp(address) }
    if options.isInBackground { ProcessImage.leaveSession() }
    do throws(SubmissionError) {
      let store = try SubmissionStore(writing: outbox)
      guard options.isInBackground else { return deliver(store, to: address) }
      return deliverAlone(store, outbox, to: address)
    } catch {
      complain("nextfield: \(outbox): \(error.message)")
      return ExitStatus.unusable
    }
  }

  private static func readAddress() throws(UsageError) -> PostgresAddress {
    let bytes = (try? FileAccess.read("-", limit: 1 << 16)) ?? []
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return try PostgresAddress(argument: String(decoding: line, as: UTF8.self))
  }

  private func setUp(_ address: PostgresAddress) -> Int32 {
    do throws(DeliveryError) {
      try SubmissionServer(address).setUp()
      return ExitStatus.done
    } catch {
      complain("nextfield: \(address): \(error.message)")
      return ExitStatus.unusable
    }
  }

  /// Sends everything unless another process does so already, which then takes what is new as well.
  private func deliverAlone(
    _ store: SubmissionStore,
    _ path: String,
    to address: PostgresAddress
  ) -> Int32 {
    let lock = path + ".lock"
    try? FileAccess.create(lock)
    var status = ExitStatus.done
    // The one at work may have seen nothing more just before something new was kept, and let go
    // just after it was found at work.
    while let file = JournalFile(claiming: lock) {
      status = deliver(store, to: address)
      file.release()
      guard status == ExitStatus.done, hasMore(store) else { break }
    }
    return status
  }

  private func hasMore(_ store: SubmissionStore) -> Bool {
    ((try? store.waitingCount()) ?? 0) > 0
  }

  private func deliver(_ store: SubmissionStore, to address: PostgresAddress) -> Int32 {
    let delivery = Delivery(from: store, now: { LocalTime.timestamp }) {
      [self] batch throws(DeliveryError) in
      if server == nil { server = try SubmissionServer(address, patience: patience) }
      try server?.add(batch)
    }
    let total = StandardStream.error.isTerminal ? (try? store.waitingCount()) ?? 0 : 0
    lastSuccess = MainLoop.milliseconds
    while true {
      do throws(DeliveryError) {
        guard let (sent, refusals) = try delivery.step() else { break }
        note(sent, refusals, of: total)
      } catch .away(let reason) {
        server = nil
        tell(
          tr(
            "{address}: {reason}; it is tried again",
            ["address": address.description, "reason": reason]
          )
        )
        guard waitForServer() else { return giveUp(store) }
      } catch .outbox(.busy) {
        guard waitForServer() else { return giveUp(store) }
      } catch {
        tell("\(address): \(error.message)")
        return ExitStatus.unusable
      }
    }
    server = nil
    return refused.isEmpty ? ExitStatus.done : ExitStatus.cancelled
  }

  private func giveUp(_ store: SubmissionStore) -> Int32 {
    let count = (try? store.waitingCount()) ?? 0
    tell(
      trn(
        "one submission is not sent",
        "{count} submissions are not sent",
        count: count,
        ["count": "\(count)"]
      )
    )
    return ExitStatus.timedOut
  }

  private func note(_ sent: Int, _ refusals: [Delivery.Refusal], of total: Int) {
    backoff.reset()
    lastSuccess = MainLoop.milliseconds
    lastWords = ""
    for refusal in refusals where refused.insert(refusal.uuid).inserted {
      tell("\(refusal.uuid): \(refusal.reason)")
    }
    sentCount += sent
    if total > 0 {
      let numbers = ["count": "\(sentCount)", "total": "\(max(total, sentCount))"]
      let line = tr("{count} of {total} sent", numbers)
      try? StandardStream.error.write("\r\(line)" + (sentCount >= total ? "\n" : ""))
    }
  }

  /// Says something once, however often it happens.
  private func tell(_ words: String) {
    guard words != lastWords else { return }
    lastWords = words
    complain("nextfield: \(words)")
  }

  /// The seconds that are left before it gives up; nil if it never does.
  private var secondsLeft: Int? {
    let limit = options.timeoutSeconds ?? (options.isInBackground ? Self.patienceInBackground : nil)
    return limit.map { $0 - Int(MainLoop.milliseconds - lastSuccess) / 1000 }
  }

  private var patience: Int { min(Self.patience, max(secondsLeft ?? Self.patience, 1)) }

  /// Waits before the next try.
  ///
  /// - Returns: Whether there is to be one.
  private func waitForServer() -> Bool {
    let pause = backoff.next(chance)
    let left = secondsLeft.map { $0 * 1000 } ?? pause
    // A window's outbox may be gone with its user.
    guard left > 0, options.outbox.flatMap({ FileAccess.absolutePath(of: $0) }) != nil else {
      return false
    }
    MainLoop.wait(milliseconds: min(pause, left))
    return true
  }
}

extension PostgresAddress {
  /// Reads an argument; what is wrong with it is said without the argument.
  init(argument: String) throws(UsageError) {
    do throws(Fault) {
      try self.init(argument)
    } catch {
      throw UsageError(reason: error.message)
    }
  }
}

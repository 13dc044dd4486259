/// Sends what is in an outbox to a server, batch after batch.
///
/// A submission is sent again until the server has said that it is committed, and the server knows
/// it by its name: so it is there once, however often a connection breaks, and however many do the
/// same at once.
public final class Delivery {
  /// A submission that the server will not take, and why.
  public struct Refusal: Equatable, Sendable {
    /// The submission's own name.
    public let uuid: String
    /// The reason in the server's words.
    public let reason: String
  }

  private let outbox: SubmissionStore
  private let send: ([WaitingSubmission]) throws(DeliveryError) -> Void
  private let now: () -> String
  /// The place up to which nothing more can be done.
  private var place = 0

  private static let batchCount = 100

  /// Creates one.
  ///
  /// - Parameters:
  ///   - outbox: The outbox.
  ///   - now: Tells the time, in UTC, as RFC 3339 has it.
  ///   - send: Brings submissions to the server, all of them or none.
  public init(
    from outbox: SubmissionStore,
    now: @escaping () -> String,
    send: @escaping ([WaitingSubmission]) throws(DeliveryError) -> Void
  ) {
    self.outbox = outbox
    self.now = now
    self.send = send
  }

  /// Sends some submissions.
  ///
  /// - Returns: How many the server has now and what it refuses; nil if no more are waiting.
  /// - Throws: ``DeliveryError``; the next call tries the same ones again.
  public func step() throws(DeliveryError) -> (sent: Int, refused: [Refusal])? {
    let batch = try translated { () throws(SubmissionError) in
      try outbox.waiting(after: place, limit: Self.batchCount)
    }
    guard let last = batch.last else { return nil }
    do throws(DeliveryError) {
      try deliver(batch)
      return (batch.count, [])
    } catch .unsuitable(let reason) {
      guard batch.count > 1 else {
        place = last.number
        return (0, [Refusal(uuid: last.uuid, reason: reason)])
      }
    }
    return try oneByOne(batch)
  }

  /// Finds out which ones of a batch are at fault, so that the others do not wait for them.
  private func oneByOne(_ batch: [WaitingSubmission]) throws(DeliveryError) -> (
    sent: Int, refused: [Refusal]
  ) {
    var refused: [Refusal] = []
    for one in batch {
      do throws(DeliveryError) {
        try deliver([one])
      } catch .unsuitable(let reason) {
        refused.append(Refusal(uuid: one.uuid, reason: reason))
      }
    }
    // All up to the end are either delivered or refused.
    place = batch.last?.number ?? place
    return (batch.count - refused.count, refused)
  }

  private func deliver(_ batch: [WaitingSubmission]) throws(DeliveryError) {
    try send(batch)
    try translated { () throws(SubmissionError) in
      try outbox.markDelivered(batch, at: now())
    }
  }

  private func translated<Answer>(_ body: () throws(SubmissionError) -> Answer)
    throws(DeliveryError) -> Answer
  {
    do throws(SubmissionError) { return try body() } catch { throw .outbox(error) }
  }
}

import FormStore
import Foundation
import OrderedJSON
import TestSupport
import Testing

/// Every submission reaches the server once, whatever goes wrong on the way.
@Suite final class DeliveryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func outbox(_ count: Int) throws -> SubmissionStore {
    let path = folder.path("a.db")
    try Data().write(to: URL(filePath: path))
    let store = try SubmissionStore(writing: path)
    for number in 0..<count {
      let one = Submission(
        uuid: "\(number)",
        digest: "d",
        id: nil,
        title: "a\0b",
        begun: "b",
        finished: "f",
        answers: .number(JSONNumber(number))
      )
      try store.keep(one)
    }
    return store
  }

  /// A server that has a primary key, and that may be gone before or after it has committed.
  private final class Server {
    var rows: [String: WaitingSubmission] = [:]
    var random: SplitMix64
    let unsuitable: Set<String>

    init(seed: UInt64, unsuitable: Set<String>) {
      random = SplitMix64(seed: seed)
      self.unsuitable = unsuitable
    }

    func take(_ batch: [WaitingSubmission]) throws(DeliveryError) {
      let fate = Int.random(in: 0..<4, using: &random)
      if fate == 0 { throw .away("before") }
      if batch.contains(where: { unsuitable.contains($0.uuid) }) { throw .unsuitable("never") }
      for one in batch where rows[one.uuid] == nil { rows[one.uuid] = one }
      if fate == 1 { throw .away("after") }
    }
  }

  @Test(arguments: 1...8)
  func eachArrivesOnce(seed: UInt64) throws {
    let count = 250
    let store = try outbox(count)
    let unsuitable = Set(["3", "120", "121", "249"].prefix(Int(seed % 5)))
    let server = Server(seed: seed, unsuitable: unsuitable)
    var refused: Set<String> = []
    // Two of them at once.
    let deliveries = (0..<2).map { _ in
      Delivery(from: store, now: { "now" }) { (batch) throws(DeliveryError) in
        try server.take(batch)
      }
    }
    var atWork = [true, true]
    var turn = 0
    while atWork.contains(true) {
      turn += 1
      let which = turn % 2
      switch Result(catching: { () throws(DeliveryError) in try deliveries[which].step() }) {
      case .success(nil): atWork[which] = false
      case .success(let news?): refused.formUnion(news.refused.map(\.uuid))
      case .failure(.away): continue
      case .failure(let error): throw error
      }
    }
    #expect(refused == unsuitable)
    #expect(Set(server.rows.keys) == Set((0..<count).map { "\($0)" }).subtracting(unsuitable))
    #expect(try store.waitingCount() == unsuitable.count)
    #expect(server.rows["7"]?.values == ["7", "d", nil, "a\u{FFFD}b", "b", "f", "7"])
  }

  @Test func nothingIsMarkedThatWasNotAcknowledged() throws {
    let store = try outbox(3)
    let delivery = Delivery(from: store, now: { "now" }) { (_) throws(DeliveryError) in
      throw DeliveryError.refused("no")
    }
    #expect(throws: DeliveryError.refused("no")) { _ = try delivery.step() }
    #expect(try store.waitingCount() == 3)
  }

  @Test func whatIsKeptMeanwhileIsSentAsWell() throws {
    let store = try outbox(1)
    var seen: [String] = []
    let delivery = Delivery(from: store, now: { "now" }) { batch in seen += batch.map(\.uuid) }
    #expect(try delivery.step()?.sent == 1)
    #expect(try delivery.step() == nil)
    try store.keep(
      Submission(
        uuid: "late",
        digest: "d",
        id: nil,
        title: "",
        begun: "b",
        finished: "f",
        answers: .null
      )
    )
    #expect(try delivery.step()?.sent == 1)
    #expect(seen == ["0", "late"])
  }
}

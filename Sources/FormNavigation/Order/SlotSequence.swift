/// Slots in an order, some of them eligible, kept in chunks so that no change and no question goes
/// through all of them.
///
/// With n slots and chunks of a few hundred a change takes time in proportion to a chunk, and so
/// does finding a neighbor; counting takes time in proportion to the number of chunks.
struct SlotSequence: Sendable {
  /// The slots of each chunk, by the chunk's number.
  private var chunks: [[Int32]] = []
  /// The numbers of the chunks in order.
  private var order: [Int32] = []
  /// How many slots of each chunk are eligible, in order.
  private var eligibleCounts: [Int32] = []
  /// How many fields those stand for.
  private var chunkWeights: [Int] = []
  /// The place of each chunk in the order, by the chunk's number.
  private var ordinals: [Int32] = []
  private var freeChunks: [Int32] = []
  /// The number of the chunk that holds a slot, or -1.
  private var chunkOfSlot: [Int32] = []
  /// How many fields that can be moved to each slot stands for; none if it is not eligible.
  private var weights: [Int32] = []
  private(set) var eligibleCount = 0
  private(set) var totalWeight = 0
  private(set) var count = 0

  private static let filling = 256

  init() {}

  init(_ slots: [Int32], capacity: Int, weight: (Int) -> Int) {
    chunkOfSlot = Array(repeating: -1, count: capacity)
    weights = Array(repeating: 0, count: capacity)
    count = slots.count
    var start = 0
    while start < slots.count {
      let end = min(start + Self.filling, slots.count)
      let number = Int32(chunks.count)
      var (eligibles, sum): (Int32, Int) = (0, 0)
      for slot in slots[start..<end] {
        chunkOfSlot[Int(slot)] = number
        let weight = weight(Int(slot))
        guard weight > 0 else { continue }
        weights[Int(slot)] = Int32(weight)
        eligibles += 1
        sum += weight
      }
      chunks.append(Array(slots[start..<end]))
      order.append(number)
      ordinals.append(number)
      eligibleCounts.append(eligibles)
      chunkWeights.append(sum)
      eligibleCount += Int(eligibles)
      totalWeight += sum
      start = end
    }
  }

  func contains(_ slot: Int) -> Bool {
    chunkOfSlot.indices.contains(slot) && chunkOfSlot[slot] >= 0
  }

  func isEligible(_ slot: Int) -> Bool { weight(of: slot) > 0 }

  func weight(of slot: Int) -> Int { weights.indices.contains(slot) ? Int(weights[slot]) : 0 }

  /// The chunk's place in the order and the slot's place in the chunk.
  func place(of slot: Int) -> (ordinal: Int, index: Int)? {
    guard contains(slot) else { return nil }
    let number = Int(chunkOfSlot[slot])
    guard let index = chunks[number].firstIndex(of: Int32(slot)) else { return nil }
    return (Int(ordinals[number]), index)
  }

  func slots(in ordinal: Int) -> [Int32] { chunks[Int(order[ordinal])] }

  var chunkCount: Int { order.count }

  func eligibleCount(in ordinal: Int) -> Int { Int(eligibleCounts[ordinal]) }

  func weight(in ordinal: Int) -> Int { chunkWeights[ordinal] }

  mutating func setWeight(_ slot: Int, _ weight: Int) {
    guard contains(slot), self.weight(of: slot) != weight else { return }
    let change = weight - self.weight(of: slot)
    let eligibles = (weight > 0 ? 1 : 0) - (isEligible(slot) ? 1 : 0)
    weights[slot] = Int32(weight)
    let ordinal = Int(ordinals[Int(chunkOfSlot[slot])])
    eligibleCounts[ordinal] += Int32(eligibles)
    chunkWeights[ordinal] += change
    eligibleCount += eligibles
    totalWeight += change
  }

  mutating func remove(_ slot: Int) {
    guard let place = place(of: slot) else { return }
    setWeight(slot, 0)
    let number = Int(chunkOfSlot[slot])
    chunks[number].remove(at: place.index)
    chunkOfSlot[slot] = -1
    count -= 1
    if chunks[number].isEmpty { removeChunk(at: place.ordinal) }
  }

  /// Puts a slot directly after another one, or at the start.
  mutating func insert(_ slot: Int, after predecessor: Int?, weight: Int) {
    while chunkOfSlot.count <= slot {
      chunkOfSlot.append(-1)
      weights.append(0)
    }
    if order.isEmpty { insertChunk([], at: 0) }
    let before = predecessor.flatMap { place(of: $0) }
    let number = Int(order[before?.ordinal ?? 0])
    chunks[number].insert(Int32(slot), at: before.map { $0.index + 1 } ?? 0)
    chunkOfSlot[slot] = Int32(number)
    count += 1
    setWeight(slot, weight)
    if chunks[number].count >= 2 * Self.filling { splitChunk(at: Int(ordinals[number])) }
  }

  private mutating func splitChunk(at ordinal: Int) {
    let number = Int(order[ordinal])
    let tail = Array(chunks[number][Self.filling...])
    chunks[number].removeSubrange(Self.filling...)
    insertChunk(tail, at: ordinal + 1)
    eligibleCounts[ordinal] -= eligibleCounts[ordinal + 1]
    chunkWeights[ordinal] -= chunkWeights[ordinal + 1]
  }

  private mutating func insertChunk(_ slots: [Int32], at ordinal: Int) {
    let number = freeChunks.popLast() ?? Int32(chunks.count)
    if Int(number) == chunks.count {
      chunks.append(slots)
      ordinals.append(0)
    } else {
      chunks[Int(number)] = slots
    }
    for slot in slots { chunkOfSlot[Int(slot)] = number }
    order.insert(number, at: ordinal)
    eligibleCounts.insert(Int32(slots.count { isEligible(Int($0)) }), at: ordinal)
    chunkWeights.insert(slots.reduce(0) { $0 + weight(of: Int($1)) }, at: ordinal)
    renumber(from: ordinal)
  }

  private mutating func removeChunk(at ordinal: Int) {
    freeChunks.append(order[ordinal])
    order.remove(at: ordinal)
    eligibleCounts.remove(at: ordinal)
    chunkWeights.remove(at: ordinal)
    renumber(from: ordinal)
  }

  private mutating func renumber(from ordinal: Int) {
    for place in ordinal..<max(ordinal, order.count) { ordinals[Int(order[place])] = Int32(place) }
  }
}

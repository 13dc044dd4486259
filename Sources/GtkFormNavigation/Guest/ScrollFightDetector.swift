import FormNavigation

/// Notices that something moves to and fro without end, as the program may answer each move with
/// another one.
///
/// That a field is pushed on and on in one direction is no such fight: something opens above it, or
/// rows come in. Only after a long while it is followed at longer intervals. All times are in
/// milliseconds.
struct ScrollFightDetector {
  private var turns: [UInt64] = []
  private var lastMoves: [ScrollerID: (step: Double, end: Double)] = [:]
  private var lastTime: UInt64 = 0
  private var startOfRun: UInt64 = 0
  private var lastRoom: Double?
  private var start: UInt64?
  private var startOfTrial: UInt64?
  private var chances = Self.mostChances

  /// How many turns are too many.
  private static let limit = 12
  /// In how many milliseconds, and for how long there are no moves after that.
  private static let span: UInt64 = 1000
  /// How long something is followed in one direction as fast as it goes.
  private static let longestRun: UInt64 = 5000
  /// Without a move for how long that is over.
  private static let pause: UInt64 = 1500
  /// How often another move is tried after a fight, until there is a reason for it.
  private static let mostChances = 3

  /// Whether nothing is to be moved for now.
  var isFight: Bool { start != nil }

  /// After how many milliseconds another move is to be tried; nil if that is to wait for a reason.
  func timeToTry(at time: UInt64) -> UInt64? {
    guard let start else { return 0 }
    guard chances > 0 else { return nil }
    return start + Self.span > time ? start + Self.span - time : 0
  }

  /// Another field has got the focus.
  mutating func reset() { self = ScrollFightDetector() }

  /// There is a reason to try a move; if it is taken back, that was it for now.
  mutating func giveChance(at time: UInt64) {
    guard isFight else { return }
    start = nil
    startOfTrial = time
  }

  /// Takes note of the room there is; one that changes a good while after the last move is not
  /// changed by moves.
  mutating func note(room: Double, at time: UInt64) {
    defer { lastRoom = room }
    guard let lastRoom, room != lastRoom, lastTime + Self.span <= time else { return }
    giveChance(at: time)
  }

  /// Takes note of a move.
  mutating func note(_ area: ScrollerID, from origin: Double, to end: Double, at time: UInt64) {
    if lastTime + Self.pause < time { startOfRun = time }
    lastTime = time
    let step = end - origin
    let last = lastMoves.updateValue((step, end), forKey: area)
    if let last, isTurn(step, from: origin, after: last) {
      noteTurn(at: time)
    } else if startOfRun + Self.longestRun < time {
      start = time
      chances = max(chances, 1)
    }
  }

  private mutating func noteTurn(at time: UInt64) {
    startOfRun = time
    if let startOfTrial, startOfTrial + Self.span >= time {
      start = time
      chances = max(0, chances - 1)
      return
    }
    turns.removeAll { $0 + Self.span < time }
    turns.append(time)
    guard turns.count > Self.limit else { return }
    turns = []
    start = time
    chances = Self.mostChances
  }

  /// Whether a move goes the other way than the one before, or repeats what has been taken back.
  private func isTurn(
    _ step: Double,
    from origin: Double,
    after last: (step: Double, end: Double)
  ) -> Bool {
    guard (step > 0) == (last.step > 0) else { return true }
    return step > 0 ? origin < last.end - 1 : origin > last.end + 1
  }
}

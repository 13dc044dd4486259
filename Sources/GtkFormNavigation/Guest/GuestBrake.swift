/// Notices that something moves again and again without any reason, as the program may answer each move with another one.
struct GuestBrake {
  private var moves: [UInt64] = []
  private var lastRoom = 0.0
  private var lastStep = 0.0
  private(set) var isOn = false

  /// How many moves without a reason are too many.
  private static let limit = 12
  /// In how many milliseconds.
  private static let span: UInt64 = 1000

  /// Another field has got the focus.
  mutating func release() { self = GuestBrake() }

  /// Takes note of a move, and whether there was a reason: the room has changed, and it does not go to and fro.
  mutating func note(step: Double, room: Double, at time: UInt64) {
    let isReasonable = room != lastRoom && (step > 0) == (lastStep > 0)
    (lastRoom, lastStep) = (room, step)
    guard !isReasonable else { return }
    moves.removeAll { $0 + Self.span < time }
    moves.append(time)
    if moves.count > Self.limit { isOn = true }
  }
}

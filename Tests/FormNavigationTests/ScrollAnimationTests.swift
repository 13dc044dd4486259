import FormNavigation
import TestSupport
import Testing

@Suite struct ScrollAnimationTests {
  @Test func `it starts at the start and rests at the end`() {
    let animation = ScrollAnimation(from: 100, to: 300)
    #expect(animation.offset(at: 0) == 100)
    #expect(animation.offset(at: 0.2) == 300)
    #expect(animation.offset(at: 5) == 300)
    #expect(animation.isFinished(at: 0.2))
    #expect(!animation.isFinished(at: 0.19))
  }

  @Test func `it eases out`() {
    let animation = ScrollAnimation(from: 0, to: 200)
    #expect(abs(animation.offset(at: 0.1) - 175) < 1e-9)
  }

  @Test func `without a duration it jumps`() {
    #expect(ScrollAnimation(from: 0, to: 200, duration: 0).offset(at: 0) == 200)
  }

  @Test(arguments: 0..<UInt64(200))
  func `re-aiming never jumps, never turns the wrong way and never passes the end`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var animation = ScrollAnimation(from: random.double(0...900), to: random.double(0...900))
    var shown = animation.start
    for _ in 0..<6 {
      let aim = random.double(0...0.25)
      var elapsed = 0.0
      while elapsed <= aim {
        let next = animation.offset(at: elapsed)
        #expect((next - shown) * (animation.end - animation.start) >= -1e-9)
        #expect(next >= min(animation.start, animation.end) - 1e-9)
        #expect(next <= max(animation.start, animation.end) + 1e-9)
        shown = next
        elapsed += 0.004
      }
      let before = animation.offset(at: aim)
      animation = animation.reaimed(to: random.double(0...900), at: aim)
      #expect(animation.offset(at: 0) == before)
      shown = before
    }
  }

  @Test func `re-aimed farther on, it keeps its speed`() {
    let animation = ScrollAnimation(from: 0, to: 200)
    let speed = (animation.offset(at: 0.051) - animation.offset(at: 0.05)) / 0.001
    let further = animation.reaimed(to: 600, at: 0.05)
    let kept = (further.offset(at: 0.001) - further.offset(at: 0)) / 0.001
    #expect(abs(speed - kept) / speed < 0.05)
  }

  @Test(arguments: 0..<UInt64(300))
  func `a scroll in the mirror is the mirror of the scroll`(seed: UInt64) {
    var random = SplitMix64(seed: 11_000_000 + seed)
    let (start, end, other) = (
      random.double(-500...500), random.double(-500...500), random.double(-500...500)
    )
    let elapsed = random.double(0...0.2)
    let there = ScrollAnimation(from: start, to: end).reaimed(to: other, at: elapsed)
    let mirrored = ScrollAnimation(from: -start, to: -end).reaimed(to: -other, at: elapsed)
    for time in stride(from: -0.05, through: 0.25, by: 0.01) {
      #expect(abs(there.offset(at: time) + mirrored.offset(at: time)) < 1e-9, "seed \(seed)")
    }
  }

  @Test func `a scroll that is reaimed farther up keeps its speed`() {
    let animation = ScrollAnimation(from: 200, to: 0)
    let reaimed = animation.reaimed(to: -400, at: 0.05)
    let before = animation.offset(at: 0.05) - animation.offset(at: 0.0499)
    let after = reaimed.offset(at: 0.0001) - reaimed.offset(at: 0)
    #expect(abs(before - after) < 0.01)
  }

  @Test func `before its start a scroll is where it starts`() {
    let reaimed = ScrollAnimation(from: 0, to: 200).reaimed(to: 400, at: 0.1)
    for time in [-0.05, .nan, 0] {
      #expect(reaimed.offset(at: time) == reaimed.start)
    }
  }
}

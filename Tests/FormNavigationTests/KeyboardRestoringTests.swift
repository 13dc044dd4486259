import FormNavigation
import Testing

/// A form that has less room while a keyboard is there goes back to where it was.
@Suite struct KeyboardRestoringTests {
  private func laidOut(_ viewport: Double, _ offset: Double, at time: UInt64)
    -> KeyboardRestoring.Event
  {
    .laidOut(viewport: viewport, content: 2000, offset: offset, time: time)
  }

  private func made(_ restore: NavigationOptions.Restore) -> KeyboardRestoring {
    var restoring = KeyboardRestoring()
    restoring.restore = restore
    _ = restoring.handle(laidOut(600, 100, at: 0))
    return restoring
  }

  @Test func `it goes back step by step as the room comes back`() {
    var restoring = made(.always)
    #expect(restoring.handle(.keyboardShown(true)) == nil)
    #expect(restoring.handle(laidOut(300, 350, at: 10)) == nil)
    #expect(restoring.handle(.keyboardShown(false)) == nil)
    #expect(restoring.handle(laidOut(450, 350, at: 20)) == 100)
    #expect(restoring.handle(laidOut(600, 100, at: 30)) == nil)
    #expect(restoring.handle(laidOut(600, 500, at: 40)) == nil)
  }

  @Test func `a keyboard may say that it is there after the room has shrunk`() {
    var restoring = made(.always)
    _ = restoring.handle(laidOut(300, 350, at: 10))
    _ = restoring.handle(.keyboardShown(true))
    _ = restoring.handle(laidOut(600, 350, at: 50))
    _ = restoring.handle(.keyboardShown(false))
    #expect(restoring.handle(laidOut(600, 350, at: 60)) == 100)
  }

  @Test func `a window that has long been smaller is where it is`() {
    var restoring = made(.always)
    _ = restoring.handle(laidOut(300, 350, at: 10))
    _ = restoring.handle(laidOut(300, 350, at: 5000))
    _ = restoring.handle(.keyboardShown(true))
    _ = restoring.handle(laidOut(200, 400, at: 5010))
    _ = restoring.handle(.keyboardShown(false))
    #expect(restoring.handle(laidOut(300, 400, at: 5020)) == 350)
  }

  @Test func `a user who has scrolled is left alone unless it is always wanted`() {
    for (restore, expected) in [
      (NavigationOptions.Restore.stay, nil), (.restoreIfUntouched, nil), (.always, 100.0),
    ] {
      var restoring = made(restore)
      _ = restoring.handle(.keyboardShown(true))
      _ = restoring.handle(.userScrolled)
      _ = restoring.handle(.keyboardShown(false))
      #expect(restoring.handle(laidOut(600, 350, at: 20)) == expected)
    }
  }
}

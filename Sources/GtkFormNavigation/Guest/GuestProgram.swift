import GtkBridge

/// A whole program that knows nothing of us: a ``GuestNavigator`` comes to each of its scrolled
/// windows in which a field gets the focus.
@MainActor
public final class GuestProgram {
  /// Called with each navigator that has come.
  private let onAttach: (GuestNavigator) -> Void
  /// The wishes of the user, which are looked up when it matters first; nil inside if nothing is
  /// to be done.
  private var rules: GuestRules??

  private static var present: GuestProgram?

  /// The name that tells a second copy of this library in the same process that there is one
  /// already.
  private static let name = "NextfieldGuestProgram"

  private init(_ onAttach: @escaping (GuestNavigator) -> Void) { self.onAttach = onAttach }

  /// Begins to look after the program, for as long as it runs; a second time in a process it does
  /// nothing.
  ///
  /// - Parameter onAttach: Called with each navigator as it has come.
  public static func begin(onAttach: @escaping (GuestNavigator) -> Void = { _ in }) {
    guard present == nil, HostProcess.claim(name) else { return }
    let program = GuestProgram(onAttach)
    present = program
    FocusWatch.begin { [weak program] in program?.focusMoves(in: $0, to: $1) }
  }

  private func focusMoves(in window: Window, to widget: Widget) {
    // Most programs never get further than this, and should not pay for what they do not need.
    let isScrolled = GuestPath(from: widget, GuestRules()) != nil
    guard isScrolled || widget.holdsText, let rules = chosenRules else { return }
    if !rules.features.isDisjoint(with: [.bar, .keyboard]), widget.holdsText,
      !GuestDock.isLeftAlone(widget, rules)
    {
      GuestDock(in: window, for: widget, rules: rules)
    }
    guard isScrolled,
      let outermost = GuestPath(from: widget, rules)?.areas.last,
      !outermost.isMarked(GuestNavigator.mark), !outermost.isBeingDestroyed
    else { return }
    onAttach(GuestNavigator(attachingTo: outermost, rules: rules))
  }

  private var chosenRules: GuestRules? {
    if let rules { return rules }
    let wish = environmentVariable("NEXTFIELD_MODULE")
    let settings = Settings(schema: "org.nextfield.Nextfield")
    let chosen = GuestRules.chosen(wish: wish, settings: settings, for: HostProcess.names)
    rules = .some(chosen)
    return chosen
  }
}

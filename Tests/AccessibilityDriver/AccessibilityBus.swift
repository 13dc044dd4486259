internal import CAtspi

/// The bus on which every accessible program of the session is found.
@MainActor
public enum AccessibilityBus {
  /// How long one question to a program may take, in milliseconds; a program that hangs fails the
  /// test, it does not hang it.
  private static let questionLimit: gint = 5_000

  private static let isConnected: Bool = {
    guard atspi_init() <= 1 else { return false }
    atspi_set_timeout(questionLimit, questionLimit)
    _ = FocusWatcher.shared
    return true
  }()

  /// Finds the process's tree; nil while the program has not announced itself yet.
  public static func application(processID: Int32) throws -> Accessible? {
    guard isConnected, let root = atspi_get_desktop(0) else {
      throw AccessibilityError("there is no accessibility bus in this session")
    }
    let desktop = Accessible(taking: root)
    return try desktop.children.first { (try? $0.processID) == processID }
  }

  /// The object that the program last said to have the focus; nil when it has said that it lost it.
  public static func focusHeard(from processID: Int32) -> Accessible? {
    pump()
    guard let heard = FocusWatcher.shared.focused, (try? heard.processID) == processID else {
      return nil
    }
    return heard
  }

  /// Handles whatever has arrived from the bus, without waiting.
  static func pump() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

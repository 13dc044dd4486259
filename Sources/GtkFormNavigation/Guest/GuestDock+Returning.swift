import FormNavigation
import GtkBridge

/// A keyboard that had to go as there was no room for it comes back to the same field when there is
/// room again.
extension GuestDock {
  /// The room that a keyboard waits for that had to go.
  struct Absence {
    /// The field that it served.
    let field: ObjectIdentity
    /// The least size of what the window holds and the dock together, in pixels.
    let width: Int
    let height: Int
    /// Whether it had been called though the system has one, and so does not come for a finger.
    let isBesideSystem: Bool
  }

  /// Sends the keyboard away, as what nobody sees must not hold the field's own ways of being typed
  /// into.
  func leave(untilThereIsRoomFor size: (width: Int, height: Int)) {
    guard isKeyboardShown else { return }
    absence = window?.focusWidget.map {
      Absence(
        field: $0.identity,
        width: size.width,
        height: size.height,
        isBesideSystem: system.isAvailable
      )
    }
    controller?.dismiss()
  }

  /// Lets the keyboard come back if it waits for that.
  ///
  /// - Parameter size: The size of what the window holds and the dock together, in pixels.
  func returnIfThereIsRoom(in size: (width: Int, height: Int)) {
    guard let absence, let window else { return }
    guard !isKeyboardShown, window.focusWidget?.identity == absence.field else {
      self.absence = nil
      return
    }
    guard window.holdsDock, size.width >= absence.width, size.height >= absence.height else {
      return
    }
    self.absence = nil
    if absence.isBesideSystem {
      controller?.toggle()
    } else {
      controller?.tell(.fieldTapped(by: .touch))
    }
  }
}

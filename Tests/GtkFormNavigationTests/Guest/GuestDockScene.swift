import GtkBridge
import ToolkitTestSupport

@testable import GtkFormNavigation

/// A program's form with a dock.
@MainActor
final class GuestDockScene {
  let form: GuestForm
  let dock: GuestDock?
  private(set) var controller: KeyboardController?
  private(set) var bar: NavigationBar?

  init(
    _ features: GuestRules.Features,
    in given: GuestForm? = nil,
    bus: String? = nil,
    resizable: Bool = true
  ) {
    let rules = GuestRules(features: features)
    form = given ?? GuestForm(rules: rules)
    HostWidgets.setResizable(form.window, resizable)
    form.resize(height: 640)
    let system = SystemKeyboards(session: DesktopSession(busAddress: bus))
    dock = GuestDock(in: form.window, rules: rules, beside: system)
    (controller, bar) = (dock?.controller, dock?.bar)
  }

  func tap(_ widget: Widget, isTouch: Bool = true) {
    TestContact(over: form.window, isTouch: isTouch).tap(widget)
    settle()
  }

  func settle() { form.settle() }

  var isKeyboardSeen: Bool {
    guard let keyboard = controller?.keyboard else { return false }
    return keyboard.isShown && keyboard.widget.isDrawable
  }

  var isBarSeen: Bool { bar?.widget.isDrawable ?? false }

  /// Waits until the room of what the window holds is as high as given.
  func room() -> Int { form.scroller.allocatedSize.height }
}

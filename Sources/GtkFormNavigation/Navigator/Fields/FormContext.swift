import FormNavigation
import GtkBridge

/// The state that the parts of a navigator share: the form, the fields found in it, and the engine
/// that decides.
final class FormContext {
  /// Events that were handled together, and the effects that follow.
  struct Decision {
    let events: [NavigationEvent]
    let effects: [NavigationEffect]
    /// The field that had the focus before.
    let formerField: FieldID?
  }

  let form: ScrollArea
  let fields = FieldRegistry()
  private(set) var engine: NavigationEngine

  /// Called with each decision, to carry it out.
  var onDecision: ((Decision) -> Void)?

  /// Whether a frame is being taken in that has just been laid out.
  var isInFrame = false
  /// Whether the scrolled window has been destroyed.
  private(set) var isOver = false
  private var hasGeometryChanged = true

  init(_ form: ScrollArea, options: NavigationOptions) {
    self.form = form
    engine = NavigationEngine(options: options, viewport: .zero, contentSize: .zero)
  }

  var scrolledWindow: ScrolledWindow? { form.scrolledWindow }

  var window: Window? { scrolledWindow?.window }

  /// The form's own scroller, and those inside of it.
  var areas: [ScrollArea] { [form] + fields.innerAreas }

  /// Tells the engine what has happened, and has what follows from it carried out.
  func tell(_ events: [NavigationEvent]) {
    let formerField = engine.focusedField
    let effects = engine.handle(batch: events)
    onDecision?(Decision(events: events, effects: effects, formerField: formerField))
  }

  // MARK: Frames

  /// Asks to be told of the next layout.
  func requestFrame() {
    // Changes that are noticed in a frame are taken in at its end; GTK need not lay it out once
    // more.
    guard !isInFrame, !isOver else { return }
    scrolledWindow?.requestFrame()
  }

  /// Notes that something may have another place: it is looked at once the frame is laid out.
  func geometryChanged() {
    noteGeometryChange()
    requestFrame()
  }

  /// Notes that something may have another place, which can wait for the next frame, whenever that
  /// comes.
  func noteGeometryChange() { hasGeometryChanged = true }

  /// Returns whether anything may have another place since this was asked last.
  func takeGeometryChange() -> Bool {
    defer { hasGeometryChanged = false }
    return hasGeometryChanged
  }

  // MARK: The focus

  /// The widget in the form that has the focus.
  var focusInForm: Widget? {
    guard let scrolledWindow, let focused = scrolledWindow.window?.focusWidget,
      focused.isSame(orInside: scrolledWindow)
    else { return nil }
    return focused
  }

  func hasFocus(_ widget: Widget) -> Bool {
    window?.focusWidget?.isSame(orInside: widget) ?? false
  }

  /// The field of the engine's chain that really has the focus at the moment.
  var focusedField: AttachedField? {
    guard let id = engine.focusedField, let field = fields[id], hasFocus(field.widget) else {
      return nil
    }
    return field
  }

  /// Lets go of everything, as the scrolled window is destroyed.
  func forgetEverything() {
    isOver = true
    fields.forgetEverything()
    form.disconnect()
    engine.handle(.layoutChanged(contentSize: .zero, fields: [], scrollers: []))
    onDecision = nil
  }
}

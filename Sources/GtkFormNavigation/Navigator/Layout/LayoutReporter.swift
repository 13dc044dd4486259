import FormNavigation
import GtkBridge

/// Reports to the engine what is where, as far as that has changed.
final class LayoutReporter {
  /// Whether the engine has been told of the form at all.
  private(set) var hasStarted = false
  private let context: FormContext
  private var lastSnapshot: FormSnapshot?
  /// By how much what lies above the visible part has grown without the engine knowing, in pixels.
  private var pendingShift = 0.0
  private var touchedField: FieldID?

  init(_ context: FormContext) { self.context = context }

  private var form: ScrollArea { context.form }

  /// Tells the engine of the room and of a position that the host may have scrolled to before.
  func startIfNeeded() {
    guard !hasStarted else { return }
    hasStarted = true
    context.tell(directionNews() + roomNews())
    if form.offset != context.engine.scrollOffset { context.tell([.userScrolled(form.offset)]) }
  }

  /// Notes that what lies above the visible part has grown, and the form has been scrolled along.
  func noteShift(by growth: Double) { pendingShift += growth }

  /// Notes that the caret of a field may have moved.
  ///
  /// A text may not be laid out yet: the caret's place is known only in the next frame.
  func noteTouch(of id: FieldID) { touchedField = id }

  /// All that the engine does not know of yet.
  func news() -> [NavigationEvent] {
    directionNews() + roomNews() + layoutNews() + touchNews()
  }

  private func directionNews() -> [NavigationEvent] {
    var options = context.engine.options
    options.direction = form.isRightToLeft ? .rightToLeft : .leftToRight
    return options == context.engine.options ? [] : [.optionsChanged(options)]
  }

  /// The changes of the viewport and of the content that the engine does not know yet.
  func roomNews() -> [NavigationEvent] {
    let (viewport, contentSize) = (form.viewport, form.contentSize)
    var events: [NavigationEvent] = []
    if pendingShift != 0 { events.append(.contentShifted(pendingShift)) }
    pendingShift = 0
    if viewport != context.engine.viewport { events.append(.viewportResized(viewport)) }
    if contentSize != context.engine.contentSize { events.append(.contentResized(contentSize)) }
    return events
  }

  private func layoutNews() -> [NavigationEvent] {
    guard context.takeGeometryChange() else { return [] }
    let snapshot = makeSnapshot()
    guard snapshot != lastSnapshot else { return [] }
    lastSnapshot = snapshot
    return [
      .layoutChanged(
        contentSize: snapshot.contentSize,
        fields: snapshot.fields,
        scrollers: snapshot.scrollers
      )
    ]
  }

  private func touchNews() -> [NavigationEvent] {
    guard let id = touchedField, let field = context.fields[id] else { return [] }
    touchedField = nil
    return [.caretMoved(id, field.caret)]
  }

  private func makeSnapshot() -> FormSnapshot {
    let fields = context.fields
    return FormSnapshot(
      contentSize: form.contentSize,
      fields: form.whileNothingMoves { fields.all.compactMap(fields.snapshot(of:)) },
      scrollers: fields.innerAreas.compactMap { $0.snapshot() }
    )
  }
}

import FormModel
import GtkBridge
import OrderedJSON

/// A number between two near ends, on a line.
final class SliderRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let slider: Slider
  private let label = Label()
  private let clear: Button?
  private let steps: NumberSteps
  private let lower: Int
  /// The text of the answer: the knob has a place in any case, and a given number need not be on a
  /// step.
  private var text = ""
  private var isSetting = false

  /// Creates the row; nil if the steps have no two ends.
  init?(_ field: Field, steps: NumberSteps, mnemonicLabel: String) {
    guard let lower = steps.lower, let upper = steps.upper, lower < upper else { return nil }
    (self.steps, self.lower) = (steps, lower)
    slider = Slider(
      from: steps.value(ofUnits: lower),
      to: steps.value(ofUnits: upper),
      step: steps.value(ofUnits: steps.step)
    )
    let isOptional = !field.isRequired && !field.isReadOnly
    clear = isOptional ? TakeBack.button(of: field) : nil
    let box = Box(isVertical: false, spacing: 12)
    slider.setExpands(horizontally: true)
    box.add(slider)
    let widest = [lower, upper, lower + steps.step].map { Self.shown($0, steps).count }.max()
    label.setWidth(minimum: widest ?? 1)
    box.add(label)
    if let clear { box.add(clear) }
    frame = RowFrame(
      field,
      control: slider,
      outer: box,
      mnemonicLabel: mnemonicLabel
    )
    slider.isSensitive = !field.isReadOnly
    slider.onMove { [weak self] in self?.moved() }
    slider.onModalKeyPress { [weak self] press in self?.handle(press) ?? false }
    clear?.onClick { [weak self] in self?.takeBack() }
    update()
  }

  private static func shown(_ units: Int, _ steps: NumberSteps) -> String {
    NumberFormat.current.text(steps.number(ofUnits: units))
  }

  private func moved() {
    guard !isSetting else { return }
    let units = steps.units(of: slider.value) ?? lower
    let count = (Double(units - lower) / Double(steps.step)).rounded()
    text = Self.shown(lower + Int(count) * steps.step, steps)
    update()
    onEdit?()
  }

  /// Makes the lower end an answer, which the knob cannot be moved to, and takes an answer back.
  private func handle(_ press: KeyPress) -> Bool {
    guard press.modifiers == [] else { return false }
    switch press.key {
    case .space, .keypadSpace:
      if text.isEmpty { moved() }
    case .delete:
      guard clear != nil else { return false }
      takeBack()
    default: return false
    }
    return true
  }

  private func takeBack() {
    slider.grabFocus()
    input = .text("")
  }

  private func update() {
    label.text = text.isEmpty ? "–" : text
    clear?.isSensitive = !text.isEmpty
    // The place of the knob sounds like an answer.
    let state = text.isEmpty ? tr("No answer yet.") : nil
    let key = clear == nil || text.isEmpty ? nil : TakeBack.hint
    frame.hint = [state, steps.rangeText, key].compactMap { $0 }.joined(separator: " ")
  }

  var input: FieldInput {
    get { .text(text) }
    set {
      guard case .text(let text) = newValue, text != self.text else { return }
      self.text = text
      isSetting = true
      slider.value =
        NumberFormat.current.number(text)?.doubleValue ?? steps.value(ofUnits: lower)
      isSetting = false
      update()
      onEdit?()
    }
  }
}

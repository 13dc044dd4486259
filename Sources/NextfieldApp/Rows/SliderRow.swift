import FormModel
import GtkBridge

/// A whole number between two near ends, on a line.
final class SliderRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let slider: Slider
  private let label = Label()
  private let step: Int
  private let first: Int
  /// Whether there is an answer: the knob has a place in any case.
  private var isAnswered = false
  private var isSetting = false

  init(_ field: Field, range: ClosedRange<Int>, step: Int, mnemonicLabel: String) {
    (self.step, first) = (step, range.lowerBound)
    slider = Slider(
      from: Double(range.lowerBound),
      to: Double(range.upperBound),
      step: Double(step)
    )
    let box = Box(isVertical: false, spacing: 12)
    slider.setExpands(horizontally: true)
    box.add(slider)
    label.setWidth(minimum: String(range.upperBound).count + 1)
    box.add(label)
    frame = RowFrame(
      field,
      control: slider,
      outer: box,
      mnemonicLabel: mnemonicLabel,
      hint: tr(
        "From {lower} to {upper}.",
        ["lower": String(range.lowerBound), "upper": String(range.upperBound)]
      )
    )
    slider.isSensitive = !field.isReadOnly
    slider.onMove { [weak self] in self?.moved() }
    update()
  }

  private var number: Int {
    let steps = ((slider.value - Double(first)) / Double(step)).rounded()
    return first + Int(steps) * step
  }

  private func moved() {
    guard !isSetting else { return }
    isAnswered = true
    update()
    onEdit?()
  }

  private func update() { label.text = isAnswered ? String(number) : "–" }

  var input: FieldInput {
    get { .text(isAnswered ? String(number) : "") }
    set {
      guard case .text(let text) = newValue else { return }
      isSetting = true
      defer { isSetting = false }
      isAnswered = Int(text) != nil
      if let number = Int(text) { slider.value = Double(number) }
      update()
    }
  }
}

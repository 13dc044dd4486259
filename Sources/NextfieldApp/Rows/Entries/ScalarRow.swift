import FormModel
import GtkBridge
import OrderedJSON

/// A value of one of several simple types; the type is asked for only if the text leaves it open.
final class ScalarRow: FieldRow {
  let frame: RowFrame
  var onEdit: (() -> Void)?
  private let entry = Entry()
  private let chooser: ComboBox
  private let types: [SchemaType]
  /// The type that the user has chosen for the text.
  private var chosen: SchemaType?
  private var isSetting = false

  init(_ field: Field, types: [SchemaType], mnemonicLabel: String) {
    self.types = types
    chooser = ComboBox([tr("Recognize")] + types.map(Self.name))
    let box = Box(isVertical: false, spacing: 6)
    entry.setExpands(horizontally: true)
    box.add(entry)
    box.add(chooser)
    frame = RowFrame(
      field,
      control: entry,
      outer: box,
      mnemonicLabel: mnemonicLabel,
      others: [chooser],
      hint: types.map(Self.name).joined(separator: ", ") + "."
    )
    entry.placeholder = field.placeholder
    entry.isEditable = !field.isReadOnly
    entry.setWidth(characters: 8)
    chooser.accessibleName = tr("Kind of {label}", ["label": field.shownLabel])
    chooser.selection = 0
    chooser.ignoresShowAll = true
    chooser.isVisible = false
    entry.connect("changed") { [weak self] in self?.changed() }
    chooser.connect("changed") { [weak self] in self?.choose() }
  }

  private static func name(_ type: SchemaType) -> String {
    switch type {
    case .string: tr("Text")
    case .integer: tr("Whole number")
    case .number: tr("Number")
    case .boolean: tr("True or false")
    case .null: tr("Nothing")
    case .array: tr("List")
    case .object: tr("Object")
    }
  }

  var problem: String? { entry.cut }

  var input: FieldInput {
    get { chosen.map { .typed(entry.text, as: $0) } ?? .text(entry.text) }
    set {
      isSetting = true
      defer { isSetting = false }
      switch newValue {
      case .text(let text): (chosen, entry.text) = (nil, text)
      case .typed(let text, let type): (chosen, entry.text) = (type, text)
      case .choice, .choices, .flag: return
      }
      chooser.selection = chosen.flatMap(types.firstIndex).map { $0 + 1 } ?? 0
      update()
    }
  }

  private func changed() {
    update()
    if !isSetting { onEdit?() }
  }

  private func choose() {
    guard !isSetting, let selection = chooser.selection else { return }
    chosen = selection == 0 ? nil : types[selection - 1]
    onEdit?()
  }

  /// A text that is something else as well may be meant as a text.
  private func update() {
    let text = entry.text
    let isOpen =
      types.contains(.string)
      && (JSONNumber(text) != nil && (types.contains(.integer) || types.contains(.number))
        || ["true", "false"].contains(text) && types.contains(.boolean)
        || text == "null" && types.contains(.null))
    chooser.isVisible = isOpen || chosen != nil
  }
}

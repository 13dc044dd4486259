import FormModel
import FormStore
import OrderedJSON
import TestSupport

/// Edits a form at random, as a window does, and notes what is done.
struct RandomEditing {
  var answers: FormAnswers
  var journal = DraftJournal()
  private var random: SplitMix64

  init(_ form: Form, seed: UInt64) {
    answers = FormAnswers(form: form)
    random = SplitMix64(seed: seed)
  }

  /// Does one thing.
  mutating func step() {
    switch random.element(of: answers.items) {
    case .heading(let group): change(group)
    case .add(let group):
      let list = answers.pointer(ofGroup: group)
      guard answers.canAddRow(to: group), answers.rowCount(of: group) < 4 else { return }
      let place = random.once(in: 3) ? random.int(0...answers.rowCount(of: group)) : nil
      _ = answers.addRow(to: group, at: place)
      journal.note(.add(to: list, at: place), changesShape: true)
    case .field(let index): enter(index)
    }
  }

  private mutating func change(_ group: Int) {
    let count = answers.rowCount(of: group)
    guard count > 0 else { return }
    let (row, target) = (random.int(0...count - 1), random.int(0...count - 1))
    let list = answers.pointer(ofGroup: group)
    if random.once(in: 3), answers.canRemoveRow(row, from: group) {
      _ = answers.removeRow(row, from: group)
      journal.note(.remove(row, from: list), changesShape: true)
    } else if answers.canMoveRow(row, to: target, in: group) {
      _ = answers.moveRow(row, to: target, in: group)
      journal.note(.move(row, to: target, in: list), changesShape: true)
    }
  }

  private mutating func enter(_ index: Int) {
    let field = answers.form.fields[index]
    let place = answers.pointer(at: index)
    let text = random.element(of: ["", "x", "17", "21", "null", "[1]", "Ada\n", "é\"\\"])
    switch answers[index] {
    case .text: answers[index] = .text(text)
    case .typed(_, let type): answers[index] = .typed(text, as: type)
    case .flag(let flag): answers[index] = .flag(!flag)
    case .choice:
      guard case .choice(let choices) = field.kind else { return }
      answers[index] = .choice(random.once(in: 4) ? nil : random.int(0...choices.count - 1))
    case .choices:
      guard case .choices(let choices) = field.kind else { return }
      answers[index] = .choices(Set(choices.indices.filter { _ in random.once(in: 2) }))
    }
    let changesShape = !answers.takeChanges().isEmpty
    let input = DraftInput(ofField: index, at: place, in: answers)
    journal.note(.input(input), changesShape: changesShape)
  }
}

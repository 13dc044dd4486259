extension FormAnswers {
  /// Follows an edit of a field's input: other fields may come and go.
  mutating func edited(_ index: Int) {
    switch form.fields[index].role {
    case .alternative, .presence:
      if let part = form.fields[index].part { choose(index, in: part) }
    case .value, .entryName:
      break
    }
    recheck(afterEditOf: index)
  }

  /// Shows what a field has chosen, as it was when it was shown last.
  private mutating func choose(_ field: Int, in part: Int) {
    let input = states[field].input
    switch parts[part].template.kind {
    case .chooser(let alternatives):
      guard case .choice(let choice) = input else { return }
      replaceContent(of: part, by: choice) { alternatives[$0] }
    case .presence(let blueprint):
      guard case .flag(let isThere) = input else { return }
      replaceContent(of: part, by: isThere ? 0 : nil) { _ in blueprint }
    case .conditions:
      guard case .choice(let choice) = input,
        let key = parts[part].conditions.selectors.first(where: { $0.value == field })?.key
      else { return }
      parts[part].conditions.choices[key] = choice
      reevaluate(part)
    case .list, .map:
      break
    }
  }

  private mutating func replaceContent(
    of part: Int,
    by choice: Int?,
    blueprint: (Int) -> Int
  ) {
    if let old = parts[part].rows.first {
      let start = start(ofInstance: old)
      parts[part].rows = []
      count(-(instances[old].isMade ? 1 : 0) - instances[old].enteredCount, in: .part(part))
      if let start, instances[old].itemCount > 0 {
        let removed = start..<start + instances[old].itemCount
        splice(FormChange.Splice(removed: removed, inserted: []), in: part)
      }
    }
    parts[part].isTouched = true
    guard let choice else { return }
    let row: Int
    if let kept = parts[part].kept[choice] {
      row = kept
      count((instances[row].isMade ? 1 : 0) + instances[row].enteredCount, in: .part(part))
    } else {
      row = makeInstance(of: blueprint(choice), in: part, with: Given(nil), StartOptions())
      parts[part].kept[choice] = row
    }
    parts[part].rows = [row]
    noteMade(row, in: part)
    if instances[row].itemCount > 0 { show(row, in: part) }
  }
}

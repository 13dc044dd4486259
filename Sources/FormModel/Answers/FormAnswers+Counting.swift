extension FormAnswers {
  /// The holder of a field's value.
  func holder(ofField index: Int) -> ValueHolder? {
    let field = (form.fields[index].object, form.fields[index].instance)
    return field.0.map { .object($0) } ?? instances[field.1].part.map { .part($0) }
  }

  /// The holder of the value of an object or a part.
  func holder(of holder: ValueHolder) -> ValueHolder? {
    switch holder {
    case .object(let index):
      if let parent = form.objects[index].parent { return .object(parent) }
      return instances[form.objects[index].instance].part.map { .part($0) }
    case .part(let index):
      if let object = parts[index].object { return .object(object) }
      return instances[parts[index].instance].part.map { .part($0) }
    }
  }

  /// The instance that something is the outermost value of, or nil.
  private func rootInstance(_ holder: ValueHolder) -> Int? {
    switch holder {
    case .object(let index):
      form.objects[index].parent == nil ? form.objects[index].instance : nil
    case .part(let index):
      parts[index].object == nil ? parts[index].instance : nil
    }
  }

  /// Counts values that were entered, in all that hold them.
  mutating func count(_ change: Int, in holder: ValueHolder?) {
    guard change != 0 else { return }
    var next = holder
    while let current = next {
      switch current {
      case .object(let index): objects[index].enteredCount += change
      case .part(let index): parts[index].enteredCount += change
      }
      if let root = rootInstance(current) { instances[root].enteredCount += change }
      next = self.holder(of: current)
    }
  }

  /// Counts the value of a field, in all that hold it.
  mutating func count(_ change: Int, ofField index: Int) {
    if form.fields[index].object == nil {
      instances[form.fields[index].instance].enteredCount += change
    }
    count(change, in: holder(ofField: index))
  }

  /// How many values of a source were given or entered.
  func enteredCount(of source: AnswerSource) -> Int {
    switch source {
    case .field(let index): isEntered(index) ? 1 : 0
    case .hidden: 0
    case .object(let index): objects[index].enteredCount
    case .part(let index): parts[index].enteredCount
    }
  }
}

import FormModel

extension FormAnswers {
  /// Returns the titles of the headings around an item, the outermost first; rows of lists have
  /// their numbers.
  func sections(around item: FormItem) -> [String] {
    var titles: [String] = []
    var next = group(around: item)
    while let group = next {
      titles.append(title(ofGroup: group))
      next = self.group(around: .heading(group))
    }
    return titles.reversed()
  }

  /// The title of a group, with its number if it is a row of a list.
  func title(ofGroup group: Int) -> String {
    let title = ShownText.title(form.groups[group].title)
    return ShownText.numbered(title, number(ofRowAt: .heading(group)))
  }

  /// The label of a field, with its number if it is a row of a list.
  func label(ofField index: Int) -> String {
    let label = form.fields[index].shownLabel
    return ShownText.numbered(label, number(ofRowAt: .field(index)))
  }

  /// The label of a field and the section that it is in, for places outside of the section.
  func name(ofField index: Int) -> String {
    guard let group = group(around: .field(index)) else { return label(ofField: index) }
    return label(ofField: index) + " – " + title(ofGroup: group)
  }

  /// The number of the row that begins with an item; nil if none does, or if the row is told apart
  /// without a number.
  private func number(ofRowAt item: FormItem) -> Int? {
    row(beginningAt: item).flatMap { isNumbered($0) ? $0.position + 1 : nil }
  }
}

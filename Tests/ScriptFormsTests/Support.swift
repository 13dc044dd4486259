import FormModel
import OrderedJSON
import ScriptForms

/// A fixed day and place, so that results do not depend on those of the test.
let surroundings = ScriptSurroundings(
  today: "2026-12-01",
  folder: "/home/ada",
  dayText: { day, format in "\(format):\(day)" },
  color: { $0 == "red" ? "#ff0000" : nil }
)

extension ScriptForm {
  /// The schema as a form, filled in with answers by name.
  func answers(_ given: JSONValue = [:]) throws -> FormAnswers {
    FormAnswers(form: try Form(reading: schema(in: surroundings)), initial: given)
  }

  /// The text that is printed for the answers, and for the values at first where there are none.
  func printed(_ given: JSONValue = [:]) throws -> String {
    output(for: try answers(given).json(), in: surroundings)
  }
}

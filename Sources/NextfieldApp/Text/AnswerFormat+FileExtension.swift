import FormModel

extension AnswerFormat {
  /// How the names of files in the format end, without the dot.
  var fileExtension: String {
    switch self {
    case .json: "json"
    case .lines, .nul: "txt"
    case .shell: "sh"
    case .csv: "csv"
    }
  }
}

import OrderedJSON

/// Names of variables for places in the answers, each given once.
struct ShellNames {
  private var taken: Set<String> = []

  /// Names that mean something to a shell or to programs that it starts, although they have small
  /// letters: those of zsh (zshparam(1)), Bash (`auto_resume`, `histchars`), and of curl and wget.
  private static let special: Set<String> = [
    "aliases", "argv", "auto_resume", "builtins", "cdpath", "commands", "dirstack", "errnos",
    "fignore", "fpath", "functions", "galiases", "histchars", "history", "jobstates", "keymaps",
    "langinfo", "mailpath", "manpath", "mapfile", "module_path", "modules", "nameddirs", "options",
    "parameters", "path", "pipestatus", "prompt", "psvar", "reswords", "saliases", "signals",
    "status", "sysparams", "termcap", "terminfo", "userdirs", "usergroups", "watch", "widgets",
    "zsh_eval_context", "all_proxy", "ftp_proxy", "http_proxy", "https_proxy", "no_proxy",
  ]

  /// Returns the name for a place: its tokens joined by underscores.
  mutating func name(of pointer: JSONPointer) -> String {
    var name = pointer.tokens.map(Self.safe).joined(separator: "_")
    if name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") }) { name = "answer" + name }
    // Names without small letters are for the shell and the environment: PATH, IFS, LD_PRELOAD.
    if !name.utf8.contains(where: Self.small.contains) { name = name.lowercased() }
    if let first = name.utf8.first, Self.figures.contains(first) { name = "_" + name }
    if Self.special.contains(name) { name += "_" }
    return unique(name)
  }

  /// Returns the name itself if it is free, else with the first number behind it that makes it so.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    return candidate
  }

  private static let small = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let figures = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Returns a token with an underscore for each character that no name can have.
  private static func safe(_ token: String) -> String {
    var bytes: [UInt8] = []
    for scalar in token.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      default: bytes.append(UInt8(ascii: "_"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

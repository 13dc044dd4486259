import GtkBridge
import ScriptForms

/// The command line of another program, for which this one stands in.
enum ScriptRequest {
  /// The programs that it knows.
  enum Peer: String {
    case zenity
    case yad
  }

  /// Tells whether a command line is one of zenity or yad, by an option that only these have or by
  /// the name that the program is called by.
  ///
  /// - Parameters:
  ///   - arguments: The arguments behind the program's name.
  ///   - name: The name that the program is called by.
  /// - Returns: The program that the command line is meant for; nil for this one.
  static func peer(_ arguments: [String], name: String) -> Peer? {
    if let peer = Peer(rawValue: name) { return peer }
    // Commands of our own are words; those of the others begin with a dash.
    guard arguments.first?.hasPrefix("-") == true else { return nil }
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if argument == "--form" { return .yad }
      if argument == "--forms" || ScriptForm.zenityDialogs.contains(argument) { return .zenity }
    }
    return nil
  }

  /// Reads the command line of a form; nil if it asks for something else than a form.
  static func form(_ arguments: [String], of peer: Peer) throws(ScriptError) -> ScriptForm? {
    switch peer {
    case .zenity:
      guard arguments.contains("--forms") else { return nil }
      return try ScriptForm(zenity: arguments, environment: environmentVariable)
    case .yad:
      guard arguments.contains("--form") else { return nil }
      return try ScriptForm(yad: arguments) { StandardInput.readyLines() }
    }
  }
}

extension Invocation {
  /// Reads a command line of zenity or yad.
  init(_ arguments: [String], of peer: ScriptRequest.Peer) throws(UsageError) {
    let form: ScriptForm?
    do throws(ScriptError) {
      form = try ScriptRequest.form(arguments, of: peer)
    } catch .foreign(let part) {
      self = .handOver(peer, arguments, reason: part)
      return
    } catch {
      throw UsageError(reason: error.message, status: ScriptForm.Statuses.unusable)
    }
    if let form {
      self = .fill(try FillOptions(form))
    } else {
      self = .handOver(peer, arguments, reason: nil)
    }
  }

  /// Reads `nextfield schema …`.
  static func parseSchema(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let peer = ScriptRequest.peer(arguments, name: "nextfield") else {
      throw UsageError(
        reason: tr("{command} needs the options of a form", ["command": "schema --forms"])
      )
    }
    do throws(ScriptError) {
      guard let form = try ScriptRequest.form(arguments, of: peer) else {
        throw ScriptError.unknownOption(arguments[0])
      }
      return .printSchema(form)
    } catch {
      throw UsageError(reason: error.message)
    }
  }
}

extension FillOptions {
  /// The options that fill a script's form.
  init(_ script: ScriptForm) throws(UsageError) {
    let own = script.ownOptions.map { option in
      (option.name == "-o" ? "--output" : option.name) + "=" + option.value
    }
    guard case .fill(let options) = try Invocation.parseFill(own + ["-"]) else {
      self.init()
      return
    }
    self = options
    form = nil
    (title, width, height) = (script.title, script.width, script.height)
    timeoutSeconds = script.timeout
    self.script = script
  }
}

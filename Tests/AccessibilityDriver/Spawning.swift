internal import Foundation

/// Starts a process whose standard streams are files, with the signals' default meanings.
///
/// A shell that runs a script in the background lets its children ignore SIGINT, and children
/// inherit that; the program under test must see the signal as it does in a terminal.
@MainActor
func spawn(
  _ command: [String],
  environment: [String],
  input: String,
  output: String,
  complaints: String
) throws -> Int32 {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  let flags = O_WRONLY | O_CREAT | O_TRUNC
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, complaints, flags, 0o600)

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  sigfillset(&defaults)
  var unblocked = sigset_t()
  sigemptyset(&unblocked)
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  posix_spawnattr_setsigmask(&attributes, &unblocked)
  // A session of its own, so that whatever it starts can be ended with it, and no terminal of the
  // tests is its own. POSIX_SPAWN_SETSID of <spawn.h>, which shows it to programs with GNU
  // extensions only.
  let ownSession: Int32 = 0x80
  let wanted = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | ownSession
  posix_spawnattr_setflags(&attributes, Int16(wanted))

  var arguments = command.map { strdup($0) } + [nil]
  var variables = environment.map { strdup($0) } + [nil]
  defer { (arguments + variables).forEach { free($0) } }
  var processID: pid_t = 0
  let failure = posix_spawn(
    &processID,
    command[0],
    &actions,
    &attributes,
    &arguments,
    &variables
  )
  guard failure == 0 else {
    throw AccessibilityError("cannot start \(command[0]): \(String(cString: strerror(failure)))")
  }
  return processID
}

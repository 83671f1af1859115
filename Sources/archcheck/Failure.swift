import ArchFacts

/// Ends the process: documented in the help, so that scripts can rely on it.
enum ExitCode: Int32 {
  case clean = 0
  case findings = 1
  case couldNotCheck = 2
}

/// What keeps a command from doing its work.
enum Failure: Error {
  case usage(UsageError)
  case path(String, SystemError)
  case output(OutputError)

  /// For standard error, without a line end; empty when there is nobody to tell.
  var message: String {
    switch self {
    case .usage(let error):
      let command = error.command.map { "\($0.rawValue) " } ?? ""
      return "error: \(error.message)\nSee 'archcheck \(command)--help'."
    case .path(let path, let reason):
      return "error: cannot read '\(path)': \(reason.words)"
    case .output(.readerLeft):
      return ""
    case .output(.failed(let reason)):
      return "error: cannot write the output: \(reason.words)"
    }
  }
}

extension [Unreadable] {
  /// Says each on standard error; whether there was one.
  func reported() -> Bool {
    for entry in self {
      Output.error.say("error: cannot read '\(entry.path)': \(entry.reason.words); the rest was checked")
    }
    return !isEmpty
  }
}

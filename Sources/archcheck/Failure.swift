import ArchModel
import ArchReports

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
  case output(SystemError)
  case notSaved(String, SystemError)
  case noBaseline(String)
  /// Each mistake was said where it was found.
  case brokenBaseline(String)
  /// Only some of the code was looked at.
  case partialBaseline
  /// Each mistake was said where it was found.
  case config(mistakes: Int)
  case unknownRule(String, known: [String])
  /// Neither a rule nor a type nor a path.
  case unknownSubject(String, known: [String])
  case notChecked(String, isFolder: Bool, isSwift: Bool)
  case noFinding(String, line: Int, others: [Int])
  case noSwiftFiles([String])
  case nothingToPropose
  /// With the folders that the config names.
  case noRecords([String], folders: [String]?)

  /// For standard error, without a line end.
  var message: String {
    switch self {
    case .usage(let error):
      let command = error.command.map { "\($0.rawValue) " } ?? ""
      return "error: \(error.message)\nSee 'archcheck \(command)--help'."
    case .path(let path, let reason):
      let command = NearestName.of(path, in: Command.allCases.map(\.rawValue))
      let hint = command.map { ". Did you mean the command '\($0)'?" } ?? ""
      return "error: cannot read '\(TerminalText.escaped(path))': \(reason.words)\(hint)"
    case .output(let reason):
      return "error: cannot write the output: \(reason.words)"
    case .noBaseline(let path):
      return
        "error: there is no baseline '\(TerminalText.escaped(path))'; 'archcheck baseline write' makes it"
    case .brokenBaseline(let path):
      return
        "error: the baseline '\(TerminalText.escaped(path))' cannot be read, so nothing can be told from it"
    case .partialBaseline:
      return "error: a baseline is written for all of the code; name no paths, or the folder of the config"
    case .notSaved(let path, let reason):
      return "error: cannot write '\(TerminalText.escaped(path))': \(reason.words)"
    case .config(let mistakes):
      let noun = mistakes == 1 ? "mistake" : "mistakes"
      return "error: the config has \(mistakes) \(noun); nothing was checked"
    case .unknownRule(let rule, let known):
      let hint = Suggestion.text(for: rule, among: known)
      return "error: unknown rule '\(rule)'\(hint)\nSee 'archcheck rules' for all."
    case .unknownSubject(let name, let known):
      let hint = Suggestion.text(for: name, among: known)
      return "error: no rule, preset, type or file is called '\(TerminalText.escaped(name))'\(hint)"
    case .notChecked(let path, let isFolder, let isSwift):
      let reason =
        isFolder
        ? "it is a folder; name a file in it"
        : isSwift ? "the config or .gitignore leaves it out" : "it is no Swift file"
      return "error: '\(TerminalText.escaped(path))' is not checked: \(reason)"
    case .noFinding(let path, let line, let others):
      let lines = others.prefix(10).map(String.init).joined(separator: ", ")
      let hint = others.isEmpty ? "nor anywhere in the file" : "only at line \(lines)"
      return "error: no rule finds anything at \(TerminalText.escaped(path)):\(line), \(hint)"
    case .nothingToPropose:
      return "error: neither folders nor types tell of layers, so there is nothing to propose"
    case .noRecords(let paths, let folders):
      let places = (folders ?? paths).map { "'\(TerminalText.escaped($0))'" }.joined(separator: ", ")
      let hint =
        folders == nil
        ? "; usual folders are docs/adr and docs/decisions, and \"decisions\" of architecture.json names another"
        : ""
      return "error: no decision record found in \(places)\(hint)"
    case .noSwiftFiles(let paths):
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      return "error: no Swift file found in \(places), so nothing was checked"
    }
  }
}

extension [Unreadable] {
  /// Says each on standard error; whether there was one.
  func reported() -> Bool {
    for entry in self {
      let path = TerminalText.escaped(entry.path)
      Output.error.say("error: left out '\(path)', which cannot be read: \(entry.reason.words)")
    }
    return !isEmpty
  }
}

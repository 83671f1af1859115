import ArchConfig
import ArchModel
import ArchReports
import ArchSystem

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
  /// So many findings would be let stand by nobody, the first of them in a file.
  case nobodyOwns(Int, first: String)
  /// Each mistake was said where it was found.
  case brokenBaseline(String)
  /// Somebody is writing in it.
  case unsavedBaseline(String)
  /// Only some of the code was looked at.
  case partialBaseline
  /// Not every machine would find it.
  case configInOtherCase(String, name: String)
  /// Each mistake was said where it was found.
  case config(mistakes: Int)
  /// The same of a rule on the command line.
  case rule(mistakes: Int)
  case unknownRule(String, known: [String])
  /// Neither a rule nor a type nor a path.
  case unknownSubject(String, known: [String])
  case notChecked(String, isFolder: Bool, isSwift: Bool)
  case noSwiftFiles([String])
  /// Settings are laid over a config, and there is none.
  case nothingToLayOver([String])
  /// Nothing that is checked is at a path.
  case nothingToMove(String, known: [String])
  /// A protocol takes the place of a type where some file names it against the order of layers.
  case nothingToReplace(String, known: [String])
  /// Something else is where a file would be moved to.
  case placeTaken(String, by: String)
  case nothingToPropose
  /// There is none of what is to be drawn.
  case nothingToDraw(String)
  /// Of parts so many that a picture would not be read.
  case tooMuchToDraw(Int, String)
  /// A page with no place for a map.
  case noMapInPage(String)
  /// What was asked for needs git's history.
  case noRepository(String)
  case gitUnusable(String)
  /// With the nearest names there are; `nil` when none was given and none of the usual ones exists.
  case unknownBase(String?, known: [String], isShallow: Bool)
  case unrelatedBase(String, isShallow: Bool)
  case missingObjects(String)
  case notAFolder(String)
  /// There is nothing to keep.
  case noLayersWritten(String)
  /// No app, but a folder of them.
  case severalRepositories(String, [String])
  /// The config leaves all of the code out; which entry does was said where it stands.
  case nothingIncluded(config: String, files: Int)
  /// Why was said where it was found.
  case notTrustworthy
  /// With the folders that the config names.
  case noRecords([String], folders: [String]?)

  /// For standard error, without a line end.
  var message: String {
    switch self {
    case .usage(let error):
      let command = error.command.map { "\($0.rawValue) " } ?? ""
      return "error: \(TerminalText.escaped(error.message))\nSee 'archcheck \(command)--help'."
    case .noLayersWritten(let config):
      return "error: \(TerminalText.escaped(config)) names no layers; 'archcheck init --print' shows some"
    case .severalRepositories(let path, let repositories):
      let first = repositories.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return "error: "
        + TerminalText.escaped(
          "'\(path)' holds \(repositories.count) repositories, such as \(first); check one at a time")
    case .nothingIncluded(let config, let files):
      let shown = TerminalText.escaped(config)
      return "error: \(shown) leaves out all \(files) Swift files, so nothing was checked"
    case .path(let path, let reason):
      let command =
        Command.meant(by: path)?.rawValue ?? NearestName.of(path, in: Command.allCases.map(\.rawValue))
      let hint = command.map { ". Did you mean the command '\($0)'?" } ?? ""
      return "error: cannot read '\(TerminalText.escaped(path))': \(reason.shown)\(hint)"
    case .output(let reason):
      return "error: cannot write the output: \(reason.shown)"
    case .noBaseline(let path):
      return
        "error: there is no baseline '\(TerminalText.escaped(path))'; 'archcheck baseline write' creates it"
    case .nobodyOwns(let count, let path):
      return
        "error: \(count == 1 ? "1 finding" : "\(count) findings") would be accepted by nobody, such as one in "
        + "'\(TerminalText.escaped(path))'; say who mends it with '--owner NAME', or in the repository's CODEOWNERS"
    case .brokenBaseline(let path):
      return
        "error: the baseline '\(TerminalText.escaped(path))' cannot be read, so nothing can be compared with it"
    case .unsavedBaseline(let path):
      return
        "error: the baseline '\(TerminalText.escaped(path))' has changes that are not saved; save it first"
    case .partialBaseline:
      return "error: a baseline is written for all of the code; name no paths, or the folder of the config"
    case .notSaved(let path, let reason):
      return "error: cannot write '\(TerminalText.escaped(path))': \(reason.shown)"
    case .config(let mistakes):
      let noun = mistakes == 1 ? "mistake" : "mistakes"
      return "error: the config has \(mistakes) \(noun); nothing was checked"
    case .configInOtherCase(let path, let name):
      return
        "error: '\(TerminalText.escaped(path))' has to be called '\(name)', since capitals count on other "
        + "machines; rename it, for example with 'git mv'"
    case .rule(let mistakes):
      return "error: the rule has \(mistakes) \(mistakes == 1 ? "mistake" : "mistakes"); it was not tried"
    case .unknownRule(let rule, let known):
      let hint = Suggestion.text(for: rule, among: known)
      return
        "error: unknown rule '\(TerminalText.escaped(rule))'\(hint)\nSee 'archcheck rules' for the full list."
    case .unknownSubject(let name, let known):
      let hint = Suggestion.text(for: name, among: known)
      return
        "error: no rule, preset, layer, module, type or file is called '\(TerminalText.escaped(name))'\(hint)"
    case .notChecked(let path, let isFolder, let isSwift):
      let reason =
        isFolder
        ? "it is a folder without a Swift file that is checked"
        : isSwift ? "the config or .gitignore leaves it out" : "it is not a Swift file"
      return "error: '\(TerminalText.escaped(path))' is not checked: \(reason)"
    case .nothingToDraw(let parts):
      return "error: nothing to draw: the code has no \(parts)"
    case .nothingToLayOver(let settings):
      return "error: '--with \(settings[0])' is laid over architecture.json, and there is none: "
        + "'archcheck init' writes one"
    case .nothingToMove(let path, let known):
      return "error: no Swift file is at '\(TerminalText.escaped(path))', so nothing can be moved from there"
        + Suggestion.text(for: path, among: known)
    case .nothingToReplace(let type, let known):
      return
        "error: no file names '\(TerminalText.escaped(type))' against the order of layers in a way that a "
        + "protocol could take over" + Suggestion.text(for: type, among: known)
    case .placeTaken(let path, let place):
      return "error: '\(TerminalText.escaped(place))' is there already, so '\(TerminalText.escaped(path))' "
        + "cannot be put there"
    case .tooMuchToDraw(let count, let parts):
      return "error: \(count) \(parts) are too many for a picture: choose some by '--focus' or '--between', "
        + "or write them as '--format matrix'"
    case .noMapInPage(let path):
      return
        "error: '\(TerminalText.escaped(path))' has no place for a map: write '\(MapPage.start) -->' and "
        + "'\(MapPage.end)' on lines of their own"
    case .nothingToPropose:
      return "error: \(Self.noLayersToSee)"
    case .noRepository(let path):
      return
        "error: '\(TerminalText.escaped(path))' is not in a git repository, so there is nothing to compare with"
    case .gitUnusable(let path):
      return
        "error: git says nothing about '\(TerminalText.escaped(path))': it has to be installed, the repository "
        + "has to be intact and have a commit, and git has to trust the folder "
        + "(git config --global --add safe.directory \(TerminalText.escaped(Self.quoted(path))))"
    case .unknownBase(let name?, let known, let isShallow):
      let shown = TerminalText.escaped(name)
      let hint = Suggestion.text(for: name, among: known)
      return "error: git knows no commit '\(shown)'\(hint)\n" + Self.fetchHint(isShallow)
    case .unknownBase(nil, _, let isShallow):
      return "error: there is no main branch to compare with; name one: --base REF\n"
        + Self.fetchHint(isShallow)
    case .unrelatedBase(let name, let isShallow):
      let shown = TerminalText.escaped(name)
      return isShallow
        ? "error: the history was cut off before HEAD and '\(shown)' meet\n" + Self.fetchHint(true)
        : "error: HEAD and '\(shown)' have no commit in common, so it is unclear what changed"
    case .missingObjects(let commit):
      return "error: this clone lacks files of commit \(commit.prefix(7)): it is partial\n"
        + "Clone it without --filter, or run 'git fetch --refetch --no-filter'."
    case .notAFolder(let path):
      return "error: '\(TerminalText.escaped(path))' is not a folder; a review is of a folder"
    case .noRecords(let paths, let folders):
      let places = (folders ?? paths).map { "'\(TerminalText.escaped($0))'" }.joined(separator: ", ")
      let hint =
        folders == nil
        ? "; usual folders are docs/adr and docs/decisions, and \"decisions\" in architecture.json names others"
        : ""
      return "error: no decision record found in \(places)\(hint)"
    case .notTrustworthy:
      return "error: the findings cannot be relied on, since something was not looked at"
    case .noSwiftFiles(let paths):
      let places = paths.map { "'\(TerminalText.escaped($0))'" }.joined(separator: ", ")
      return "error: no Swift file found in \(places), so nothing was checked"
    }
  }
}

extension Failure {
  /// Why layers that nobody wrote down stay unknown.
  static let noLayersToSee =
    "the code shows no layers, since it is in one folder, or its folders hold next to nothing; "
    + "sort it into folders, or write layers into an \(ConfigName.usual)"

  /// As a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Where a commit comes from that git does not have yet.
  private static func fetchHint(_ isShallow: Bool) -> String {
    isShallow
      ? "This clone is shallow: run 'git fetch --unshallow', or have the job fetch all of the history "
        + "(fetch-depth: 0 of actions/checkout, GIT_DEPTH: 0 of GitLab)."
      : "Fetch it first, for example with 'git fetch origin main'."
  }
}

import ArchConfig
import ArchJSON
import ArchModel
import ArchProposal
import ArchReports
import ArchRules
import ArchSystem

/// What makes a check say nothing without anybody having decided so: layers that match no file, names that
/// nobody bears, exemptions that exempt nothing.
struct Silence {
  private let scope: CheckScope
  private let codebase: Codebase
  private let walkedPaths: [String]
  private let records: RecordFiles
  private let unusedExemptions: [ConfigProblem]

  init(
    _ scope: CheckScope, _ codebase: Codebase, _ walkedPaths: [String], _ records: RecordFiles,
    _ unusedExemptions: [ConfigProblem]
  ) {
    self.scope = scope
    self.codebase = codebase
    self.walkedPaths = walkedPaths + records.paths
    self.records = records
    self.unusedExemptions = unusedExemptions
  }

  /// On standard error; whether the config does not fit the code, so that a check by it is worthless.
  func say(_ arguments: Arguments) -> Bool {
    let hasLayers = !codebase.architecture.layers.isEmpty
    if hasLayers, !codebase.files.contains(where: { $0.layer != nil }) {
      sayHowToDescribe()
    } else if codebase.isBarelyMapped, !arguments.isQuiet {
      Output.error.say(
        "note: the layers cover at most a tenth of the code; what the rest may use or make is unknown")
    }
    guard let config = scope.config, scope.holdsAllOfConfig else { return false }
    let unused = UnusedSettings(in: codebase, walkedPaths: walkedPaths, recordNames: records.names).problems
    let errors = unused.filter { $0.severity == .error }
    guard !arguments.isQuiet else {
      config.say(errors)
      return !errors.isEmpty
    }
    // What does not exist cannot be exempt either; once is enough.
    let known = Set(unused.map(\.location))
    let all = unused + unusedExemptions.filter { !known.contains($0.location) }
    config.say(all.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) })
    return !errors.isEmpty
  }

  private func sayHowToDescribe() {
    let config = scope.config?.shownPath
    let reason =
      config.map { "the layers of \(TerminalText.escaped($0)) match none of the files" }
      ?? "no folder has a name that suggests a layer"
    var message = "error: nothing was checked about layers: \(reason)."
    if let proposal = LayoutProposal.configuration(forPaths: codebase.files.map(\.path)) {
      message += config == nil ? " Describe the layout in an architecture.json" : " Correct them"
      let lines = proposal.split(separator: "\n").map { TerminalText.escaped(String($0)) }
      message += ", for instance:\n\n" + lines.joined(separator: "\n")
      message += "\n\n\"mayUse\" of a layer then lists the layers that its code may use."
    }
    Output.error.say(message)
  }
}

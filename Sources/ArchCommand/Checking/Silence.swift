import ArchConfig
import ArchJSON
import ArchModel
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
  func say(_ arguments: Arguments, _ inUse: RulesInUse) -> Bool {
    if Self.lacksLayers(codebase, inUse) {
      Output.error.say("error: nothing was checked about layers: \(Failure.noLayersToSee)")
    } else if !codebase.architecture.layers.isEmpty, !codebase.files.contains(where: { $0.layer != nil }) {
      Output.error.say(
        "error: nothing was checked about layers: those of \(configName) match none of the files. "
          + "'archcheck init --print' shows layers that do.")
    } else if codebase.isBarelyMapped, !arguments.isQuiet {
      Output.error.say(
        "note: the layers cover at most a tenth of the code; what the rest may use or make is unknown")
    }
    if !arguments.isQuiet, RuleCatalog.manifestRules.contains(where: inUse.includes) { sayUnreadManifests() }
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

  private func sayUnreadManifests() {
    for (manifest, names) in RuleCatalog.targetsWithComputedLists(in: codebase) {
      let list = TerminalText.escaped(names.joined(separator: ", "))
      Output.error.say(
        "note: '\(TerminalText.escaped(manifest))' computes what \(list) \(names.count == 1 ? "depends" : "depend") on, so that is not compared with what \(names.count == 1 ? "it imports" : "they import")"
      )
    }
  }

  /// Whether rules are asked that look at layers, where neither anybody wrote layers down nor the code shows any.
  static func lacksLayers(_ codebase: Codebase, _ inUse: RulesInUse) -> Bool {
    codebase.architecture.leavesLayersOpen && Architecture.rulesOfOrder.contains(where: inUse.includes)
  }

  private var configName: String { TerminalText.escaped(scope.config?.shownPath ?? ConfigName.usual) }
}

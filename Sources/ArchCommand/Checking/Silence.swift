import ArchConfig
import ArchJSON
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// What makes a check say nothing without anybody having decided so: layers that match no file, names that
/// nobody bears, exemptions that exempt nothing; and exemptions that are silent themselves, since they would exempt more
/// than was agreed.
struct Silence {
  private let scope: CheckScope
  private let codebase: Codebase
  private let walkedPaths: [String]
  private let records: RecordFiles
  private let slack: [ConfigProblem]
  private let overspent: [ConfigProblem]

  init(
    _ scope: CheckScope, _ codebase: Codebase, _ walkedPaths: [String], _ records: RecordFiles,
    _ slack: [ConfigProblem], _ overspent: [ConfigProblem]
  ) {
    self.scope = scope
    self.codebase = codebase
    self.walkedPaths = walkedPaths + records.paths
    self.records = records
    self.slack = slack
    self.overspent = overspent
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
    if !arguments.isQuiet, comparesManifests(inUse) { sayUnreadManifests() }
    guard let config = scope.config else { return false }
    guard scope.holdsAllOfConfig else {
      // Other code cannot make fewer places of them.
      if !arguments.isQuiet { config.say(overspent) }
      return false
    }
    let unused = UnusedSettings(in: codebase, walkedPaths: walkedPaths, recordNames: records.names).problems
    let errors = unused.filter { $0.severity == .error }
    guard !arguments.isQuiet else {
      config.say(errors)
      return !errors.isEmpty
    }
    // What does not exist cannot be exempt either; once is enough.
    let known = Set(unused.map(\.location))
    let all = unused + overspent + slack.filter { !known.contains($0.location) }
    config.say(all.sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) })
    return !errors.isEmpty
  }

  private func comparesManifests(_ inUse: RulesInUse) -> Bool {
    RuleRun(codebase.architecture, rules: inUse.rules).passes.contains {
      RuleCatalog.manifestRules.contains($0.about.id)
    }
  }

  private func sayUnreadManifests() {
    let unjudged = RuleCatalog.targetsWithoutManifestRules(in: codebase)
    for (manifest, names) in unjudged.computed.sorted(by: { $0.key < $1.key }) {
      sayUnread(manifest, "it is computed", names)
    }
    for (manifest, names) in unjudged.leftOut.sorted(by: { $0.key < $1.key }) {
      sayUnread(manifest, "that file is not among the sources", names)
    }
  }

  /// More names of one manifest are a wall of text.
  private static let shownTargets = 5

  private func sayUnread(_ manifest: String, _ why: String, _ names: [String]) {
    let shown = names.prefix(Self.shownTargets).joined(separator: ", ")
    let rest = names.count - Self.shownTargets
    Output.error.say(
      "note: what '\(TerminalText.escaped(manifest))' lists for \(TerminalText.escaped(shown))"
        + "\(rest > 0 ? " and \(counted(rest, "other target"))" : "") is not compared with imports, since \(why)"
    )
  }

  /// Whether rules are asked that look at layers, where neither anybody wrote layers down nor the code shows any.
  static func lacksLayers(_ codebase: Codebase, _ inUse: RulesInUse) -> Bool {
    codebase.architecture.leavesLayersOpen && Architecture.rulesOfOrder.contains(where: inUse.includes)
  }

  private var configName: String { TerminalText.escaped(scope.config?.shownPath ?? ConfigName.usual) }
}

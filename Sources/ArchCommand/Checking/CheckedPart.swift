import ArchAdoption
import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchScan
import ArchSystem

/// What one config governs, or everything where there is none: checked, with paths as the report has them.
struct CheckedPart {
  let findings: [Finding]
  let coverage: Coverage
  /// Those that looked at it.
  let rules: [ActiveRule]
  let unreadable: [Unreadable]
  let scope: CheckScope
  let architecture: Architecture

  private let slack: [ConfigProblem]
  private let overspent: [ConfigProblem]
  /// Those of the team's own that looked at it.
  private let ownRules: OwnRuleCheck?
  let codebase: Codebase
  private let records: RecordFiles
  /// Relative to the folder of the part, as the paths of the codebase are.
  let walkedPaths: [String]

  /// - Parameter walkedPaths: of every file below the scope's folder, those that configs leave out included.
  init(
    _ scope: CheckScope, _ architecture: Architecture, _ inUse: RulesInUse, _ walkedPaths: [String],
    _ work: WorkTimes, _ timings: inout Timings, kept: KeptFacts? = nil, beside proofs: OpenProofs
  ) {
    let code = GovernedCode(scope, architecture, work, &timings, kept: kept, beside: proofs)
    let (scope, architecture, codebase) = (code.scope, code.architecture, code.codebase)
    self.scope = scope
    self.architecture = architecture
    self.walkedPaths = walkedPaths
    let unreadable = code.unreadable.filter { !$0.isEncrypted }
    func read() -> RecordFiles { RecordFiles(scope, architecture, rules: inUse.rules) }
    let records = timings.measure("records") { kept?.records(scope.folder, read) ?? read() }
    let run = RuleRun(
      architecture, rules: inUse.rules, log: records.log, isOwnInUse: { inUse.includes($0) })
    let (judged, ownRules) = timings.measure("rules") {
      kept.map { Self.judge(codebase, run, $0, scope.folder) } ?? Self.judge(codebase, run)
    }
    (slack, overspent) = (judged.slack, judged.overspent)
    self.ownRules = ownRules
    let found = timings.measure("suppressions") {
      SuppressionRun(codebase, run, today: .today, isWhole: scope.isWhole).applied(
        to: judged.findings)
    }
    let prefix = scope.folder
    rules = run.activeRules.map { $0.mapPath { prefix + $0 } }
    let prefixed = prefix.isEmpty ? found : found.map { finding in finding.mapPaths { prefix + $0 } }
    findings = prefixed.filter { scope.isReported($0.path) }
    var coverage = Coverage(of: codebase, in: prefix)
    coverage.hasLayers = Silence.lacksLayers(codebase, inUse) || !architecture.layers.isEmpty
    coverage.unreadableFiles = unreadable.count
    coverage.leftOut = code.unreadable.filter(\.isEncrypted).map { file in
      LeftOutPath(path: prefix + file.path, reason: file.reason.words, isLinkOutside: false)
    }
    coverage.skipped += code.build.files.xcodeGen.filter { $0.skipped > 0 }.map {
      (prefix + $0.path, $0.skipped)
    }
    if !scope.reportsAll {
      let asked = codebase.files.count { $0.notJudged == nil && scope.isReported(prefix + $0.path) }
      if asked < coverage.judgedFiles { coverage.askedFiles = asked }
    }
    self.coverage = coverage
    self.unreadable = unreadable + code.build.unreadable + records.unreadable
    self.codebase = codebase
    self.records = records
  }

  /// What findings may speak of, as the report has paths.
  var sources: [String: SourceText] { sources { _ in true } }

  /// The same of some of the code only.
  func sources(where isWanted: (String) -> Bool) -> [String: SourceText] {
    let code = codebase.files.filter { isWanted(scope.folder + $0.path) }.map {
      ($0.path, SourceText($0.written.bytes, lines: $0.lines))
    }
    let sources = Dictionary(code, uniquingKeysWith: { first, _ in first })
      .merging(records.sources(scope)) { code, _ in code }
    let prefix = scope.folder
    return prefix.isEmpty
      ? sources
      : Dictionary(sources.map { (prefix + $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Of every file that rules looked at, records included, as the report has them.
  var checkedPaths: [String] {
    (codebase.files.map(\.path) + records.paths + [scope.config?.name].compactMap { $0 }).map {
      scope.folder + $0
    }
  }

  /// Of the files that rules judge, and of all that is not code, as the report has them.
  var judgedPaths: [String] {
    let code = codebase.files.filter { !$0.isTest && !$0.isGenerated }.map(\.path)
    return (code + records.paths + [scope.config?.name].compactMap { $0 }).map { scope.folder + $0 }
  }

  /// Of every Swift file that there is, those that configs leave out included, as the report has them.
  var existingPaths: [String] { walkedPaths.map { scope.folder + $0 } }

  var declaredNames: DeclaredNames { DeclaredNames(codebase) }

  var decisionRecords: [DecisionRecord] { records.log.records }

  var decisionLog: DecisionLog { records.log }

  /// Which layers use which, by name, as the report has paths.
  var layerEdges: [LayerEdge] {
    let graph = DependencyGraph(of: codebase, at: .layer, includingImports: false)
    return graph.edges.compactMap { edge in
      let (from, to) = (graph.nodes[edge.from].name, graph.nodes[edge.to].name)
      let mayUse = codebase.architecture.layer(named: from)?.mayUse(to) ?? true
      let breach = mayUse ? nil : edge.evidence.first { !codebase.isInCompositionRoot($0.place) }
      guard let shown = breach ?? edge.evidence.first else { return nil }
      let file = codebase.files[shown.place.file]
      return LayerEdge(
        from: scope.folder + from, to: scope.folder + to, uses: edge.evidence.count, isAllowed: breach == nil,
        path: scope.folder + file.path, line: file.lines.line(at: shown.range.start))
    }
  }

  /// Says on standard error what keeps a check from finding anything; whether that makes it worthless.
  func sayWhatIsSilent(_ arguments: Arguments, _ inUse: RulesInUse) -> Bool {
    let doesNotFit = Silence(scope, codebase, walkedPaths, records, slack, overspent).say(arguments, inUse)
    records.sayWhatIsMissing(arguments)
    guard let config = scope.config, scope.holdsAllOfConfig else { return false }
    // A rule of the team's own that looks at nothing would keep silent for ever.
    let dead = DeadOwnRules(in: codebase, after: ownRules, work: ThreadedWork()).problems(
      work: ThreadedWork())
    let errors = dead.filter { $0.severity == .error }
    config.say(arguments.isQuiet ? errors : dead)
    return doesNotFit || !errors.isEmpty || coverage.isBlind
  }

  private static func judge(_ codebase: Codebase, _ run: RuleRun) -> (RuleRun.Outcome, OwnRuleCheck?) {
    let code = run.code(codebase, work: ThreadedWork())
    return outcome(of: JobResult.all([.ownRules] + run.passes.map(Job.rule), code, run), [], codebase, run)
  }

  /// The same, taking over what still holds of what was found file by file.
  private static func judge(
    _ codebase: Codebase, _ run: RuleRun, _ kept: KeptFacts, _ folder: String
  ) -> (RuleRun.Outcome, OwnRuleCheck?) {
    let earlier = kept.judgement(folder)
    let code = run.code(codebase, work: ThreadedWork(), .again(after: earlier?.code))
    let files = FileJudging(run, code, after: earlier, work: ThreadedWork())
    let results = JobResult.all(
      [.ownRules] + run.wholePasses.map(Job.rule) + Job.pieces(of: files), code, run)
    let judgement = files.judgement(with: results.flatMap(\.verdicts))
    kept.keep(judgement, folder)
    return outcome(of: results, judgement.outcomes, codebase, run)
  }

  private static func outcome(
    of results: [JobResult], _ others: [RuleRun.Outcome], _ codebase: Codebase, _ run: RuleRun
  ) -> (RuleRun.Outcome, OwnRuleCheck?) {
    let check = results.lazy.compactMap(\.ownRules).first
    let own = check.map { run.outcome(of: $0, in: codebase, work: ThreadedWork()) }
    let all = results.compactMap(\.outcome) + others + [own, run.recordOutcome].compactMap(\.self)
    let outcome = RuleRun.Outcome(
      findings: RuleRun.merged(all.map(\.findings)),
      slack: all.flatMap(\.slack), overspent: all.flatMap(\.overspent))
    return (outcome, check)
  }
}

extension Coverage {
  fileprivate init(of codebase: Codebase, in folder: String) {
    self.init(files: codebase.files.count)
    unmappedPaths = codebase.files.filter { $0.layer == nil && $0.notJudged == nil }.map { folder + $0.path }
    for file in codebase.files where file.notJudged != nil || !file.notJudgedRanges.isEmpty {
      notJudged.append(
        NotJudgedFile(
          path: folder + file.path, reason: file.notJudged, parts: file.notJudgedRanges.map(\.reason),
          isInLayer: file.layer != nil))
    }
    unresolvedNames = codebase.unresolvedNames.count
    frequentUnresolvedNames = codebase.frequentUnresolvedNames(10)
    hiddenNames = HiddenName.all(in: codebase).map { hidden in
      (hidden.name, "\(folder)\(hidden.place.path):\(hidden.place.location.line)")
    }
    skipped = codebase.files.filter { $0.facts.skipped > 0 }.map { (folder + $0.path, $0.facts.skipped) }
    layers = codebase.architecture.layers.map(\.name).filter { name in
      codebase.files.contains { $0.layer?.name == name }
    }
    for file in codebase.files where file.notJudged == nil {
      if let layer = file.layer { filesByLayer[layer.name, default: 0] += 1 }
    }
    if codebase.architecture.layers.contains(where: { $0.origin == .observed }) {
      let found = layers.compactMap { name in filesByLayer[name].map { "\(name) (\($0))" } }
        .joined(separator: ", ")
      observedLayers = "the layers that 'archcheck init' would write down: \(found)"
    }
  }
}

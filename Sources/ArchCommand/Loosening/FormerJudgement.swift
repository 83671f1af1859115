import ArchAdoption
import ArchConfig
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// The code of now, judged as it would have been before a change: by the configs, the baselines and the comments of
/// then. What is found that way and not by those of now is what the change lets through.
struct FormerJudgement {
  /// By the configs of before.
  let run: CheckRun
  /// What the run found, with the status that the baselines and comments of before give it.
  let findings: [Finding]
  private(set) var loosenings: [Loosening]
  /// What the change adds to layers and rules leave alone.
  private(set) var unjudged: [UnjudgedAdditions.Addition]
  /// Those of the findings that are gone which are only not looked for.
  let hidden: [Finding]
  /// What the configs of now find otherwise than those of before; `nil` when they are the same.
  let effect: ConfigEffect?

  private let former: FormerConfigs

  /// - Parameters:
  ///   - before: the code of before, judged by the configs of now.
  ///   - gone: former findings that are gone now, under the new paths of their files.
  init(
    _ now: CheckRun, _ before: CheckRun, _ known: KnownFindings, _ change: Change, _ arguments: Arguments,
    gone: [Finding] = []
  ) throws(Failure) {
    let former = FormerConfigs(now, change, arguments)
    let run =
      former.isUnchanged
      ? now : try CheckRun(now, former.scope, judgedBy: former.architectures, arguments)
    let judged = try KnownFindings(run, arguments, of: change)
    let comments = Self.comments(now, before, run, change)
    let findings = judged.findings.map { finding in
      guard finding.status == .suppressed, comments.silenceAnew(finding) else { return finding }
      var finding = finding
      finding.status = .new
      return finding
    }
    var loosenings: [Loosening] = []
    var effect: ConfigEffect?
    if !former.isUnchanged {
      loosenings = ConfigLoosenings(from: run, to: now, former).all
      let lost = Self.lost(from: findings, to: known.findings, now)
      let rest = Self.besidesRenamed(loosenings.takeUp(lost), now)
      if !rest.isEmpty { loosenings.append(Self.unexplained(rest, now)) }
      effect = ConfigEffect(from: run.parts.flatMap(\.findings), to: now.parts.flatMap(\.findings))
    }
    loosenings += DecisionLoosenings(to: now, former, .commit(change.tree)).all
    loosenings += comments.all
    let leftOut = LeftOutLoosenings(from: before.scope, to: now.scope, gone: gone)
    let (formerDeclarations, declarations) = (before.declarations, now.declarations)
    let notJudged = NotJudgedLoosenings(
      from: formerDeclarations, to: declarations, renames: change.renames, gone: gone)
    unjudged = UnjudgedAdditions(from: formerDeclarations, to: declarations).all
    loosenings += leftOut.all + notJudged.all
    if arguments.usesBaseline { loosenings += BaselineLoosenings(known, judged, change).all }
    self.run = run
    self.findings = findings
    self.loosenings = loosenings
    self.effect = effect
    hidden = leftOut.hidden + notJudged.hidden
    self.former = former
  }

  /// Tells the code that the change takes out of judgement what would be new in it, were it judged.
  mutating func countHidden(
    _ now: CheckRun, _ before: CheckRun, _ known: KnownFindings, _ change: Change, _ arguments: Arguments
  ) throws(Failure) {
    let hidden = loosenings.compactMap(\.hides) + unjudged.map(\.hides)
    let paths = Set(hidden.flatMap(\.paths))
    guard !paths.isEmpty else { return }
    let run = try CheckRun(now, judgingAlso: paths, arguments)
    let all = FindingChange(
      from: before.side(before.parts.flatMap(\.findings)),
      to: run.side(try KnownFindings(run, arguments).findings), renames: change.renames
    ).new
    // That it is elsewhere is told already.
    var rest = LostFindings(from: all, to: known.findings).all.filter { $0.rule != "unmapped-file" }
    func taken(by code: HiddenCode) -> [Finding] {
      let found = code.findings(of: rest)
      rest = LostFindings(from: rest, to: found).all
      return found
    }
    for index in loosenings.indices {
      if let code = loosenings[index].hides { loosenings[index].letsThrough += taken(by: code) }
    }
    for index in unjudged.indices { unjudged[index].letsThrough = taken(by: unjudged[index].hides) }
  }

  /// What is new by the judgement of before: in the code of before it would not have found it.
  func newFindings(_ change: Change, _ arguments: Arguments) throws(Failure) -> [Finding] {
    let then = try CheckRun(
      run, former.scope.asOf(.commit(change.tree)), judgedBy: former.architectures, arguments)
    return FindingChange(
      from: then.side(then.parts.flatMap(\.findings)), to: run.side(findings), renames: change.renames
    ).new
  }

  /// What is found now with what only the judgement of before lets ask for something.
  func joined(to own: [Finding]) -> [Finding] {
    let open = findings.filter { $0.status == .new }
    let added = LostFindings(from: open, to: own.filter { $0.status == .new }).all
    // What a baseline or a comment of now accepts, or a config of now makes lighter, weighs what it weighed.
    return added.isEmpty ? own : RuleRun.merged([LostFindings(from: own, to: added).all, added])
  }

  func joined(to rules: [ActiveRule]) -> [ActiveRule] {
    let known = Set(rules.map(\.about.id))
    return rules + run.rules.filter { !known.contains($0.about.id) }
  }

  private static func comments(
    _ now: CheckRun, _ before: CheckRun, _ former: CheckRun, _ change: Change
  ) -> CommentLoosenings {
    let silenced = FindingChange.silencedAnew(
      from: before.side(before.parts.flatMap(\.findings)), to: now.side(now.parts.flatMap(\.findings)),
      renames: change.renames)
    return CommentLoosenings(
      from: before.silencingComments, to: now.silencingComments, renames: change.renames, silenced: silenced
    ) { rule, path in former.judges(path, by: rule) }
  }

  /// Besides what is told of a config itself, and of files that have a layer now.
  private static func lost(from before: [Finding], to now: [Finding], _ run: CheckRun) -> [Finding] {
    let mapped = Set(
      run.parts.flatMap { part in
        part.codebase.files.filter { $0.layer != nil }.map { part.scope.folder + $0.path }
      })
    let configs = Set(run.parts.compactMap { part in part.scope.config.map { part.scope.folder + $0.name } })
    return LostFindings(from: before.filter { $0.status != .suppressed }, to: now).all.filter { finding in
      !configs.contains(finding.path) && !(finding.rule == "unmapped-file" && mapped.contains(finding.path))
    }
  }

  /// What a rule of the team's own finds that only bears another name, and what is told of records: which of them a
  /// config rests on is compared by itself.
  private static func besidesRenamed(_ lost: [Finding], _ now: CheckRun) -> [Finding] {
    let own = Set(now.parts.flatMap(\.architecture.own).map(\.id))
    let places = Set(
      now.parts.flatMap(\.findings).filter { own.contains($0.rule) }.map { "\($0.path) \($0.range.start)" })
    return lost.filter { finding in
      guard finding.path.hasSuffix(".swift") else { return false }
      let isGone = RuleCatalog.rule(finding.rule) == nil && !own.contains(finding.rule)
      return !isGone || !places.contains("\(finding.path) \(finding.range.start)")
    }
  }

  private static func unexplained(_ findings: [Finding], _ now: CheckRun) -> Loosening {
    let open = findings.filter { $0.status == .new }
    var loosening = Loosening(
      .config,
      at: (now.parts.first.map(ConfigSide.init(of:)) ?? .usual(in: now.scope, isFormer: false)).start,
      "the config finds \(findings.count) fewer", reach: .nothing)
    loosening.letsThrough = open
    loosening.known = findings.count - open.count
    return loosening
  }
}

extension CheckRun {
  func side(_ findings: [Finding]) -> FindingChange.Side {
    FindingChange.Side(
      findings: findings, paths: Set(parts.flatMap(\.checkedPaths)), sources: sources,
      declared: { [parts] in DeclaredNames(of: parts) })
  }

  fileprivate var silencingComments: [SilencingComment] {
    parts.flatMap { part in
      SilencingComment.all(in: part.codebase, prefix: part.scope.folder, today: .today)
    }
  }

  fileprivate var declarations: JudgedDeclarations {
    var declarations = JudgedDeclarations()
    for part in parts { declarations.add(part.codebase, prefix: part.scope.folder) }
    return declarations
  }

  /// Whether a rule looked at a file.
  fileprivate func judges(_ path: String, by rule: String) -> Bool {
    let part = parts.filter { path.hasPrefix($0.scope.folder) }.max {
      $0.scope.folder.utf8.count < $1.scope.folder.utf8.count
    }
    guard let part else { return false }
    let own = part.architecture.own.first { $0.id == rule }.map { RuleLevels(of: $0) }
    guard let levels = own ?? RuleCatalog.rule(rule).map({ RuleLevels(of: $0, in: part.architecture) }) else {
      return false
    }
    return levels.level(of: String(path.dropFirst(part.scope.folder.count))) != nil
  }
}

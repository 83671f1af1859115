import ArchAdoption
import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck review`: the working tree and the commit that it started from, both checked; what differs is told.
enum ReviewCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    if let folder = arguments.operands.first, try !SystemPath(named: folder).isFolder {
      throw .notAFolder(folder)
    }
    let now = try CheckRun(arguments)
    let change = try Change(since: arguments.base, now.scope)
    let before = try CheckRun(now, at: .commit(change.tree), arguments)
    let known = try KnownFindings(now, arguments)
    let paths = ReportPaths(now.scope)
    var review = review(change, before, now, known)
    var former = try FormerJudgement(
      now, before, known, change, arguments, gone: review.findings.fixed)
    try former.countHidden(now, before, known, change, arguments)
    review.findings.forget(former.hidden)
    review.configEffect = review.changedConfigs.isEmpty ? nil : former.effect
    review.loosenings = former.loosenings
    review.unjudged = former.unjudged
    review.failsOnWeaker = arguments.failsOnWeaker
    review.isWithoutChange =
      change.startsAtHead && review.changedFiles == 0 && review.changedConfigs.isEmpty
      && review.baselines.isEmpty && review.records.isEmpty && review.loosenings.isEmpty
    if arguments.judgment == .base { try review.takeUp(former, change, arguments) }
    review.findings = review.findings.told
    review = review.mapPaths(paths.inRepository)
    let bytes = ReviewReport.render(review, version: Version.current)
    if let path = arguments.outputPath, path != "-" {
      try SavedFile.write(bytes, to: path)
      if !arguments.isQuiet { for line in review.lines { Output.error.say(TerminalText.escaped(line)) } }
    } else {
      try Output.standard.answer(bytes)
    }
    guard now.isTrustworthy(arguments) else { return .couldNotCheck }
    if arguments.failsOnWeaker, !review.loosenings.isEmpty { return .findings }
    return review.findings.new.contains { arguments.failOn.includes($0.severity) } ? .findings : .clean
  }

  private static func review(
    _ change: Change, _ before: CheckRun, _ now: CheckRun, _ known: KnownFindings
  ) -> Review {
    let findings = FindingChange(
      from: before.side(before.parts.flatMap(\.findings)), to: now.side(known.findings),
      renames: change.renames)
    var review = Review(
      base: change.name, commit: change.tree.commit, findings: findings, rules: now.rules,
      checklist: checklist(of: now), coverage: now.coverage)
    review.records = records(change, before, now)
    let (old, new) = (before.parts.flatMap(\.layerEdges), now.parts.flatMap(\.layerEdges))
    review.addedEdges = new.filter { edge in !old.contains { $0.joins(edge) } }
    review.removedEdges = old.filter { edge in !new.contains { $0.joins(edge) } }
    let configs = Set(now.parts.compactMap(\.scope.config)).flatMap(\.contents)
    let touched = configs.filter {
      change.covers($0.location) && change.formerContent(of: $0.location) != $0.bytes
    }
    review.changedConfigs = Set(touched.map(\.location.text) + change.removedConfigs).sorted()
    review.baselines = known.comparisons.compactMap { changed($0, by: change, known.owners) }
    review.links = Hosting.links
    review.head = Hosting.commit
    review.changedFiles = change.changedFiles(of: now.scope, and: before.scope)
    return review
  }

  /// What the change does to a baseline, if there is anything to tell.
  private static func changed(
    _ comparison: KnownFindings.Comparison, by change: Change, _ owners: FileOwners
  ) -> ChangedBaseline? {
    let file = comparison.file
    let location = (try? SystemCalls.realPath(of: file.location)) ?? file.location
    guard change.covers(location) else { return nil }
    let former = change.formerContent(of: location).flatMap { try? Baseline.reading($0).get() }
    let now = comparison.old ?? Baseline()
    // The change may leave it to others to put down where files went.
    let current = { (key: BaselineKey) in now.count(of: key) > 0 ? key : key.moved(change.renames, file) }
    let shift = BaselineChange(from: former ?? Baseline(), to: now, current: current)
    let (stale, overdue) = (comparison.match.stale.size, comparison.match.overdue)
    guard shift.added > 0 || shift.removed > 0 || stale > 0 || !overdue.isEmpty else { return nil }
    var changed = ChangedBaseline(
      path: location.text, size: now.size, added: shift.added, removed: shift.removed, stale: stale)
    changed.debts = debts(from: former ?? Baseline(), to: now, current, overdue) { key in
      owners.owners(of: file.inRun(key.path))
    }
    return changed
  }

  /// Whose debt a change makes grow or shrink, or is overdue; nothing where nobody is named.
  private static func debts(
    from former: Baseline, to now: Baseline, _ current: (BaselineKey) -> BaselineKey,
    _ overdue: [BaselineKey],
    _ owners: (BaselineKey) -> [String]
  ) -> [ChangedBaseline.Debt] {
    func owner(_ key: BaselineKey, in baseline: Baseline) -> String {
      baseline.terms[key]?.owner ?? owners(key).joined(separator: " ")
    }
    func split(_ baseline: Baseline) -> [String: Baseline] {
      var parts: [String: Baseline] = [:]
      for (key, count) in baseline.entries {
        parts[owner(key, in: baseline), default: Baseline()].set(count, for: key)
      }
      return parts
    }
    let (before, after) = (split(former), split(now))
    let late = Dictionary(grouping: overdue) { owner($0, in: now) }
    let names = Set(before.keys).union(after.keys).union(late.keys)
    guard names.contains(where: { !$0.isEmpty }) else { return [] }
    return names.sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }.compactMap { name in
      let shift = BaselineChange(
        from: before[name] ?? Baseline(), to: after[name] ?? Baseline(), current: current)
      let overdue = late[name]?.count ?? 0
      guard shift.added > 0 || shift.removed > 0 || overdue > 0 else { return nil }
      return ChangedBaseline.Debt(
        owner: name.isEmpty ? nil : name, added: shift.added, removed: shift.removed, overdue: overdue)
    }
  }

  /// Of all configs, each item once, as far as the code has what it is about.
  private static func checklist(of run: CheckRun) -> [ChecklistItem] {
    var items: [ChecklistItem] = []
    for part in run.parts {
      for item in part.architecture.checklist
      where !items.contains(where: { $0.text == item.text }) && part.codebase.concerns(item) {
        items.append(item)
      }
    }
    return items
  }

  private static func records(_ change: Change, _ before: CheckRun, _ now: CheckRun) -> [TouchedRecord] {
    let old = before.recordsByPath
    let new = now.recordsByPath
    let renamed = Set(old.keys.compactMap { change.renames[$0] })
    let touched = new.compactMap { path, record -> TouchedRecord? in
      let origin = old[path] ?? change.renames.first { $0.value == path }.flatMap { old[$0.key] }
      guard origin?.bytes != record.bytes || (old[path] == nil && !renamed.contains(path)) else { return nil }
      return TouchedRecord(record.cited(at: path), origin == nil ? .added : .changed)
    }
    let removed = old.filter { path, _ in new[path] == nil && change.renames[path].flatMap { new[$0] } == nil
    }
    return (touched + removed.map { TouchedRecord($1.cited(at: $0), .removed) })
      .sorted { $0.decision.path.precedes($1.decision.path) }
  }
}

extension Review {
  /// What only the judgement of the base finds new.
  fileprivate mutating func takeUp(
    _ former: FormerJudgement, _ change: Change, _ arguments: Arguments
  ) throws(Failure) {
    let added = try LostFindings(from: former.newFindings(change, arguments), to: findings.new).all
    guard !added.isEmpty else { return }
    let places = LostFindings(from: findings.remaining, to: added).all
    // What is new by both weighs what it weighed before.
    let others = LostFindings(from: findings.new, to: added).all
    findings = FindingChange(
      new: RuleRun.merged([others, added]), remaining: places, letStand: findings.letStand,
      fixed: findings.fixed)
    rules = former.joined(to: rules)
  }
}

extension FindingChange {
  /// As reports tell them.
  fileprivate var told: FindingChange {
    let told = { RuleRun.told(RuleRun.merged([$0])) }
    return FindingChange(
      new: told(new), remaining: told(remaining), letStand: told(letStand), fixed: told(fixed))
  }
}

extension CheckRun {
  /// As the report has paths.
  fileprivate var recordsByPath: [String: DecisionRecord] {
    let all = parts.flatMap { part in part.decisionRecords.map { (part.scope.folder + $0.path, $0) } }
    return Dictionary(all, uniquingKeysWith: { first, _ in first })
  }
}

extension DecisionRecord {
  fileprivate func cited(at path: String) -> CitedDecision {
    CitedDecision(id: id, title: titleText, path: path)
  }
}

extension LayerEdge {
  fileprivate func joins(_ other: LayerEdge) -> Bool { from == other.from && to == other.to }
}

extension BaselineKey {
  /// - Parameter renames: relative to the root of the run.
  fileprivate func moved(_ renames: [String: String], _ file: BaselineFile) -> BaselineKey {
    guard let path = renames[file.inRun(path)] else { return self }
    return at(file.inFile(path))
  }
}

package import ArchConfig
package import ArchRules

/// The findings of a check against a baseline: which of them are known, and which entries nothing is left of.
package struct BaselineMatch: Sendable {
  /// In the order given, those that the baseline has with the status `known`. One that stands for several places
  /// is known when all of them are; else it is told at the first that is not.
  package let findings: [Finding]
  /// What the baseline does not have, once for each time.
  package let new: [BaselineKey]
  /// Entries, or parts of their counts, that no finding matches any longer.
  package let stale: Baseline
  /// What it has and has no longer, since the day is over that was agreed on.
  package let overdue: [BaselineKey]
  /// Files that went from one path to another, by their old path.
  package let moves: [String: String]
  /// Entries that say more than their path in another way now, by how they were.
  private let renamedKeys: [BaselineKey: BaselineKey]
  private let suppressed: Set<BaselineKey>
  private let scope: Scope

  /// What was looked at.
  package struct Scope: Sendable {
    /// Every file that was looked at; entries of others are neither known nor stale unless all was.
    package var paths: Set<String>
    /// Those of them that rules judge: no tests; all of them unless given.
    package var judgedPaths: Set<String>?
    /// Files that there are, whether they were looked at or not.
    package var existingPaths: Set<String> = []
    package var isComplete = true
    /// The rules that ran; entries of others are neither known nor stale.
    package var rules: Set<String>?
    /// Files that nothing can have moved to, since they were there when the baseline was written; unless given those
    /// that it has entries of.
    package var earlierPaths: Set<String>?
    /// What is known until a day before this one is new again; `nil` where days do not matter.
    package var today: Day?
    /// What the code declares now. Without it nobody can say that a declaration was renamed.
    package var declared: (@Sendable () -> DeclaredNames)?
    /// What it declared when the baseline was written, where that is known.
    package var formerlyDeclared: (@Sendable () -> DeclaredNames)?

    package init(paths: Set<String>) { self.paths = paths }
  }

  /// Why an entry is stale.
  package enum Staleness: Sendable, Hashable, CaseIterable {
    case fixed
    /// It is there, and a comment silences it.
    case suppressed
    case fileGone
    /// The file is there, but is left out or treated as a test: nobody can say whether it is fixed.
    case notJudged
  }

  package init(_ findings: [Finding], _ baseline: Baseline, _ scope: Scope) {
    var search = Search(findings, baseline)
    search.mark { $0 }
    let earlier = scope.earlierPaths ?? Set(baseline.counts.keys.map(\.path))
    var moves: [String: String] = [:]
    if scope.isComplete {
      moves = BaselineMoves(of: search.rest, to: search.new, paths: scope.paths, earlier: earlier).moves
      search.follow(moves)
      search.follow(MovedDeclarations(of: search.rest, from: baseline, to: search.new).origins)
      if let declared = scope.declared, !search.rest.isEmpty, !search.new.isEmpty {
        search.follow(
          RenamedDeclarations(
            of: search.rest, from: baseline, to: search.new, declared: declared(),
            formerly: scope.formerlyDeclared?(), paths: scope.paths, earlier: earlier
          ).origins)
      }
      // Declarations that left a file that is gone for one that is new tell where the rest of it went.
      let rest = BaselineMoves(
        following: search.renamedKeys, from: moves, paths: scope.paths, earlier: earlier
      ).moves
      search.follow(rest)
      moves.merge(rest) { first, _ in first }
    }
    for (key, _) in search.rest.entries {
      let wasChecked =
        (scope.isComplete || scope.paths.contains(key.path)) && (scope.rules?.contains(key.rule) ?? true)
      if !wasChecked { search.rest.set(0, for: key) }
    }
    new = search.new
    stale = search.rest
    self.moves = moves
    renamedKeys = search.renamedKeys
    suppressed = Set(findings.lazy.filter { $0.status == .suppressed }.flatMap(BaselineKey.all))
    self.scope = scope
    let renamed = search.renamedKeys
    let agreed = Dictionary(
      baseline.terms.map { (renamed[$0.key] ?? $0.key.at(moves[$0.key.path] ?? $0.key.path), $0.value) },
      uniquingKeysWith: { first, _ in first })
    var overdue: [BaselineKey] = []
    self.findings =
      agreed.isEmpty ? search.results : search.results.map { Self.agreed($0, agreed, scope.today, &overdue) }
    self.overdue = overdue
  }

  /// A finding that is known with what is agreed about it; new again where its day is over.
  private static func agreed(
    _ finding: Finding, _ agreed: [BaselineKey: DebtTerms], _ today: Day?, _ overdue: inout [BaselineKey]
  ) -> Finding {
    let keys = BaselineKey.all(of: finding)
    guard finding.status == .known, let terms = keys.lazy.compactMap({ agreed[$0] }).first else {
      return finding
    }
    var finding = finding
    if let owner = terms.owner { finding.owners = [owner] }
    let over = keys.filter { key in today.flatMap { agreed[key]?.isOver(on: $0) } ?? false }
    if !over.isEmpty {
      finding.status = .new
      finding.wasKnownUntil = over.compactMap { agreed[$0]?.lastDay }.min()
      overdue += over
    }
    return finding
  }

  /// What an entry is called now that files have moved.
  package func current(_ key: BaselineKey) -> BaselineKey {
    renamedKeys[key] ?? key.at(moves[key.path] ?? key.path)
  }

  package func staleness(of key: BaselineKey) -> Staleness {
    if suppressed.contains(current(key)) { return .suppressed }
    if (scope.judgedPaths ?? scope.paths).contains(key.path) { return .fixed }
    return scope.paths.contains(key.path) || scope.existingPaths.contains(key.path) ? .notJudged : .fileGone
  }
}

/// Takes entries of a baseline for the places of findings, in several passes.
private struct Search {
  private let findings: [Finding]
  /// What of each finding no entry has answered to so far, by its place among the occurrences.
  private var open: [[(index: Int, key: BaselineKey)]]
  fileprivate(set) var rest: Baseline
  private(set) var renamedKeys: [BaselineKey: BaselineKey] = [:]

  init(_ findings: [Finding], _ baseline: Baseline) {
    self.findings = findings
    rest = baseline
    open = findings.map { finding in
      finding.status == .new
        ? BaselineKey.all(of: finding).enumerated().map { (index: $0, key: $1) } : []
    }
  }

  /// What nothing of the baseline answers to.
  var new: [BaselineKey] { open.joined().map(\.key) }

  /// Takes entries as long as some are left, for the first of a file first.
  mutating func mark(_ name: (BaselineKey) -> BaselineKey?) {
    guard !rest.isEmpty else { return }
    for index in open.indices where !open[index].isEmpty {
      open[index].removeAll { entry in name(entry.key).map { rest.take($0) } ?? false }
    }
  }

  /// - Parameter moves: new paths by the old ones.
  mutating func follow(_ moves: [String: String]) {
    guard !moves.isEmpty else { return }
    let origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    mark { key in origins[key.path].map(key.at) }
    let byPlace = Dictionary(
      rest.counts.keys.filter { moves[$0.path] != nil }.map { ($0.placed, $0) },
      uniquingKeysWith: { first, _ in first })
    var found: [BaselineKey: BaselineKey] = [:]
    for key in new {
      if let origin = origins[key.path], let old = byPlace[key.placed.at(origin)] { found[key] = old }
    }
    follow(found)
  }

  /// - Parameter origins: entries by what they are called now.
  mutating func follow(_ origins: [BaselineKey: BaselineKey]) {
    guard !origins.isEmpty else { return }
    for (new, old) in origins { renamedKeys[old] = new }
    mark { origins[$0] }
  }

  var results: [Finding] {
    zip(findings, open).map { finding, open in
      guard finding.status == .new else { return finding }
      if let first = open.first { return finding.told(at: first.index) }
      var finding = finding
      finding.status = .known
      return finding
    }
  }
}

package import ArchAdoption
package import ArchConfig
import ArchModel
package import ArchRules

/// What a change does to the architecture, for those who decide whether it is merged.
package struct Review: Sendable {
  /// As the user named it, such as `origin/main`.
  package var base: String
  /// Where the change left it.
  package var commit: String
  package var findings: FindingChange
  /// Those that were on, by id.
  package var rules: [ActiveRule]
  package var checklist: [ChecklistItem]
  package var records: [TouchedRecord] = []
  /// Uses of one layer by another that there was no use of before, by name.
  package var addedEdges: [LayerEdge] = []
  package var removedEdges: [LayerEdge] = []
  /// Configurations that the change touches.
  package var changedConfigs: [String] = []
  /// What of the change lets more pass than its base does.
  package var loosenings: [Loosening] = []
  /// Code that the change adds to layers and that rules leave alone.
  package var unjudged: [UnjudgedAdditions.Addition] = []
  /// Whether any of the loosenings fails the review.
  package var failsOnWeaker = false
  /// What the configs of now find otherwise than those of before.
  package var configEffect: ConfigEffect?
  package var changedFiles = 0
  /// Whether the base is what is checked, to the byte.
  package var isWithoutChange = false
  /// Those that the change touches, or that hold what is fixed.
  package var baselines: [ChangedBaseline] = []
  package var links = CodeLinks.none
  /// The commit that new findings can be read at.
  package var head: String?
  package var coverage: Coverage

  package init(
    base: String, commit: String, findings: FindingChange, rules: [ActiveRule], checklist: [ChecklistItem],
    coverage: Coverage
  ) {
    self.base = base
    self.commit = commit
    self.findings = findings
    self.rules = rules
    self.checklist = checklist
    self.coverage = coverage
  }
}

/// A baseline with what a change does to it.
package struct ChangedBaseline: Sendable {
  package var path: String
  /// How many findings it accepts now.
  package let size: Int
  package let added: Int
  package let removed: Int
  /// Entries that nothing is left of.
  package let stale: Int
  /// What the change adds and takes away of whose debt, and what of it is overdue; nobody's is last, without a name.
  package var debts: [Debt] = []

  package struct Debt: Sendable {
    package let owner: String?
    package let added: Int
    package let removed: Int
    package let overdue: Int

    package init(owner: String?, added: Int, removed: Int, overdue: Int) {
      self.owner = owner
      self.added = added
      self.removed = removed
      self.overdue = overdue
    }
  }

  package init(path: String, size: Int, added: Int, removed: Int, stale: Int) {
    self.path = path
    self.size = size
    self.added = added
    self.removed = removed
    self.stale = stale
  }
}

/// A decision record that a change adds, rewrites or removes.
package struct TouchedRecord: Sendable {
  package enum Change: String, Sendable {
    case added, changed, removed
  }

  package let decision: CitedDecision
  package let change: Change

  package init(_ decision: CitedDecision, _ change: Change) {
    self.decision = decision
    self.change = change
  }
}

/// One layer uses another.
package struct LayerEdge: Sendable {
  package let from: String
  package let to: String
  /// In how many places.
  package let uses: Int
  package let isAllowed: Bool
  /// The first place, one that is not allowed before others.
  package let path: String
  package let line: Int

  package init(from: String, to: String, uses: Int, isAllowed: Bool, path: String, line: Int) {
    self.from = from
    self.to = to
    self.uses = uses
    self.isAllowed = isAllowed
    self.path = path
    self.line = line
  }

  func mapPath(_ transform: (String) -> String) -> LayerEdge {
    LayerEdge(from: from, to: to, uses: uses, isAllowed: isAllowed, path: transform(path), line: line)
  }
}

extension Review {
  /// The same review for somebody who is elsewhere.
  package func mapPaths(_ transform: (String) -> String) -> Review {
    var review = self
    review.findings = findings.map { $0.mapPaths(transform) }
    review.rules = rules.map { $0.mapPath(transform) }
    review.records = records.map { TouchedRecord($0.decision.mapPath(transform), $0.change) }
    review.addedEdges = addedEdges.map { $0.mapPath(transform) }
    review.removedEdges = removedEdges.map { $0.mapPath(transform) }
    review.changedConfigs = changedConfigs.map(transform)
    review.loosenings = loosenings.map { $0.mapPaths(transform) }
    review.unjudged = unjudged.map { $0.mapPaths(transform) }
    for index in baselines.indices { review.baselines[index].path = transform(baselines[index].path) }
    return review
  }

  /// A place in the code as it is now.
  func place(_ path: String, _ line: Int, name: String? = nil) -> String {
    links.place(path, line, name: name, at: head)
  }

  /// A place in the code as it was.
  func formerPlace(_ path: String, _ line: Int) -> String { links.place(path, line, at: commit) }

  /// How grave the gravest new finding is.
  var severity: Severity? { findings.new.map(\.severity).max() }

  /// `2 new errors, 1 new note · weaker in 1 place · 1 fixed · 12 remain`
  var words: String {
    let counts = Severity.allCases.reversed().map { severity in
      (findings.new.count { $0.severity == severity }, "new \(severity.rawValue)")
    }
    let new = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    let fixed = findings.fixed.isEmpty ? [] : ["\(findings.fixed.count) fixed"]
    let count = findings.remaining.count
    let remaining = count == 0 ? [] : ["\(count) \(count == 1 ? "remains" : "remain")"]
    let weaker = ReviewLoosenings.words(loosenings.count)
    return ([new.isEmpty ? "nothing new" : new.joined(separator: ", ")] + weaker + fixed + remaining)
      .joined(separator: " · ")
  }

  /// For the terminal, when the review itself goes elsewhere.
  package var lines: [String] {
    ["Compared with \(base) (\(shortCommit)): \(words)."] + loosenings.map { "  weaker: \($0.line)" }
  }

  var shortCommit: String { String(commit.prefix(7)) }
}

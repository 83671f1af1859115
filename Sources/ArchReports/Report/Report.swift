package import ArchFacts
package import ArchModel
package import ArchRules

/// What every format is given: the findings in their final order, and what was looked at.
package struct Report: Sendable {
  /// By path in byte order, then line, column, rule and message.
  package let findings: [Finding]
  /// What asks for something now.
  package let newFindings: [Finding]
  /// The same by what has to be done about them.
  package let newCauses: [CauseOfFindings]
  package let summary: Summary
  /// The text of each file that a finding speaks of, for code frames; without it there is no frame.
  package let sources: [String: SourceText]
  /// Those that were on, by id. What found nothing is told apart from what did not look.
  package let rules: [ActiveRule]

  package init(
    findings: [Finding], coverage: Coverage, sources: [String: SourceText] = [:], rules: [ActiveRule] = [],
    baseline: BaselineState? = nil, work: some WorkDistribution = InOrder()
  ) {
    self.findings = RuleRun.told(findings.sorted(by: Self.comesBefore), work: work)
    newFindings = self.findings.filter { $0.status == .new }
    newCauses = CauseOfFindings.all(newFindings)
    let known = { (findings: [Finding]) in findings.count { $0.status == .known } }
    summary = Summary(
      coverage: coverage, findings: self.findings, causes: newCauses.count,
      baseline: baseline?.told(known(findings), as: known(self.findings)))
    self.sources = sources
    self.rules = rules
  }

  /// The same report for somebody who is elsewhere. The baseline is still spoken of as by who started the run.
  package func mapPaths(_ transform: (String) -> String) -> Report {
    Report(
      findings: findings.map { $0.mapPaths(transform) }, coverage: summary.coverage,
      sources: Dictionary(
        sources.map { (transform($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }),
      rules: rules.map { $0.mapPath(transform) },
      baseline: summary.baseline.map {
        BaselineState(path: $0, stale: summary.stale, size: summary.baselineSize)
      })
  }

  private static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return left.path.precedes(right.path) }
    if left.range.start != right.range.start { return left.range.start < right.range.start }
    if left.rule != right.rule { return left.rule.precedes(right.rule) }
    return left.message.precedes(right.message)
  }
}

/// How much of the code was looked at, and what could not be.
package struct Coverage: Sendable {
  /// All that were read.
  package var files: Int
  /// What rules left alone, file by file.
  package var notJudged: [NotJudgedFile] = []
  /// How many of the judged files somebody asked about by their paths; `nil` where all were.
  package var askedFiles: Int?
  /// Names of the layers that the files could belong to.
  package var layers: [String] = []
  /// How many of the judged files each of them holds.
  package var filesByLayer: [String: Int] = [:]
  /// Whether the architecture speaks of layers at all.
  package var hasLayers = true
  /// Judged files that no layer claims.
  package var unmappedPaths: [String] = []
  /// Places that name a type of which there are several, none of them nearer than the others.
  package var unresolvedNames = 0
  /// Those names that are in most places, the most frequent first.
  package var frequentUnresolvedNames: [(name: String, count: Int)] = []
  /// Names of Apple's that rules look for and that the code declares itself, each with its place.
  package var hiddenNames: [(name: String, place: String)] = []
  package var unreadableFiles = 0
  /// Swift files that git tracks and the search for code passed by; those not among them that are checked elsewhere.
  package var leftOut: [LeftOutPath] = []
  /// Symbolic links that lead out of the tree and were not followed.
  package var linksOutside: [String] = []
  /// How many constructs were stepped over in which files, those of descriptions of the build included.
  package var skipped: [(path: String, count: Int)] = []
  package var skippedConstructs: Int { skipped.reduce(0) { $0 + $1.count } }
  /// Which layers the code shows; `nil` where somebody wrote them down.
  package var observedLayers: String?

  package init(files: Int) { self.files = files }

  /// Of several parts that were checked one by one.
  package init(_ parts: [Coverage]) {
    self.init(files: parts.reduce(0) { $0 + $1.files })
    if let only = parts.first, parts.count == 1 {
      self = only
      return
    }
    hasLayers = parts.contains(where: \.hasLayers)
    if parts.contains(where: { $0.askedFiles != nil }) {
      askedFiles = parts.reduce(0) { $0 + ($1.askedFiles ?? $1.judgedFiles) }
    }
    for part in parts {
      layers += part.layers.filter { !layers.contains($0) }
      unmappedPaths += part.unmappedPaths
      notJudged += part.notJudged
      unresolvedNames += part.unresolvedNames
      hiddenNames += part.hiddenNames
      unreadableFiles += part.unreadableFiles
      filesByLayer.merge(part.filesByLayer, uniquingKeysWith: +)
      linksOutside += part.linksOutside
      leftOut += part.leftOut
      skipped += part.skipped
      observedLayers = observedLayers ?? part.observedLayers
      for (name, count) in part.frequentUnresolvedNames {
        if let index = frequentUnresolvedNames.firstIndex(where: { $0.name == name }) {
          frequentUnresolvedNames[index].count += count
        } else {
          frequentUnresolvedNames.append((name, count))
        }
      }
    }
    frequentUnresolvedNames.sort { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// Those that rules look at: code of the app, apart from tests, previews and what tools have written.
  package var judgedFiles: Int { files - notJudged.count { $0.reason != nil } }
  package var mappedFiles: Int { judgedFiles - unmappedPaths.count }
  /// Files there are, but the layers match none: nothing was checked about layers.
  package var isBlind: Bool { hasLayers && judgedFiles > 0 && mappedFiles == 0 }
}

/// The baseline that findings were compared with.
package struct BaselineState: Sendable {
  package let path: String
  package let stale: Int
  /// How many findings it accepts, those that the report leaves out included.
  package let size: Int?
  /// How many of them the report has, each place for itself; `nil` where each finding is one.
  package let found: Int?

  package init(path: String, stale: Int, size: Int? = nil, found: Int? = nil) {
    self.path = path
    self.stale = stale
    self.size = size
    self.found = found
  }

  /// Counted as a report counts, which tells some of what the baseline accepts as one.
  fileprivate func told(_ known: Int, as told: Int) -> BaselineState {
    BaselineState(path: path, stale: stale, size: size.map { $0 - ((found ?? known) - told) })
  }
}

/// Counts what is new; what is known or suppressed asks for nothing now.
package struct Summary: Sendable {
  package let coverage: Coverage
  package let errors: Int
  package let warnings: Int
  package let notes: Int
  /// How many things have to be done about them; fewer where the same is wrong in several files.
  package let causes: Int
  /// Those that the baseline has, of every severity.
  package let known: Int
  /// Those that a comment says may stay.
  package let suppressed: Int
  /// Entries of the baseline, one by one, that nothing is left of.
  package let stale: Int
  /// As it is spoken of; `nil` without one.
  package let baseline: String?
  let baselineSize: Int?
  /// The rule that broke most often among those of the highest severity: where to begin.
  package let foremostRule: String?

  init(coverage: Coverage, findings: [Finding], causes: Int, baseline: BaselineState?) {
    self.causes = causes
    self.coverage = coverage
    self.baseline = baseline?.path
    baselineSize = baseline?.size
    stale = baseline?.stale ?? 0
    known = findings.count { $0.status == .known }
    suppressed = findings.count { $0.status == .suppressed }
    let findings = findings.filter { $0.status == .new }
    let count = { (severity: Severity) in findings.count { $0.severity == severity } }
    errors = count(.error)
    warnings = count(.warning)
    notes = count(.note)

    let highest = findings.map(\.severity).max()
    var counts: [String: Int] = [:]
    for finding in findings where finding.severity == highest { counts[finding.rule, default: 0] += 1 }
    foremostRule = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

import ArchFacts
import ArchRules

/// What new findings come to, counted: the most frequent first, equal ones by name.
struct FindingStatistics {
  struct Count {
    let name: String
    let findings: Int
  }

  struct RuleCount {
    let rule: ActiveRule
    let severity: Severity
    let findings: Int
    /// What they are about, as far as the rule tells: `presentation → data`.
    let topics: [Count]
  }

  struct DeclarationCount {
    let name: String
    /// Where it is declared, if a finding says so.
    let place: RelatedPlace?
    let findings: Int
  }

  /// What is done so often that it looks like a decision.
  struct Habit {
    enum Doing {
      /// So many of all files of a layer break the rule.
      case inLayer(String)
      /// So many of all findings of the rule are about one declaration.
      case withDeclaration(String)
    }

    let rule: String
    let doing: Doing
    let count: Int
    let all: Int
  }

  let findings: Int
  let files: Int
  /// The gravest first.
  let rules: [RuleCount]
  let layers: [Count]
  let features: [Count]
  /// Of those whose files or entries are somebody's.
  let owners: [Count]
  /// With a slash at the end.
  let folders: [Count]
  /// Types that findings are about, whichever member of them is used.
  let declarations: [DeclarationCount]
  let habits: [Habit]

  init(_ report: Report) {
    let new = report.newFindings
    findings = new.count
    files = Set(new.map(\.path)).count
    rules = RuleGroup.all(in: report).map { group in
      let found = group.findings
      return RuleCount(
        rule: group.rule, severity: group.severity, findings: found.count,
        topics: Self.counts(found.compactMap(\.topic)))
    }
    layers = Self.counts(new.compactMap(\.layer))
    features = Self.counts(new.compactMap(\.feature))
    owners = Self.counts(new.flatMap(\.owners))
    folders = Self.counts(new.map { Self.folder(of: $0.path) })
    declarations = Self.declarations(new)
    habits = Self.habits(report)
  }

  private static func counts(_ names: [String]) -> [Count] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.map { Count(name: $0.key, findings: $0.value) }.sorted {
      $0.findings == $1.findings ? $0.name.precedes($1.name) : $0.findings > $1.findings
    }
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "./"
  }

  private static func declarations(_ findings: [Finding]) -> [DeclarationCount] {
    var names: [String] = []
    var places: [String: RelatedPlace] = [:]
    for finding in findings {
      guard let type = declaration(of: finding) else { continue }
      names.append(type)
      if places[type] == nil { places[type] = finding.related.first }
    }
    return counts(names).map {
      DeclarationCount(name: $0.name, place: places[$0.name], findings: $0.findings)
    }
  }

  /// The type that a finding is about, whichever member of it is used; `nil` where it is about no use of one.
  static func declaration(of finding: Finding) -> String? {
    guard case .edge(_, .declaration(let target), _) = finding.subject else { return nil }
    return type(of: target)
  }

  /// `AccountManager` of `AccountManager.shared`
  private static func type(of declaration: String) -> String {
    guard let dot = declaration.utf8.lastIndex(of: UInt8(ascii: ".")),
      declaration[declaration.utf8.index(after: dot)...].first?.isLowercase == true
    else { return declaration }
    return String(declaration[..<dot])
  }

  /// What a few files do is no habit.
  private static let fewestFiles = 5
  private static let fewestUses = 20

  private static func habits(_ report: Report) -> [Habit] {
    let all = layerHabits(report) + declarationHabits(report)
    return all.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// Those that the baseline knows count, too: they are what the code does.
  private static func layerHabits(_ report: Report) -> [Habit] {
    struct Key: Hashable {
      let rule: String
      let layer: String
    }
    var files: [Key: Set<String>] = [:]
    for finding in report.findings where finding.status != .suppressed {
      guard let layer = finding.layer else { continue }
      files[Key(rule: finding.rule, layer: layer), default: []].insert(finding.path)
    }
    let asked = Set(report.newFindings.map(\.rule))
    return files.sorted { $0.key.layer.precedes($1.key.layer) }.compactMap { key, paths in
      guard let all = report.summary.coverage.filesByLayer[key.layer], asked.contains(key.rule),
        paths.count >= fewestFiles, paths.count * 2 >= all
      else { return nil }
      return Habit(rule: key.rule, doing: .inLayer(key.layer), count: paths.count, all: all)
    }
  }

  private static func declarationHabits(_ report: Report) -> [Habit] {
    RuleGroup.all(in: report).compactMap { group in
      let found = group.findings
      guard let most = declarations(found).first, most.findings >= fewestUses,
        most.findings * 2 >= found.count
      else { return nil }
      return Habit(
        rule: group.rule.about.id, doing: .withDeclaration(most.name), count: most.findings, all: found.count)
    }
  }
}

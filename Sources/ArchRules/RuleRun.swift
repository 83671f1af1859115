import ArchFacts
package import ArchModel

/// The rules that are on, applied to a codebase.
package struct RuleRun: Sendable {
  private let architecture: Architecture
  private let rules: [any Rule.Type]

  package init(_ architecture: Architecture, rules: [any Rule.Type] = RuleCatalog.all) {
    self.architecture = architecture
    self.rules = rules
  }

  /// Sorted by path, line, column and rule, without duplicates: the same for the same code on every machine.
  package func findings(in codebase: Codebase) -> [Finding] {
    var all: [Finding] = []
    var lines: [Int32: LineTable] = [:]
    for type in rules {
      let setting = architecture.setting(of: type.about.id)
      let levels = RuleLevels(setting, default: type.about.severity)
      guard !levels.isOff else { continue }
      var options = OptionReader(setting)
      let rule = type.init(options: &options)
      var found = Findings(codebase)
      rule.check(codebase, &found)
      for entry in found.entries {
        guard let severity = levels.severity(of: codebase.files[Int(entry.place.file)].path, entry.severity)
        else { continue }
        all.append(finding(entry, type.about, severity, codebase, &lines))
      }
    }
    return sorted(all)
  }

  private func finding(
    _ entry: Findings.Entry, _ about: RuleInfo, _ severity: Severity, _ codebase: Codebase,
    _ lines: inout [Int32: LineTable]
  ) -> Finding {
    func location(_ file: Int32, _ offset: Int32) -> SourceLocation {
      let table = lines[file] ?? LineTable(codebase.files[Int(file)].facts.bytes)
      lines[file] = table
      return table.location(at: offset)
    }
    let file = codebase.files[Int(entry.place.file)]
    return Finding(
      rule: about.id, severity: severity, path: file.path,
      range: SourceRange(
        start: location(entry.place.file, entry.range.start), end: location(entry.place.file, entry.range.end)
      ),
      message: entry.remark.message, label: entry.remark.label, why: about.why, fix: entry.remark.fix,
      symbol: entry.symbol, layer: file.layer?.name, feature: file.feature,
      related: entry.related.map {
        RelatedPlace(
          path: codebase.files[Int($0.file)].path, location: location($0.file, $0.offset), message: $0.message
        )
      })
  }

  private func sorted(_ findings: [Finding]) -> [Finding] {
    let ordered = findings.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.path != b.path { return a.path.utf8.lexicographicallyPrecedes(b.path.utf8) }
      if a.range.start != b.range.start { return a.range.start < b.range.start }
      if a.rule != b.rule { return a.rule < b.rule }
      return left.offset < right.offset
    }
    var result: [Finding] = []
    for (_, finding) in ordered {
      if let last = result.last, last.rule == finding.rule, last.path == finding.path,
        last.range == finding.range, last.message == finding.message
      {
        continue
      }
      result.append(finding)
    }
    return result
  }
}

/// What a team decided about the weight of one rule, for all files and for some.
struct RuleLevels: Sendable {
  private let general: Severity?
  private let byPath: [(files: PathPattern, level: RuleLevel)]

  init(_ setting: RuleSetting?, default severity: Severity) {
    byPath = setting?.levelsByPath ?? []
    general = setting?.level.map(Self.severity) ?? severity
  }

  var isOff: Bool { general == nil && byPath.isEmpty }

  /// `nil` when the rule is off for the file. A case that weighs less than the rule is never raised.
  func severity(of path: String, _ own: Severity?) -> Severity? {
    let decided = byPath.first { $0.files.matches(path) }.map { Self.severity($0.level) } ?? general
    guard let decided else { return nil }
    return own.map { min($0, decided) } ?? decided
  }

  private static func severity(_ level: RuleLevel) -> Severity? {
    switch level {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}

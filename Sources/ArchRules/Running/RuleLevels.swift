package import ArchConfig
import ArchModel

/// What a team decided about the weight of one rule, for all files and for some.
package struct RuleLevels: Sendable {
  /// `nil` when the rule is off, but for the files that a level of their own is written for.
  package let general: Severity?
  /// In the order written; the first that matches decides.
  package let byPath: [(files: PathPattern, level: Severity?)]

  init(_ setting: RuleSetting?, default severity: Severity) {
    self.init(
      general: setting?.level.map(Self.severity) ?? severity,
      byPath: (setting?.levelsByPath ?? []).map { ($0.files, Self.severity($0.level)) })
  }

  private init(general: Severity?, byPath: [(files: PathPattern, level: Severity?)]) {
    self.general = general
    self.byPath = byPath
  }

  /// Of a rule of the catalogue; everywhere off when nobody turned it on.
  package init(of rule: any Rule.Type, in architecture: Architecture) {
    guard RuleCatalog.isTurnedOn(rule, in: architecture) else {
      self.init(general: nil, byPath: [])
      return
    }
    self.init(architecture.setting(of: rule.about.id), default: rule.about.severity)
  }

  /// Of a rule of the team's own.
  package init(of rule: OwnRule) { self.init(rule.setting, default: .error) }

  package var isOff: Bool { general == nil && byPath.isEmpty }

  /// The level for a file; `nil` when the rule is off for it.
  package func level(of path: String) -> Severity? {
    guard let entry = byPath.first(where: { $0.files.matches(path) }) else { return general }
    return entry.level
  }

  /// `nil` when the rule is off for the file. A case that weighs less than the rule is never raised.
  func severity(of path: String, _ own: Severity?) -> Severity? {
    guard let decided = level(of: path) else { return nil }
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

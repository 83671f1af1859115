import ArchFacts
import ArchRules

/// One place where the code breaks a decision about its architecture.
public struct ArchitectureFinding: Sendable, Hashable {
  public enum Severity: String, Sendable, CaseIterable {
    case note, warning, error
  }

  /// Such as `layer-dependencies`; `archcheck explain RULE` tells all about it.
  public let rule: String
  public let severity: Severity
  /// Relative to the folder of the config, with `/`.
  public let path: String
  public let absolutePath: String
  /// From 1.
  public let line: Int
  /// In bytes, from 1, as the Swift compiler counts.
  public let column: Int
  /// What is wrong here, one sentence.
  public let message: String
  public let why: String
  /// The concrete thing to do.
  public let fix: String
  /// The team's record that the rule rests on, such as `ADR-007: Share Nothing`.
  public let decision: String?
}

extension ArchitectureFinding: CustomStringConvertible {
  /// In one line, as a compiler writes it.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]"
  }
}

extension ArchitectureFinding {
  init(_ finding: Finding, root: String) {
    rule = finding.rule
    severity =
      switch finding.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    path = finding.path
    absolutePath = root.hasSuffix("/") ? root + finding.path : root + "/" + finding.path
    line = finding.range.start.line
    column = finding.range.start.column
    message = finding.message
    why = finding.why
    fix = finding.fix
    decision = finding.decision.map { "\($0.id): \($0.title)" }
  }
}

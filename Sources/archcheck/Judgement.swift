import ArchModel
import ArchRules

/// The rules as the command line sees them. The one place that waits for the catalogue.
enum Judgement {
  /// What a config may name and set.
  static var knownRules: [KnownRule] { [] }

  /// In the order of their ids.
  static var descriptions: [RuleDescription] { [] }

  /// The findings of the rules that the config and the command line leave on.
  static func findings(in codebase: Codebase, only rules: [String], without skipped: [String]) -> [Finding] {
    []
  }
}

/// A rule in words.
struct RuleDescription {
  let id: String
  let summary: String
  let severity: Severity
  let why: String
  let fix: String
  let bad: String
  let good: String
  var options: [(name: String, summary: String)] = []
}

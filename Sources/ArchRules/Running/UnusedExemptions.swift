import ArchConfig
import ArchJSON
import ArchModel

extension RuleSetting {
  /// Entries of `allow` without which a rule finds the same: each looks like a decision and decides nothing.
  func unused(_ exemptions: Exemptions) -> [ConfigProblem] {
    zip(allow, exemptions.isUsed).compactMap { entry, isUsed in
      isUsed
        ? nil
        : ConfigProblem(
          .warning, at: entry.location, message: "rule '\(rule)' finds the same without \(entry.words)",
          suggestion: "remove the entry")
    }
  }
}

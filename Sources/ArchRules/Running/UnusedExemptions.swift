import ArchConfig
import ArchJSON
import ArchModel

extension RuleSetting {
  /// Entries of `allow` without which a rule finds the same: each looks like a decision and decides nothing.
  func unused(_ exemptions: Exemptions) -> [ConfigProblem] {
    let entries = (value["allow"]?.elements ?? []).filter { $0.string != nil }
    return zip(entries, exemptions.isUsed).compactMap { entry, isUsed in
      guard !isUsed, let name = entry.string else { return nil }
      return ConfigProblem(
        .warning, at: entry.location, message: "rule '\(rule)' finds the same without '\(name)'",
        suggestion: "remove the entry")
    }
  }
}

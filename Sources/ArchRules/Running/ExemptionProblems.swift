import ArchConfig
import ArchJSON
import ArchModel

// What exceptions come to in the code: each looks like a decision, so what it does not decide is told.
extension RuleSetting {
  /// Entries of `allow` without which a rule finds the same, and those that agree on more places than there are.
  ///
  /// - Parameter hasAskedNames: whether the entries that are names were asked, too, and not applied beforehand.
  func slack(_ exemptions: Exemptions, hasAskedNames: Bool = true) -> [ConfigProblem] {
    allow.enumerated().compactMap { index, entry in
      guard hasAskedNames || entry.name == nil else { return nil }
      guard exemptions.isUsed[index] else {
        return ConfigProblem(
          .warning, at: entry.location, message: "rule '\(rule)' finds the same without \(entry.words)",
          suggestion: "remove the entry")
      }
      guard let most = entry.mostPlaces, let places = exemptions.places(of: index), places < most else {
        return nil
      }
      return ConfigProblem(
        .warning, at: entry.location,
        message:
          "the exception for \(entry.words) in rule '\(rule)' is needed in \(Self.places(places)), and \(most) are agreed",
        suggestion: "lower 'atMost' to \(places), so that they do not come back")
    }
  }

  /// Entries of `allow` that more places need than were agreed, and how that is told: they hold for none.
  func overspent(_ exemptions: Exemptions) -> (entries: [Allowance], problems: [ConfigProblem]) {
    let over = allow.enumerated().compactMap { index, entry -> (Allowance, Int)? in
      guard let most = entry.mostPlaces, let places = exemptions.places(of: index), places > most else {
        return nil
      }
      return (entry, places)
    }
    let problems = over.map { entry, places in
      let most = entry.mostPlaces ?? 0
      let owner = entry.owner.map { ", which is up to \($0)" } ?? ""
      return ConfigProblem(
        .warning, at: entry.location,
        message:
          "the exception for \(entry.words) in rule '\(rule)' would let \(Self.places(places)) stand, and at most \(most) \(most == 1 ? "is" : "are") agreed\(owner)",
        suggestion: "mend \(places - most) of them, or decide anew how many may stay")
    }
    return (over.map(\.0), problems)
  }

  private static func places(_ count: Int) -> String { "\(count) place\(count == 1 ? "" : "s")" }
}

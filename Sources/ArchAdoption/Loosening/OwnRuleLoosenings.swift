import ArchConfig
import ArchModel
import ArchRules

/// Rules of the team's own that are gone, weigh less, or ask for less.
struct OwnRuleLoosenings {
  private let before: ConfigSide
  private let now: ConfigSide
  private(set) var all: [Loosening] = []

  init(from before: ConfigSide, to now: ConfigSide, paths: [String]) {
    self.before = before
    self.now = now
    for rule in before.architecture.own {
      let old = RuleLevels(of: rule)
      guard !old.isOff else { continue }
      guard let new = now.architecture.own.first(where: { $0.id == rule.id }) else {
        all += gone(rule)
        continue
      }
      all += RuleLoosenings.levels(
        "rule '\(rule.id)'", rule.id, from: old, to: RuleLevels(of: new), before, now, paths, "own")
      guard !RuleLevels(of: new).isOff else { continue }
      all += RuleLoosenings.allowed(
        "rule '\(rule.id)'", rule.id, from: rule.setting, to: new.setting, now, "own")
      all += narrowed(rule, new)
    }
  }

  /// One that only has another name is not one.
  private func gone(_ rule: OwnRule) -> [Loosening] {
    let known = Set(before.architecture.own.map(\.id))
    let isRenamed = now.architecture.own.contains { other in
      !known.contains(other.id) && Self.parts(of: other) == Self.parts(of: rule)
        && other.setting.level == rule.setting.level
    }
    guard !isRenamed else { return [] }
    return [
      Loosening(
        .ownRule, at: before.place(of: "own", rule.id) ?? now.start, "rule '\(rule.id)' is gone",
        reach: .rules([rule.id]))
    ]
  }

  private func narrowed(_ old: OwnRule, _ new: OwnRule) -> [Loosening] {
    let words =
      narrower(old.scope, new.scope, "in") + narrower(old.types, new.types, "types")
      + fewer(old.forbidden, new.forbidden) + easier(old.required, new.required)
      + (new.isOptional && !old.isOptional ? [("optional", "may look at nothing")] : [])
    return words.map { key, words in
      Loosening(
        .ownRule, at: now.place(of: "own", new.id, key) ?? now.place(of: "own", new.id) ?? now.start,
        "rule '\(new.id)' \(words)", reach: .rules([new.id]))
    }
  }

  /// All clauses have to match, so one more narrows, and so does a value less.
  private func narrower(
    _ old: [OwnRule.Clause], _ new: [OwnRule.Clause], _ key: String
  ) -> [(String, String)] {
    new.compactMap { clause in
      let name = clause.matcher.rawValue
      let values = clause.patterns.map(\.text)
      let former = old.first { $0.matcher == clause.matcher }?.patterns.map(\.text)
      if clause.matcher == .except {
        let added = OptionChange.uncovered(values, by: former ?? [])
        return added.isEmpty ? nil : (key, "no longer looks at \(quoted(added))")
      }
      guard let former else { return (key, "looks only at what '\(name)' lists") }
      let missing = OptionChange.uncovered(former, by: values)
      return missing.isEmpty ? nil : (key, "does not look at \(quoted(missing)) of '\(name)'")
    }
      + (key == "types" && old.isEmpty && !new.isEmpty
        ? [(key, "looks at types instead of whole files")] : [])
  }

  /// Each value of each clause is forbidden by itself.
  private func fewer(_ old: [OwnRule.Clause], _ new: [OwnRule.Clause]) -> [(String, String)] {
    old.compactMap { clause in
      let values = new.filter { $0.matcher == clause.matcher }.flatMap { $0.patterns.map(\.text) }
      let missing = OptionChange.uncovered(clause.patterns.map(\.text), by: values)
      return missing.isEmpty
        ? nil : ("forbid", "no longer forbids \(quoted(missing)) in '\(clause.matcher.rawValue)'")
    }
  }

  /// Each clause asks for one of its values.
  private func easier(_ old: [OwnRule.Clause], _ new: [OwnRule.Clause]) -> [(String, String)] {
    old.compactMap { clause in
      let name = clause.matcher.rawValue
      guard let now = new.first(where: { $0.matcher == clause.matcher }) else {
        return ("require", "no longer requires anything in '\(name)'")
      }
      let added = OptionChange.uncovered(now.patterns.map(\.text), by: clause.patterns.map(\.text))
      return added.isEmpty ? nil : ("require", "also accepts \(quoted(added)) in '\(name)'")
    }
  }

  private static func parts(of rule: OwnRule) -> [[String]] {
    [rule.scope, rule.types, rule.forbidden, rule.required].map { clauses in
      clauses.flatMap { clause in clause.patterns.map { "\(clause.matcher.rawValue) \($0.text)" } }.sorted()
    }
  }
}

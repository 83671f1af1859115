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
        "rule '\(rule.id)'", rule.id, from: rule.setting, to: new.setting, now)
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
    let key = new.subject.rawValue
    let subject: [(String, String)]
    if old.subject == new.subject {
      subject = narrower(old.selection, new.selection, key)
    } else {
      let former = old.subject == .files ? "whole files" : old.subject.rawValue
      subject = [(key, "looks at \(new.subject == .files ? "whole files" : key) instead of \(former)")]
    }
    let words =
      narrower(old.scope, new.scope, "in") + subject + fewer(old.forbidden, new.forbidden, new.subject)
      + easier(old.required, new.required)
      + (new.isOptional && !old.isOptional ? [("optional", "may look at nothing")] : [])
    return words.map { key, words in
      Loosening(
        .ownRule, at: now.place(of: "own", new.id, key) ?? now.place(of: "own", new.id) ?? now.start,
        "rule '\(new.id)' \(words)", reach: .rules([new.id]))
    }
  }

  /// All clauses have to match, so one more narrows, and so does a value less. What stands for names is compared as it
  /// is written: whether other words select less is not known.
  private func narrower(
    _ old: OwnRuleSelection, _ new: OwnRuleSelection, _ key: String
  ) -> [(String, String)] {
    let clauses = new.clauses.compactMap { clause -> (String, String)? in
      let name = clause.matcher.rawValue
      let values = clause.patterns.map(\.text)
      let before = old[clause.matcher]
      let former = before?.patterns.map(\.text)
      if clause.matcher == .except {
        let added = OptionChange.uncovered(values, by: former ?? [])
        return added.isEmpty ? nil : (key, "no longer looks at \(quoted(added))")
      }
      guard let before, let former else { return (key, "looks only at what '\(name)' lists") }
      let missing = OptionChange.uncovered(former, by: values)
      if !missing.isEmpty { return (key, "does not look at \(quoted(missing)) of '\(name)'") }
      return before.nestedTexts.isSubset(of: clause.nestedTexts)
        ? nil : (key, "selects something else by '\(name)'")
    }
    return clauses + joined(old, new, key)
  }

  /// What is in 'not' and 'anyOf'.
  private func joined(
    _ old: OwnRuleSelection, _ new: OwnRuleSelection, _ key: String
  ) -> [(String, String)] {
    var words: [(String, String)] = []
    if !Set(new.excluded.map(\.ownText)).isSubset(of: old.excluded.map(\.ownText)) {
      words.append((key, "leaves out more by 'not'"))
    }
    let alternatives = Set(new.alternatives.map(\.ownText))
    if !alternatives.isEmpty,
      old.alternatives.isEmpty || !Set(old.alternatives.map(\.ownText)).isSubset(of: alternatives)
    {
      words.append((key, "selects something else by 'anyOf'"))
    }
    return words
  }

  /// Each value of each word about content is forbidden by itself; what declarations may not be holds together.
  private func fewer(
    _ old: OwnRuleSelection, _ new: OwnRuleSelection, _ subject: OwnRuleSubject
  ) -> [(String, String)] {
    let gone = old.clauses.compactMap { clause -> (String, String)? in
      let now = new[clause.matcher]
      let missing = OptionChange.uncovered(
        clause.patterns.map(\.text), by: now?.patterns.map(\.text) ?? [])
      let name = clause.matcher.rawValue
      if !missing.isEmpty { return ("forbid", "no longer forbids \(quoted(missing)) in '\(name)'") }
      return clause.nestedTexts.isSubset(of: now?.nestedTexts ?? [])
        ? nil : ("forbid", "forbids something else in '\(name)'")
    }
    let added = new.clauses.compactMap { clause -> (String, String)? in
      guard subject.isDeclaration, clause.matcher.family != .content, old[clause.matcher] == nil,
        old.clauses.contains(where: { $0.matcher.family != .content })
      else { return nil }
      return ("forbid", "forbids only what '\(clause.matcher.rawValue)' lists, too")
    }
    return gone + added + joined(old, new, "forbid")
  }

  /// Each clause asks for one of its values.
  private func easier(_ old: OwnRuleSelection, _ new: OwnRuleSelection) -> [(String, String)] {
    let clauses = old.clauses.compactMap { clause -> (String, String)? in
      let name = clause.matcher.rawValue
      guard let now = new[clause.matcher] else {
        return ("require", "no longer requires anything in '\(name)'")
      }
      let added = OptionChange.uncovered(now.patterns.map(\.text), by: clause.patterns.map(\.text))
      if !added.isEmpty { return ("require", "also accepts \(quoted(added)) in '\(name)'") }
      return now.nestedTexts.isSubset(of: clause.nestedTexts)
        ? nil : ("require", "requires something else in '\(name)'")
    }
    let parts = [old.excluded, old.alternatives].map { Set($0.map(\.ownText)) }
    let nowParts = [new.excluded, new.alternatives].map { Set($0.map(\.ownText)) }
    guard parts != nowParts else { return clauses }
    return clauses + [("require", "requires something else by 'not' or 'anyOf'")]
  }

  private static func parts(of rule: OwnRule) -> [String] {
    rule.parts.map { "\($0.key) \($0.selection.ownText)" }
  }
}

extension OwnRuleSelection {
  /// The same for selections that say the same.
  fileprivate var ownText: String {
    let words = clauses.map { clause in
      "\(clause.matcher.rawValue):\((clause.patterns.map(\.text) + clause.nestedTexts).sorted())"
    }
    let joined = [("not", excluded), ("anyOf", alternatives)].map { key, parts in
      "\(key):\(parts.map(\.ownText).sorted())"
    }
    return (words.sorted() + joined + [count.map { "count:\($0)" } ?? ""]).joined(separator: ";")
  }
}

extension OwnRuleSelection.Clause {
  /// What stands for names, and how many there may be.
  fileprivate var nestedTexts: Set<String> {
    Set(selections.map(\.ownText)).union(counts.map { "count:\($0)" })
  }
}

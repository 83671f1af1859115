import ArchConfig
import ArchFacts
import ArchModel
import ArchRules

/// Rules of the catalogue that judge less than they did: off, of less weight, with more that they leave alone.
struct RuleLoosenings {
  private let before: ConfigSide
  private let now: ConfigSide
  /// Relative to the configuration, of all that rules look at.
  private let paths: [String]

  private(set) var all: [Loosening] = []

  init(from before: ConfigSide, to now: ConfigSide, paths: [String]) {
    self.before = before
    self.now = now
    self.paths = paths
    var unasked: [String] = []
    for rule in RuleCatalog.all {
      let id = rule.about.id
      let old = RuleLevels(of: rule, in: before.architecture)
      guard !old.isOff else { continue }
      let new = RuleLevels(of: rule, in: now.architecture)
      let exhaustive = id == RuleCatalog.unmappedFiles ? exhaustive(from: old, to: new) : []
      all += exhaustive
      guard RuleCatalog.isTurnedOn(rule, in: now.architecture) else {
        if exhaustive.isEmpty { unasked.append(id) }
        continue
      }
      if exhaustive.isEmpty { all += levels(id, from: old, to: new, keys: "rules") }
      guard !new.isOff else { continue }
      all += Self.allowed(
        "rule '\(id)'", id, from: before.architecture.setting(of: id),
        to: now.architecture.setting(of: id), now)
      all += options(rule)
    }
    all += notAskedFor(unasked)
  }

  /// All that `exhaustive` does is to make a file without a layer an error, so where that rule says so itself nothing
  /// is looser.
  private func exhaustive(from old: RuleLevels, to new: RuleLevels) -> [Loosening] {
    guard before.architecture.isExhaustive, !now.architecture.isExhaustive,
      Self.weight(new.general) < Self.weight(old.general)
    else { return [] }
    return [
      Loosening(
        .exhaustive, at: now.place(of: "exhaustive") ?? before.place(of: "exhaustive") ?? now.start,
        "files may belong to no layer: 'exhaustive' is 'false'", reach: .rules([RuleCatalog.unmappedFiles]))
    ]
  }

  /// Rules that nothing turns on any longer.
  private func notAskedFor(_ rules: [String]) -> [Loosening] {
    guard !rules.isEmpty else { return [] }
    let dropped = before.architecture.presets.filter { !now.architecture.presets.contains($0) }
    let words =
      rules.count == 1 ? "rule \(quoted(rules)) is off" : "\(rules.count) rules are off: \(quoted(rules))"
    guard !dropped.isEmpty else {
      return rules.map { rule in
        Loosening(
          .rule, at: before.place(of: "rules", rule) ?? now.place(of: "rules") ?? now.start,
          "rule '\(rule)' is off: nothing turns it on", reach: .rules([rule]))
      }
    }
    let names = "\(dropped.count == 1 ? "preset" : "presets") \(quoted(dropped))"
    return [
      Loosening(
        .preset, at: now.place(of: "extends") ?? before.place(of: "extends") ?? now.start,
        "without \(names) \(words)", reach: .rules(Set(rules)))
    ]
  }

  private func options(_ rule: any Rule.Type) -> [Loosening] {
    let id = rule.about.id
    let old = RuleCatalog.options(of: rule, set: before.architecture.setting(of: id))
    let new = RuleCatalog.options(of: rule, set: now.architecture.setting(of: id))
    return zip(old, new).compactMap { old, new in
      guard let words = OptionChange(old, new).words else { return nil }
      return Loosening(
        .option, at: now.place(of: "rules", id, new.name) ?? now.start,
        "option '\(new.name)' of rule '\(id)' \(words)", reach: .rules([id]))
    }
  }
}

// What rules of the catalogue and the team's own have in common.
extension RuleLoosenings {
  /// What weighs less, for all files or for some.
  private func levels(_ id: String, from old: RuleLevels, to new: RuleLevels, keys: String) -> [Loosening] {
    Self.levels("rule '\(id)'", id, from: old, to: new, before, now, paths, keys)
  }

  static func levels(
    _ name: String, _ id: String, from old: RuleLevels, to new: RuleLevels, _ before: ConfigSide,
    _ now: ConfigSide, _ paths: [String], _ keys: String
  ) -> [Loosening] {
    var found: [Loosening] = []
    let place =
      now.place(of: keys, id, "severity") ?? before.place(of: keys, id, "severity") ?? now.place(of: keys)
      ?? now.start
    let isLighter = weight(new.general) < weight(old.general)
    if isLighter {
      let words =
        new.general.map { "has severity '\($0.rawValue)'" }
        ?? (new.byPath.isEmpty ? "is off" : "is off in general")
      let was = old.general.map { "it was '\($0.rawValue)'" } ?? ""
      found.append(Loosening(.rule, at: place, "\(name) \(words); \(was)", reach: .rules([id])))
    }
    guard !old.byPath.isEmpty || !new.byPath.isEmpty else { return found }
    var lighter: [(pattern: String?, level: Severity?, paths: [String])] = []
    for path in paths {
      let level = new.level(of: path)
      guard weight(level) < weight(old.level(of: path)) else { continue }
      let pattern = new.byPath.first { $0.files.matches(path) }?.files.text
      // Said above, of all files.
      if isLighter, pattern == nil || level == new.general { continue }
      if let index = lighter.firstIndex(where: { $0.pattern == pattern && $0.level == level }) {
        lighter[index].paths.append(path)
      } else {
        lighter.append((pattern, level, [path]))
      }
    }
    for (pattern, level, paths) in lighter {
      let place = pattern.flatMap { now.place(of: keys, id, "severity", $0) } ?? place
      found.append(
        Loosening(
          .rule, at: place,
          "\(name) \(Self.words(level)) for \(files(paths))\(pattern.map { " by '\($0)'" } ?? "")",
          reach: .rules([id])))
    }
    for (pattern, level) in new.byPath
    where weight(level) < weight(old.general) && !paths.contains(where: pattern.matches)
      && !old.byPath.contains(where: { $0.files == pattern && weight($0.level) <= weight(level) })
    {
      found.append(
        Loosening(
          .rule, at: now.place(of: keys, id, "severity", pattern.text) ?? place,
          "\(name) \(words(level)) for '\(pattern.text)'", reach: .rules([id])))
    }
    return found
  }

  static func allowed(
    _ name: String, _ id: String, from old: RuleSetting?, to new: RuleSetting?, _ now: ConfigSide
  ) -> [Loosening] {
    let before = old?.allow ?? []
    let added = (new?.allow ?? []).filter { entry in !before.contains { $0.covers(entry) } }
    guard let first = added.first else { return [] }
    let words = added.map { entry in
      entry.words + (entry.mostPlaces.map { " in \($0) place\($0 == 1 ? "" : "s")" } ?? "")
        + (entry.lastDay.map { " until \($0)" } ?? "")
    }
    return [
      Loosening(
        .allowed, at: now.place(first.location), "\(name) leaves \(listed(words)) alone",
        reach: .rules([id]))
    ]
  }

  private static func words(_ level: Severity?) -> String {
    level.map { "has severity '\($0.rawValue)'" } ?? "is off"
  }

  /// Off is the least.
  private static func weight(_ severity: Severity?) -> Int {
    switch severity {
    case nil: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// `'A.swift'`, or `3 files (the first 'A.swift')`
func files(_ paths: [String]) -> String {
  guard paths.count > 1, let first = paths.min(by: { $0.precedes($1) }) else {
    return paths.first.map { "'\($0)'" } ?? "no file"
  }
  return "\(paths.count) files (the first '\(first)')"
}

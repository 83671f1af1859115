import ArchConfig
import ArchModel

/// Code that a configuration leaves out, types that may know all others, and what people are asked to look at.
struct ScopeLoosenings {
  private let before: ConfigSide
  private let now: ConfigSide
  private let paths: [String]
  private let prefix: String
  private let isTest: (String) -> Bool

  /// - Parameters:
  ///   - paths: of all Swift files that were walked, relative to the configuration.
  ///   - prefix: what leads to the configuration in the report.
  ///   - isTest: whether a file was none of the app before.
  init(
    from before: ConfigSide, to now: ConfigSide, paths: [String], prefix: String,
    isTest: @escaping (String) -> Bool
  ) {
    self.isTest = isTest
    self.before = before
    self.now = now
    self.paths = paths
    self.prefix = prefix
  }

  var all: [Loosening] { sources + excluded + tests + root + roles + checklist }

  private var old: Architecture { before.architecture }
  private var new: Architecture { now.architecture }

  /// In `sources` before, and not now.
  private var sources: [Loosening] {
    guard !new.sources.isEmpty, new.sources != old.sources else { return [] }
    let lost = paths.filter { path in
      (old.sources.isEmpty || old.sources.contains { $0.matches(path) })
        && !new.sources.contains { $0.matches(path) }
    }
    guard !lost.isEmpty || old.sources.isEmpty else { return [] }
    let words =
      lost.isEmpty
      ? "'sources' looks only at \(quoted(new.sources.map(\.text)))" : "'sources' leaves out \(shown(lost))"
    return [
      Loosening(
        .sources, at: now.place(of: "sources") ?? before.place(of: "sources") ?? now.start, words,
        reach: .files(Set(lost.map { prefix + $0 })))
    ]
  }

  private var excluded: [Loosening] {
    let added = new.exclude.filter { pattern in !old.exclude.contains { $0 == pattern } }
    return added.compactMap { pattern in
      let claimed = paths.filter(pattern.matches)
      let lost = claimed.filter { path in !old.exclude.contains { $0.matches(path) } }
      // Narrower than what was there.
      guard !lost.isEmpty || claimed.isEmpty && !old.exclude.contains(where: { $0.matches(pattern.text) })
      else { return nil }
      return Loosening(
        .exclude, at: now.place(of: .exclude, pattern.text) ?? now.place(of: "exclude") ?? now.start,
        "'exclude' leaves out "
          + (lost.isEmpty ? "'\(pattern.text)'" : "\(shown(lost)) by '\(pattern.text)'"),
        reach: .files(Set(lost.map { prefix + $0 })))
    }
  }

  /// What the team says is a test, and did not.
  private var tests: [Loosening] {
    guard let patterns = new.tests else {
      guard old.tests != nil, let place = before.place(of: "tests") else { return [] }
      return [
        Loosening(.tests, at: place, "'tests' is gone, so names decide what is a test", reach: .nothing)
      ]
    }
    return patterns.compactMap { pattern in
      guard old.tests?.contains(pattern) != true else { return nil }
      let claimed = paths.filter(pattern.matches)
      let lost = claimed.filter { path in !(old.tests ?? []).contains { $0.matches(path) } && !isTest(path) }
      guard
        !lost.isEmpty || claimed.isEmpty && old.tests?.contains(where: { $0.matches(pattern.text) }) != true
      else { return nil }
      return Loosening(
        .tests, at: now.place(of: "tests", pattern.text) ?? now.start,
        "'tests' treats " + (lost.isEmpty ? "'\(pattern.text)'" : shown(lost)) + " as tests",
        reach: .files(Set(lost.map { prefix + $0 })))
    }
  }

  private var root: [Loosening] {
    let (was, root) = (old.compositionRoot, new.compositionRoot)
    var added: [(WrittenSetting.Kind?, String, String)] = []
    for pattern in root.files where !was.files.contains(pattern) {
      let claimed = paths.filter(pattern.matches)
      let isCovered = claimed.allSatisfy { path in was.files.contains { $0.matches(path) } }
      if claimed.isEmpty ? !was.files.contains(where: { $0.matches(pattern.text) }) : !isCovered {
        added.append((.rootFiles, "files", pattern.text))
      }
    }
    added += OptionChange.uncovered(root.types, by: was.types).map { (.rootType, "types", $0) }
    added += root.modules.filter { !was.modules.contains($0) }.map { (.rootModule, "modules", $0) }
    if root.includesEntryPoints, !was.includesEntryPoints {
      added.append((nil, "entryPoints", "entry points"))
    }
    return added.map { kind, key, text in
      let claimed = kind == .rootFiles ? paths.filter(PathPattern(text).matches).map { prefix + $0 } : []
      return Loosening(
        .compositionRoot,
        at: kind.flatMap { now.place(of: $0, text) } ?? now.place(of: "compositionRoot", key)
          ?? now.place(of: "extends") ?? now.start,
        "the composition root now includes '\(text)'", reach: .code(Set(claimed)))
    }
  }

  /// What was to do work for others and is said to be something else, or nothing, now.
  private var roles: [Loosening] {
    RoleLoosenings(from: before, to: now).all
  }

  /// An item that only has other words is not gone.
  private var checklist: [Loosening] {
    var added = new.checklist.filter { item in !old.checklist.contains { $0.text == item.text } }
    var found: [Loosening] = []
    for item in old.checklist {
      if let kept = new.checklist.first(where: { $0.text == item.text }) {
        let missing = item.rules.filter { !kept.rules.contains($0) }
        guard !missing.isEmpty else { continue }
        found.append(
          Loosening(
            .checklist, at: now.place(of: "checklist", item.text) ?? now.start,
            "'\(item.text)' of the checklist no longer asks \(quoted(missing))", reach: .nothing))
      } else if let index = added.firstIndex(where: { Self.resembles(item, $0) }) {
        added.remove(at: index)
      } else {
        found.append(
          Loosening(
            .checklist,
            at: before.place(of: "checklist", item.text) ?? now.place(of: "extends") ?? before.place(
              of: "extends")
              ?? now.start, "the checklist lacks '\(item.text)'", reach: .nothing))
      }
    }
    return found
  }

  private static func resembles(_ item: ChecklistItem, _ other: ChecklistItem) -> Bool {
    if !item.rules.isEmpty { return item.rules.allSatisfy(other.rules.contains) }
    let words = Set(item.text.split(separator: " ").map { $0.lowercased() })
    let others = Set(other.text.split(separator: " ").map { $0.lowercased() })
    return words.intersection(others).count * 2 >= words.count
  }

  private func shown(_ paths: [String]) -> String { files(paths.map { prefix + $0 }) }
}

import ArchJSON
package import ArchModel
package import ArchRules

/// The findings that a team knows of and lets stand for now.
///
/// What a finding is does not depend on its line or its words: the rule, the file and the declaration or edge
/// concerned, and how often. So edits elsewhere and better messages leave a baseline as it is, and one more of
/// the same kind in the same place is new.
package struct Baseline: Sendable, Equatable {
  package struct Key: Sendable, Hashable {
    package let rule: String
    /// Relative to the root of the config, with `/`.
    package let path: String
    package let symbol: String

    package init(rule: String, path: String, symbol: String) {
      self.rule = rule
      self.path = path
      self.symbol = symbol
    }
  }

  package private(set) var counts: [Key: Int] = [:]

  package init() {}

  /// Holds all findings that are not suppressed.
  package init(of findings: [Finding]) {
    for finding in findings where finding.status != .suppressed { counts[Key(finding), default: 0] += 1 }
  }

  /// How many findings it lets stand.
  package var size: Int { counts.values.reduce(0, +) }

  package func count(of key: Key) -> Int { counts[key] ?? 0 }

  package mutating func set(_ count: Int, for key: Key) { counts[key] = count > 0 ? count : nil }

  /// By path, rule and symbol, the same on every machine.
  package var entries: [(key: Key, count: Int)] {
    counts.sorted { left, right in
      let (one, other) = (left.key, right.key)
      if one.path != other.path { return one.path.utf8.lexicographicallyPrecedes(other.path.utf8) }
      if one.rule != other.rule { return one.rule.utf8.lexicographicallyPrecedes(other.rule.utf8) }
      return one.symbol.utf8.lexicographicallyPrecedes(other.symbol.utf8)
    }.map { (key: $0.key, count: $0.value) }
  }
}

extension Baseline.Key {
  package init(_ finding: Finding) {
    self.init(rule: finding.rule, path: finding.path, symbol: finding.symbol)
  }
}

extension Baseline {
  private static let version = 1

  /// As it is saved: one line for each entry, sorted, so that merges rarely conflict and are easy to settle.
  package var bytes: [UInt8] {
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"findings\": [".utf8)
    for (index, entry) in entries.enumerated() {
      var writer = JSONWriter(.compact)
      writer.beginObject()
      for (name, text) in [("rule", entry.key.rule), ("path", entry.key.path), ("symbol", entry.key.symbol)] {
        writer.key(name)
        writer.string(text)
      }
      if entry.count > 1 {
        writer.key("count")
        writer.int(entry.count)
      }
      writer.endObject()
      bytes += index == 0 ? "\n    ".utf8 : ",\n    ".utf8
      bytes += writer.bytes
    }
    return bytes + (counts.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
  }

  /// What a baseline says, or every mistake in it. A broken one is never taken for an empty one.
  package static func reading(_ bytes: [UInt8]) -> Result<Baseline, BrokenBaseline> {
    do throws(JSONError) {
      let (json, duplicates) = try JSON.read(bytes, linesNeedCommas: false)
      var reader = BaselineReader(problems: duplicates.map(ConfigProblem.init))
      let baseline = reader.baseline(json)
      return reader.problems.isEmpty
        ? .success(baseline) : .failure(BrokenBaseline(problems: reader.problems))
    } catch {
      return .failure(BrokenBaseline(problems: [ConfigProblem(error)]))
    }
  }

  /// Every mistake that makes a baseline useless.
  package struct BrokenBaseline: Error, Sendable {
    package let problems: [ConfigProblem]
  }

  private struct BaselineReader {
    var problems: [ConfigProblem]

    mutating func baseline(_ json: JSON) -> Baseline {
      var baseline = Baseline()
      guard let members = json.members else {
        report(
          json.location, "a baseline is an object, not \(json.kindName)",
          "write it with 'archcheck baseline write'")
        return baseline
      }
      for member in members where member.key != "version" && member.key != "findings" {
        report(member.keyLocation, "unknown key '\(member.key)' in the baseline", "remove it")
      }
      if let version = json["version"], version.int != Baseline.version {
        report(
          version.location, "this archcheck reads baselines of version \(Baseline.version)",
          "use the archcheck that wrote it")
      }
      guard let entries = json["findings"]?.elements else {
        let location = json["findings"]?.location ?? json.location
        report(location, "a baseline has a list 'findings'", "write it with 'archcheck baseline write'")
        return baseline
      }
      for entry in entries {
        guard let (key, count) = self.entry(entry) else { continue }
        // Two branches that took up the same finding leave the same line twice.
        baseline.set(max(count, baseline.count(of: key)), for: key)
      }
      return baseline
    }

    private mutating func entry(_ json: JSON) -> (Baseline.Key, Int)? {
      guard let members = json.members else {
        report(
          json.location, "an entry of 'findings' is an object, not \(json.kindName)", "correct or remove it")
        return nil
      }
      for member in members where !["rule", "path", "symbol", "count"].contains(member.key) {
        report(member.keyLocation, "unknown key '\(member.key)' in an entry", "remove it")
      }
      guard let rule = text(json, "rule"), let path = text(json, "path"), let symbol = text(json, "symbol")
      else {
        return nil
      }
      let count = json["count"].map { $0.int ?? 0 } ?? 1
      if count < 1 {
        report(
          json["count"]?.location ?? json.location, "'count' is a whole number of at least 1", "correct it")
      }
      return (Baseline.Key(rule: rule, path: path, symbol: symbol), count)
    }

    private mutating func text(_ json: JSON, _ key: String) -> String? {
      guard let value = json[key] else {
        report(json.location, "this entry has no '\(key)'", "add it, or remove the entry")
        return nil
      }
      guard let text = value.string else {
        report(value.location, "'\(key)' is a string, not \(value.kindName)", "correct it")
        return nil
      }
      return text
    }

    private mutating func report(_ location: JSONLocation, _ message: String, _ suggestion: String) {
      problems.append(ConfigProblem(at: location, message: message, suggestion: suggestion))
    }
  }
}

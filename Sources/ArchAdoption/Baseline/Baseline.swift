package import ArchConfig
import ArchJSON
import ArchModel
package import ArchRules

/// The findings that a team knows of and lets stand for now.
///
/// What a finding is does not depend on its line or its words: the rule, the file and what it is about, and how
/// often. So edits elsewhere and better messages leave a baseline as it is, and one more of the same kind in the
/// same place is new.
package struct Baseline: Sendable, Equatable {
  package private(set) var counts: [BaselineKey: Int] = [:]

  package init() {}

  /// Holds all findings that are not suppressed.
  package init(of findings: [Finding]) {
    for finding in findings where finding.status != .suppressed { add(finding) }
  }

  mutating func add(_ finding: Finding) {
    for key in BaselineKey.all(of: finding) { counts[key, default: 0] += 1 }
  }

  /// How many findings it lets stand.
  package var size: Int { BaselineKey.findings(in: counts) }

  package var sizesByRule: [String: Int] {
    Dictionary(grouping: counts) { $0.key.rule }.mapValues { entries in
      BaselineKey.findings(in: Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: +))
    }
  }

  package var isEmpty: Bool { counts.isEmpty }

  package func count(of key: BaselineKey) -> Int { counts[key] ?? 0 }

  package mutating func set(_ count: Int, for key: BaselineKey) { counts[key] = count > 0 ? count : nil }

  /// Whether there was one left to take.
  mutating func take(_ key: BaselineKey) -> Bool {
    let left = count(of: key)
    set(left - 1, for: key)
    return left > 0
  }

  /// In an order that is the same on every machine.
  package var entries: [(key: BaselineKey, count: Int)] {
    counts.sorted { BaselineKey.comesBefore($0.key, $1.key) }.map { (key: $0.key, count: $0.value) }
  }
}

extension Baseline {
  private static let version = 2

  /// As it is saved: one line for each entry, sorted, so that merges rarely conflict and are easy to settle.
  package var bytes: [UInt8] {
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"findings\": [".utf8)
    for (index, entry) in entries.enumerated() {
      var writer = JSONWriter(.compact)
      writer.beginObject()
      writer.key("rule")
      writer.string(entry.key.rule)
      writer.key("path")
      writer.string(entry.key.path)
      for part in SubjectForm(entry.key.subject).values {
        writer.key(part.key)
        writer.string(part.value)
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
        let isOlder = version.int.map { $0 < Baseline.version } ?? false
        report(
          version.location, "this archcheck reads baselines of version \(Baseline.version)",
          isOlder ? "write it anew with 'archcheck baseline write'" : "use the archcheck that wrote it")
        // Its entries would only give mistakes that follow from this one.
        return baseline
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

    private mutating func entry(_ json: JSON) -> (BaselineKey, Int)? {
      guard let members = json.members else {
        report(
          json.location, "an entry of 'findings' is an object, not \(json.kindName)", "correct or remove it")
        return nil
      }
      var about: [SubjectForm.Key: String] = [:]
      for member in members where !["rule", "path", "count"].contains(member.key) {
        if let key = SubjectForm.Key(rawValue: member.key) {
          guard let text = text(json, member.key) else { return nil }
          about[key] = text
        } else {
          report(member.keyLocation, "unknown key '\(member.key)' in an entry", "remove it")
        }
      }
      guard let rule = text(json, "rule"), let path = text(json, "path") else { return nil }
      guard let subject = SubjectForm.subject(of: about) else {
        report(
          json.location, "what this entry is about is not complete, or too much",
          "write it with 'archcheck baseline accept', or remove the entry")
        return nil
      }
      let count = json["count"].map { $0.int ?? 0 } ?? 1
      if count < 1 {
        report(
          json["count"]?.location ?? json.location, "'count' is a whole number of at least 1", "correct it")
      }
      return (BaselineKey(rule: rule, path: path, subject: subject), count)
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

package import ArchConfig
import ArchJSON

extension Baseline {
  /// What a baseline says, or every mistake in it. A broken one is never mistaken for an empty one.
  package static func reading(_ bytes: [UInt8]) -> Result<Baseline, BrokenBaseline> {
    do throws(JSONError) {
      let (json, duplicates) = try JSON.read(bytes, linesNeedCommas: false)
      var reader = ConfigReader(problems: duplicates.map(ConfigProblem.init))
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
}

extension ConfigReader {
  fileprivate mutating func baseline(_ json: JSON) -> Baseline {
    var baseline = Baseline()
    guard let members = json.members else {
      report(
        json.location, "a baseline is an object, not \(json.kindName)",
        "write it with 'archcheck baseline write'")
      return baseline
    }
    let known = ["version", "findings"]
    for member in members where !known.contains(member.key) {
      reportUnknown(member, in: "the baseline", known: known, otherwise: "remove it")
    }
    if let version = json["version"], version.int != Baseline.version {
      let isOlder = version.int.map { $0 < Baseline.version } ?? false
      report(
        version.location, "this archcheck reads baselines of version \(Baseline.version)",
        isOlder ? "write it again with 'archcheck baseline write'" : "use the archcheck that wrote it")
      // Its entries would only give mistakes that follow from this one.
      return baseline
    }
    guard let entries = json["findings"]?.elements else {
      let location = json["findings"]?.location ?? json.location
      report(location, "a baseline needs a list 'findings'", "write it with 'archcheck baseline write'")
      return baseline
    }
    for entry in entries {
      guard let (key, count, terms) = self.entry(entry) else { continue }
      // Two branches that took up the same finding leave the same line twice.
      baseline.set(max(count, baseline.count(of: key)), for: key)
      if !terms.isEmpty { baseline.set(terms, for: key) }
    }
    return baseline
  }

  private mutating func entry(_ json: JSON) -> (BaselineKey, Int, DebtTerms)? {
    guard let members = json.members else {
      report(
        json.location, "an entry of 'findings' is an object, not \(json.kindName)", "correct or remove it")
      return nil
    }
    let keys = ["rule", "path", "count", "owner", "until"]
    var about: [SubjectForm.Key: String] = [:]
    for member in members where !keys.contains(member.key) {
      if let key = SubjectForm.Key(rawValue: member.key) {
        guard let text = text(member.key, of: json) else { return nil }
        about[key] = text
      } else {
        let known = keys + SubjectForm.Key.allCases.map(\.rawValue)
        reportUnknown(member, in: "an entry", known: known, otherwise: "remove it")
      }
    }
    guard let rule = text("rule", of: json), let path = text("path", of: json) else { return nil }
    guard let subject = SubjectForm.subject(of: about) else {
      report(
        json.location, "what this entry is about is incomplete, or says too much",
        "write it with 'archcheck baseline accept', or remove the entry")
      return nil
    }
    let count = json["count"].map { $0.int ?? 0 } ?? 1
    if count < 1 {
      report(
        json["count"]?.location ?? json.location, "'count' is a whole number that is at least 1", "correct it"
      )
    }
    return (BaselineKey(rule: rule, path: path, subject: subject), count, terms(json))
  }

  private mutating func terms(_ json: JSON) -> DebtTerms {
    var terms = DebtTerms()
    if json["owner"] != nil { terms.owner = text("owner", of: json) }
    if let day = json["until"] {
      terms.lastDay = text("until", of: json).flatMap(Day.init)
      if day.string != nil, terms.lastDay == nil {
        report(day.location, "'until' is not a date", "write it as 2026-12-31")
      }
    }
    return terms
  }

  private mutating func text(_ key: String, of json: JSON) -> String? {
    guard let value = json[key] else {
      report(json.location, "this entry has no '\(key)'", "add it, or remove the entry")
      return nil
    }
    if value.string == nil {
      report(value.location, "'\(key)' is a string, not \(value.kindName)", "correct it")
    }
    return value.string
  }
}

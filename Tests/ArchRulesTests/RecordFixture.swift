import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel
import ArchRules
import Foundation
import Testing

/// Decision records below `Fixtures/<rule>/<case>`, with the findings that their marks expect. What is below
/// `history/<day>` are earlier versions of the files next to it.
struct RecordFixture: CustomTestStringConvertible {
  let rule: String
  let name: String
  let home: URL
  let files: [(path: String, text: String)]
  private let history: [(day: String, path: String, text: String)]
  private let config: String?

  var testDescription: String { "\(rule)/\(name)" }

  static let all: [RecordFixture] = RuleCatalog.records.flatMap { type in
    let folder = FixtureCodebase.folder.appendingPathComponent(type.about.id)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { RecordFixture(folder.appendingPathComponent($0), rule: type.about.id) }
  }

  private init(_ folder: URL, rule: String) {
    self.rule = rule
    name = folder.lastPathComponent
    home = folder
    func text(_ path: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    let all = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    let paths = all.filter { $0.hasSuffix(".md") }.sorted()
    files = paths.filter { !$0.hasPrefix("history/") }.map { ($0, text($0) ?? "") }
    history = paths.filter { $0.hasPrefix("history/") }.map { path in
      let parts = path.split(separator: "/", maxSplits: 2).map(String.init)
      return (parts[1], parts[2], text(path) ?? "")
    }
    config = text("architecture.json")
  }

  var reading: ArchitectureReading {
    Architecture.reading(Array((config ?? "{}").utf8), rules: RuleCatalog.known)
  }

  func log(changing change: (String) -> String = { $0 }) -> DecisionLog {
    var log = DecisionLog(files.map { ($0.path, Array(change($0.text).utf8)) })
    let folders = Set(
      files.flatMap { file in
        let parts = file.path.split(separator: "/")
        return parts.indices.map { parts[..<$0].joined(separator: "/") }
      })
    let existing = folders.union(files.map(\.path))
    log.brokenLinks = log.relativeLinks.filter { !$0.candidates.contains(where: existing.contains) }
    log.citations = reading.architecture.citations(path: "architecture.json")
    // As whoever runs the rules does.
    guard RuleCatalog.records.contains(where: { $0.about.id == rule && $0.needsHistory }) else { return log }
    for record in log.records {
      let versions = history.filter { RecordName(path: $0.path).title == record.name.title }
      guard !versions.isEmpty else { continue }
      log.histories[record.path] = versions.map { version in
        RecordVersion(
          commit: "c\(version.day)", time: Self.seconds(version.day), day: version.day, path: version.path,
          bytes: Array(version.text.utf8))
      }
    }
    return log
  }

  /// Days count from any fixed one.
  private static func seconds(_ day: String) -> Int64 {
    let parts = day.split(separator: "-").compactMap { Int64($0) }
    return ((parts[0] * 12 + parts[1]) * 31 + parts[2]) * 86_400
  }

  func findings(changing change: (String) -> String = { $0 }) -> [Finding] {
    let rules = RuleCatalog.rule(rule).map { [$0] } ?? []
    let run = RuleRun(reading.architecture, rules: rules, log: log(changing: change))
    return RuleRun.merged([run.recordOutcome.findings])
  }

  var marks: [Mark] {
    (files + [("architecture.json", config ?? "")]).flatMap { file in
      Mark.inDocument(file.text, path: file.path)
    }
  }
}

extension Mark {
  /// `<!-- expect: rule-id "part of the message" -->`, and in JSON `"//": "expect: rule-id 'part'"`.
  static func inDocument(_ text: String, path: String) -> [Mark] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard let start = line.range(of: "expect: ")?.upperBound else { return nil }
      let rest = line[start...]
      let id = rest.prefix { $0 != " " && $0 != "\"" }
      let quote: Character = path.hasSuffix(".json") ? "'" : "\""
      let parts = rest.split(separator: quote, omittingEmptySubsequences: false)
      return Mark(
        path: path, line: index + 1, rule: String(id), part: parts.count > 2 ? String(parts[1]) : nil)
    }
  }
}

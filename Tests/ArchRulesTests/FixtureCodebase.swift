import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel
import ArchRules
import ArchScan
import Foundation
import Testing

/// A small codebase below `Fixtures/<rule>/<case>`, with the findings that its marks expect.
struct FixtureCodebase: CustomTestStringConvertible {
  let rule: String
  let name: String
  let home: URL
  private(set) var architecture: Architecture
  let configurationMistakes: [String]
  /// Path and bytes, by path.
  let files: [(path: String, bytes: [UInt8])]

  var testDescription: String { "\(rule)/\(name)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [FixtureCodebase] = subfolders(of: folder).filter { rule in
    !RuleCatalog.records.contains { $0.about.id == rule.lastPathComponent }
  }.flatMap { rule in
    subfolders(of: rule).map { FixtureCodebase($0, rule: rule.lastPathComponent) }
  }

  private init(_ folder: URL, rule: String) {
    self.rule = rule
    name = folder.lastPathComponent
    home = folder
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
    files = paths.filter { $0.hasSuffix(".swift") }.map {
      ($0, Self.bytes(folder.appendingPathComponent($0)))
    }
    let config = folder.appendingPathComponent("architecture.json")
    if FileManager.default.fileExists(atPath: config.path) {
      let reading = Architecture.reading(Self.bytes(config), rules: RuleCatalog.known)
      architecture = reading.architecture
      configurationMistakes = reading.problems.map { "\($0.location.line): \($0.message)" }
    } else {
      architecture = .layered
      configurationMistakes = []
    }
    // A folder is about its rule, whichever presets it names.
    architecture.turnOn([rule])
  }

  private static func bytes(_ file: URL) -> [UInt8] { (try? Data(contentsOf: file)).map(Array.init) ?? [] }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(folder.appendingPathComponent).filter(\.hasDirectoryPath)
  }

  /// What the folder's rule finds, after a change to every file's text.
  func findings(changing change: (String) -> String = { $0 }) -> [Finding] {
    findings(
      inFiles: Dictionary(
        uniqueKeysWithValues: files.map { ($0.path, change(String(decoding: $0.bytes, as: UTF8.self))) }))
  }

  /// What the folder's rule finds when its files hold other text.
  func findings(inFiles texts: [String: String]) -> [Finding] {
    let facts = files.map { path, _ in FileFacts(scanning: Array((texts[path] ?? "").utf8), path: path) }
    return RuleRun(architecture, rules: RuleCatalog.rule(rule).map { [$0] } ?? [])
      .findings(in: Codebase(architecture, facts))
  }

  func codebase(_ architecture: Architecture) -> Codebase {
    Codebase(architecture, files.map { path, bytes in FileFacts(scanning: bytes, path: path) })
  }

  /// The lines of `findings(changing:)`, as `path:line`, moved up by some lines.
  func lines(movedUp count: Int = 0, changing change: (String) -> String = { $0 }) -> [String] {
    findings(changing: change).map { "\($0.path):\($0.range.start.line - count)" }
  }

  var marks: [Mark] {
    files.flatMap { Mark.all(in: String(decoding: $0.bytes, as: UTF8.self), path: $0.path) }
  }
}

extension Architecture {
  /// What a fixture without a configuration is judged by.
  static var layered: Architecture { Architecture(resting: [.layered]) }
}

/// `// expect: rule-id, rule-id "part of the message"` on a line, `// expect-next:` on the line before.
///
/// Found by a plain search, so that a mistake of the scanner cannot hide its own mark.
struct Mark {
  let path: String
  let line: Int
  let rule: String
  let part: String?

  static func all(in text: String, path: String) -> [Mark] {
    var marks: [Mark] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (word, offset) in [("// expect: ", 1), ("// expect-next: ", 2)] {
        guard let start = line.range(of: word)?.upperBound else { continue }
        let parts = line[start...].split(separator: "\"", omittingEmptySubsequences: false)
        for rule in parts[0].split(separator: ",") {
          let id = rule.trimmingCharacters(in: .whitespaces)
          marks.append(
            Mark(path: path, line: index + offset, rule: id, part: parts.count > 1 ? String(parts[1]) : nil))
        }
      }
    }
    return marks
  }
}

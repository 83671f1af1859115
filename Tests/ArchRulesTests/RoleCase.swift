import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Foundation
import Testing

/// A few lines of Swift with what is said of their types: one block of a text in `Roles`, whose README says how it is
/// written.
struct RoleCase: CustomTestStringConvertible {
  /// `use-cases.txt:12`
  let testDescription: String
  private(set) var files: [(path: String, text: String)] = []
  private(set) var rows: [Row] = []
  /// Lines of a form that the README does not describe.
  private(set) var mistakes: [String] = []

  struct Row {
    let line: Int
    /// `= Type: answer`, of the model, or `~ rule-id: answer`.
    let isOfRule: Bool
    let subject: String
    let answer: String
    /// What it should say instead.
    var doubt: String?
  }

  static let all: [RoleCase] = texts.flatMap(cases)

  /// Every text in `Roles`, by name.
  private static let texts: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Roles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".txt") }.map(folder.appendingPathComponent)
  }()

  private static func cases(in text: URL) -> [RoleCase] {
    let lines = String(decoding: (try? Data(contentsOf: text)) ?? Data(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var cases: [RoleCase] = []
    var current: RoleCase?
    for (index, line) in lines.enumerated() where !line.hasPrefix("# ") {
      if line.isEmpty {
        cases += current.map { [$0] } ?? []
        current = nil
      } else {
        var next = current ?? RoleCase(testDescription: "\(text.lastPathComponent):\(index + 1)")
        next.read(line, number: index + 1)
        current = next
      }
    }
    return cases + (current.map { [$0] } ?? [])
  }

  private mutating func read(_ line: Substring, number: Int) {
    if line.hasPrefix("  "), !files.isEmpty, rows.isEmpty {
      files[files.count - 1].text += line.dropFirst(2) + "\n"
    } else if line.hasPrefix("? "), !rows.isEmpty {
      rows[rows.count - 1].doubt = String(line.dropFirst(2))
    } else if line.hasPrefix("= ") || line.hasPrefix("~ "), let colon = line.range(of: ": ") {
      rows.append(
        Row(
          line: number, isOfRule: line.hasPrefix("~"),
          subject: String(line[..<colon.lowerBound].dropFirst(2)),
          answer: String(line[colon.upperBound...])))
    } else if rows.isEmpty, let end = line.range(of: ".swift:") {
      let path = String(line[..<end.upperBound].dropLast())
      files.append((path, line[end.upperBound...].trimmingPrefix(" ") + "\n"))
    } else {
      mistakes.append("\(number): \(line)")
    }
  }
}

extension RoleCase {
  var codebase: Codebase {
    Codebase(.layered, files.map { FileFacts(scanning: Array($0.text.utf8), path: $0.path) })
  }

  /// Each row that is not what the code says, with what it says.
  func differences() -> [String] {
    let codebase = codebase
    return rows.compactMap { row in
      if row.isOfRule { return Self.difference(row, codebase) }
      let found = Self.answer(for: row.subject, codebase)
      return found == row.answer
        ? nil : "line \(row.line): \(row.subject)\n  got      \(found)\n  expected \(row.answer)"
    }
  }

  /// As `explain` says it: `service because of its name | component: is a service because of its name`.
  private static func answer(for type: String, _ codebase: Codebase) -> String {
    let found = codebase.types(matching: type)
    guard found.count == 1 else { return "\(found.count) types" }
    let known = codebase.explanation(of: found[0])
    let role = "\(known.role.words) \(known.roleReason)"
    let component = "\(known.isComponent ? "component" : "none"): \(known.componentReason)"
    let root = known.compositionRoot.map { " | root: \($0)" } ?? ""
    let notes = TypeNotes.notes(on: found[0], in: codebase).map { " | rules: \($0)" }.joined()
    return "\(role) | \(component)\(notes)\(root)"
  }

  private static func difference(_ row: Row, _ codebase: Codebase) -> String? {
    guard let rule = RuleCatalog.rule(row.subject) else {
      return "line \(row.line): no rule '\(row.subject)'"
    }
    let settings = Architecture.reading(
      Array("{ \"extends\": \"layered\", \"rules\": { \"\(row.subject)\": \"error\" } }".utf8),
      rules: RuleCatalog.known)
    let said = RuleRun(settings.architecture, rules: [rule]).findings(in: codebase).map { finding in
      ([finding.message, finding.label, finding.fix] + finding.related.map(\.message)).joined(separator: "; ")
    }
    let isAsExpected =
      row.answer == "nothing" ? said.isEmpty : said.contains { $0.contains(row.answer) }
    guard !isAsExpected else { return nil }
    let found = said.isEmpty ? "nothing" : said.joined(separator: "\n           ")
    return "line \(row.line): \(row.subject)\n  got      \(found)\n  expected \(row.answer)"
  }
}

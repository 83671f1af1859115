import ArchFacts
import ArchJSON
package import ArchRules

/// Which findings would come and go if some things were otherwise.
package struct SuppositionReport: Sendable {
  /// What is supposed, as it is told.
  private let supposed: [String]
  private let coming: [Finding]
  private let going: [Finding]
  private let now: Int
  private let then: Int

  /// So many of each kind are named.
  private static let usuallyShown = 20

  package init(supposed: [String], coming: [Finding], going: [Finding], now: Int, then: Int) {
    self.supposed = supposed
    self.coming = coming
    self.going = going
    self.now = now
    self.then = then
  }

  /// For people.
  ///
  /// - Parameter limit: so many findings of each kind are named.
  package func text(atMost limit: Int? = nil) -> String {
    let limit = limit ?? Self.usuallyShown
    var lines = ["With \(supposed.joined(separator: ", ")):", ""]
    lines += section("would come", coming, limit) + section("would go", going, limit)
    lines.append(total)
    return TerminalText.escapedLines(lines.joined(separator: "\n")) + "\n"
  }

  private var total: String {
    coming.isEmpty && going.isEmpty
      ? "Nothing would come or go: \(counted(now, "finding"))."
      : "\(counted(coming.count, "finding")) would come and \(going.count) would go: "
        + "\(then) instead of \(now)."
  }

  private func section(_ title: String, _ findings: [Finding], _ limit: Int) -> [String] {
    guard !findings.isEmpty else { return [] }
    let lines = findings.prefix(limit).map { finding in
      let start = finding.range.start
      return "  \(finding.path):\(start.line):\(start.column): \(finding.severity.rawValue): "
        + "\(finding.message) [#\(finding.rule)]"
    }
    let rest = findings.count - lines.count
    return ["\(title): \(Self.rules(of: findings))"] + lines
      + (rest > 0 ? ["  … and \(rest) more; --all names them"] : []) + [""]
  }

  /// `layer-dependencies 3, dependency-cycle 1`
  static func rules(of findings: [Finding]) -> String {
    let counts = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// For programs.
  package var json: String {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.array("with", supposed) { json, words in json.string(words) }
      for (key, findings) in [("coming", coming), ("going", going)] {
        json.key(key)
        json.beginArray()
        for (finding, fingerprint) in zip(findings, Fingerprint.all(of: findings)) {
          JSONReport.write(finding, fingerprint, to: &json)
        }
        json.endArray()
      }
      json.member("now", now)
      json.member("then", then)
    }
    json.endLine()
    return json.text
  }
}

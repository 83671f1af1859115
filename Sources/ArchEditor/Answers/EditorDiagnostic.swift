package import ArchConfig
import ArchFacts
package import ArchJSON
package import ArchRules

/// What an editor shows at a place: a finding, or a mistake in a config.
package struct EditorDiagnostic: Sendable, Equatable {
  package struct Related: Sendable, Equatable {
    let uri: String
    let range: EditorRange
    let message: String
  }

  package let range: EditorRange
  package let severity: Severity
  /// The rule; `nil` for a mistake in a config.
  package let rule: String?
  package let message: String
  package let related: [Related]
  /// Where there is more about it.
  package let link: String?

  /// - Parameters:
  ///   - text: of the file that it is in.
  ///   - texts: of the other files.
  ///   - uri: of a path.
  package init(
    _ finding: Finding, in text: EditorText, texts: (String) -> EditorText?, uri: (String) -> String
  ) {
    range = Self.range(finding.range.start, finding.range.end, in: text)
    severity = finding.severity
    rule = finding.rule
    let prose = ["why: \(finding.why)", "fix: \(finding.fix)"] + finding.also.map { "also: \($0.rule)" }
    let decision = finding.decision.map { ["decision: \($0.id) \($0.title)"] } ?? []
    message = ([finding.message] + prose + decision).joined(separator: "\n")
    link = finding.decision.map { uri($0.path) }
    related = finding.places.compactMap { place in
      let other = place.path == finding.path ? text : texts(place.path)
      guard let other else { return nil }
      let range = Self.range(place.location, place.location, in: other)
      return Related(uri: uri(place.path), range: range, message: place.message)
    }
  }

  package init(_ problem: ConfigProblem, in text: EditorText) {
    let location = problem.location
    let start = SourceLocation(line: location.line, column: location.column)
    let end = SourceLocation(line: location.line, column: location.column + max(1, location.length))
    range = Self.range(start, end, in: text)
    severity =
      switch problem.severity {
      case .error: .error
      case .warning: .warning
      }
    rule = nil
    message = [problem.message, problem.suggestion, problem.note].compactMap(\.self).joined(separator: "\n")
    link = nil
    related = []
  }

  private static func range(
    _ start: SourceLocation, _ end: SourceLocation, in text: EditorText
  ) -> EditorRange {
    let first = text.position(of: start)
    let last = text.position(of: end)
    let isForward = (first.line, first.character) <= (last.line, last.character)
    return EditorRange(start: first, end: isForward ? last : first)
  }

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("range")
      range.write(to: &json)
      json.member("severity", Self.number(of: severity))
      if let rule { json.member("code", rule) }
      if let link { json.object("codeDescription") { $0.member("href", link) } }
      json.member("source", "archcheck")
      json.member("message", message)
      guard !related.isEmpty else { return }
      json.array("relatedInformation", related) { json, place in
        json.object { json in
          json.object("location") { json in
            json.member("uri", place.uri)
            json.key("range")
            place.range.write(to: &json)
          }
          json.member("message", place.message)
        }
      }
    }
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

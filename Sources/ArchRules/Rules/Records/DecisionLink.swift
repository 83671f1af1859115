import ArchConfig
import ArchDecisions
import ArchFacts
import ArchModel

/// Rules rest on records that hold, and records on rules that keep them.
struct DecisionLink: RecordRule {
  static let about = RuleInfo(
    id: "decision-link",
    summary: "A rule's decision in architecture.json is a record that exists and is accepted.",
    why: """
      A rule without its decision is a rule that nobody may question, and a decision that no rule keeps is \
      a wish. A rule based on a superseded record enforces what the team has given up.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-use-singletons.md -->
      # ADR-001: Use Singletons

      ## Status
      Deprecated

      ## Decision
      We will use singletons.
      <!-- architecture.json -->
      {"rules": {"no-singletons": {"decision": "ADR-001"}}}
      """,
    good: """
      <!-- docs/decisions/ADR-001-inject-dependencies.md -->
      # ADR-001: Inject Dependencies

      ## Status
      Accepted

      ## Decision
      We will inject dependencies.
      <!-- architecture.json -->
      {"rules": {"no-singletons": {"decision": "ADR-001"}}}
      """,
    fix: "Cite the record that holds today, or bring the status of the cited one up to date."
  )

  private let notesUncited: Bool

  init(options: inout OptionReader) {
    notesUncited = options.flag(
      "uncited",
      "Whether an accepted decision that no rule is based on is noted, once any rule is based on one.",
      more: .demands,
      default: true)
  }

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    for citation in log.citations {
      guard let record = log.record(cited: citation.text) else {
        let near = NearestName.of(citation.text, in: log.records.map(\.id))
        findings.add(.missing(citation.text, citation.rule, near), at: citation.range, citation)
        continue
      }
      let status = record.status
      if let decided = status?.status, decided != .accepted, findings.allows(record) { continue }
      switch status?.status {
      case .accepted, nil: continue
      case .superseded:
        let successor = status?.successors.last.flatMap { log.record($0, from: record) }
        findings.add(
          .superseded(citation.rule, record, by: successor), at: citation.range, citation,
          related: record.statusPlace)
      case .proposed, .rejected, .deprecated:
        findings.add(
          .notAccepted(citation.rule, record, status?.status?.rawValue ?? ""), at: citation.range, citation,
          related: record.statusPlace)
      }
    }
    guard notesUncited, !log.citations.isEmpty else { return }
    let citations = log.citationsByPath
    for record in log.records where record.status?.status == .accepted {
      guard citations[record.path] == nil else { continue }
      findings.add(.uncited(record), at: record.headRange, in: record, about: "citation", severity: .note)
    }
  }
}

extension DecisionCitation {
  fileprivate var range: SourceRange {
    SourceRange(
      start: location, end: SourceLocation(line: location.line, column: location.column + length))
  }
}

extension RecordFindings {
  fileprivate mutating func add(
    _ remark: Remark, at range: SourceRange, _ citation: DecisionCitation, related: [RelatedPlace] = []
  ) {
    add(remark, at: range, path: citation.path, about: citation.rule, related: related)
  }
}

extension DecisionRecord {
  fileprivate var statusPlace: [RelatedPlace] {
    [related(status?.range ?? headRange, "\(words) says so here")]
  }
}

extension Remark {
  fileprivate static func missing(_ text: String, _ rule: String, _ near: String?) -> Remark {
    Remark(
      "rule '\(rule)' is based on '\(text)', which is not a decision record",
      label: near.map { "did you mean '\($0)'?" } ?? "no record has this number, name or path",
      fix: "cite a record that exists, or write this one")
  }

  fileprivate static func superseded(
    _ rule: String, _ record: DecisionRecord, by successor: DecisionRecord?
  ) -> Remark {
    Remark(
      "rule '\(rule)' is based on \(record.words), which is superseded",
      label: successor.map { "\($0.words) took its place" } ?? "this decision no longer holds",
      fix: successor.map { "cite \($0.id) if it still asks for the rule, or turn the rule off" }
        ?? "cite the record that took its place, or turn the rule off")
  }

  fileprivate static func notAccepted(_ rule: String, _ record: DecisionRecord, _ status: String) -> Remark {
    Remark(
      "rule '\(rule)' is based on \(record.words), which is \(status)",
      label: "this decision is \(status)",
      fix: status == "proposed"
        ? "accept the record, or turn the rule off" : "turn the rule off, or cite another record")
  }

  fileprivate static func uncited(_ record: DecisionRecord) -> Remark {
    Remark(
      "no rule in architecture.json is based on \(record.words)",
      label: "accepted, and upheld by people only",
      fix: "name it as the 'decision' of the rules that enforce it; not every decision has one")
  }
}

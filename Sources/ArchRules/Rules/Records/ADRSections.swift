import ArchDecisions
import ArchFacts
import ArchModel

/// A record has the parts that a later reader needs to judge the decision again.
struct ADRSections: RecordRule {
  static let about = RuleInfo(
    id: "adr-sections",
    summary: "A decision record has status, context, decision, consequences of both kinds and alternatives.",
    why: """
      Those who come later want to know whether the reasons still hold. Without the context they cannot tell, \
      without the price they learn it again, and without the alternatives the same discussion is held twice.
      """,
    bad: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Status
      Accepted

      ## Decision
      We will use Core Data.
      """,
    good: """
      <!-- docs/decisions/ADR-001-use-core-data.md -->
      # ADR-001: Use Core Data

      ## Status
      Accepted

      ## Context
      Sessions have to outlive the app.

      ## Decision
      We will use Core Data.

      ## Consequences

      ### Positive
      - It comes with the system

      ### Negative
      - Its objects are bound to a queue

      ## Alternatives Considered
      1. **Files** — Rejected: no queries
      """,
    fix: "Write the missing part; the other records show where it belongs.",
    severity: .warning
  )

  /// A part that a record may be asked for.
  enum Part: String, CaseIterable {
    case status, context, decision, consequences, positive, negative, alternatives
  }

  /// `nil` when the records themselves show which parts the team writes.
  private let required: [Part]?

  init(options: inout OptionReader) {
    let all = Part.allCases.map(\.rawValue)
    let written = options.choices(
      "required",
      """
      The parts that every record must have, of \(all.joined(separator: ", ")). Empty means all but those \
      that the form of the records leaves open and most do without.
      """, more: .demands, among: all)
    required = written.isEmpty ? nil : written.compactMap(Part.init(rawValue:))
  }

  func check(_ log: DecisionLog, _ findings: inout RecordFindings) {
    for (_, records) in Dictionary(grouping: log.records, by: \.folder).sorted(by: { $0.key < $1.key }) {
      let usual = Part.allCases.filter { part in
        records.count { $0.has(part) } * 2 > records.count
      }
      // What hardly one of several records has is not part of the team's template.
      let unknown = Part.allCases.filter { part in
        records.count >= 3 && records.count { $0.has(part) } * 3 < records.count
      }
      for record in records {
        let expected =
          required
          ?? Part.allCases.filter { part in
            usual.contains(part) || Self.isEssential(part, record.form)
              || records.count < 3 && !record.form.isOptional(part)
          }
        check(record, expected, severity: nil, &findings)
        // The form asks for it, and some have it: worth a word, not a warning.
        let wished = Part.allCases.filter { part in
          required == nil && !expected.contains(part) && !unknown.contains(part)
            && !record.form.isOptional(part)
        }
        check(record, wished, severity: .note, &findings)
      }
    }
  }

  /// What a record is asked for whatever the others have.
  private static func isEssential(_ part: Part, _ form: DecisionRecord.Form) -> Bool {
    switch part {
    case .decision, .context: true
    case .status, .consequences: !form.isOptional(part)
    case .positive, .negative, .alternatives: false
    }
  }

  private func check(
    _ record: DecisionRecord, _ asked: [Part], severity: Severity?, _ findings: inout RecordFindings
  ) {
    let missing = asked.filter { !record.has($0) }
    let core = missing.filter { $0 != .positive && $0 != .negative }
    if !core.isEmpty {
      findings.add(
        .missing(core.map(\.rawValue)), at: record.headRange, in: record,
        about: core.map(\.rawValue).joined(separator: ", "), severity: severity)
    }
    for section in record.sections where section.isAskedFor(asked) && record.isEmpty(section) {
      findings.add(
        .empty(record.document.text(section.title)), at: section.title, in: record,
        about: record.document.text(section.title), severity: severity)
    }
    guard let section = record.consequencesSection, !record.isEmpty(section) else { return }
    let tradeOffs = record.tradeOffs
    if asked.contains(.negative), tradeOffs.hasPositive, !tradeOffs.hasNegative, !tradeOffs.admitsPrice {
      findings.add(
        .oneSided("positive", "negative"), at: section.title, in: record, about: "negative",
        severity: severity)
    } else if asked.contains(.positive), tradeOffs.hasNegative, !tradeOffs.hasPositive,
      record.section(.negative) != nil
    {
      findings.add(
        .oneSided("negative", "positive"), at: section.title, in: record, about: "positive",
        severity: severity)
    } else if !tradeOffs.hasPositive, !tradeOffs.hasNegative, asked.contains(.negative),
      asked.contains(.positive)
    {
      findings.add(.undivided, at: section.title, in: record, about: "consequences", severity: .note)
    }
  }
}

extension DecisionRecord {
  fileprivate func has(_ part: ADRSections.Part) -> Bool {
    switch part {
    case .status: status != nil
    case .context: section(.context) != nil
    case .decision: section(.decision) != nil
    case .consequences: consequencesSection != nil
    case .alternatives: section(.alternatives) != nil
    case .positive: tradeOffs.hasPositive
    case .negative: tradeOffs.hasNegative
    }
  }

  fileprivate var consequencesSection: RecordSection? {
    section(.consequences) ?? sections.first { $0.kind == .positive || $0.kind == .negative }
  }
}

extension DecisionRecord.Form {
  /// What the form's own template leaves to its writers.
  fileprivate func isOptional(_ part: ADRSections.Part) -> Bool {
    switch self {
    case .headings, .labels: false
    case .nygard: part == .positive || part == .negative || part == .alternatives
    case .madr: part == .status || part == .consequences || part == .positive || part == .negative
    }
  }
}

extension RecordSection {
  fileprivate func isAskedFor(_ asked: [ADRSections.Part]) -> Bool {
    switch kind {
    case .context: asked.contains(.context)
    case .decision: asked.contains(.decision)
    case .consequences: asked.contains(.consequences)
    case .alternatives: asked.contains(.alternatives)
    // What an alternative lacks is not part of the record.
    case .positive: asked.contains(.positive) && parent != nil
    case .negative: asked.contains(.negative) && parent != nil
    case .status, .date, .neutral, .amendment, nil: false
    }
  }
}

extension Remark {
  fileprivate static func missing(_ parts: [String]) -> Remark {
    let list = parts.map { "'\($0)'" }.joined(separator: ", ")
    return Remark(
      parts.count == 1 ? "the record has no part \(list)" : "the record lacks the parts \(list)",
      label: "nothing below this title is one",
      fix:
        "write \(parts.count == 1 ? "it" : "them"), as a heading or a label like those in the other records")
  }

  fileprivate static func empty(_ title: String) -> Remark {
    Remark(
      "there is nothing below '\(title)'", label: "this part is empty",
      fix: "write it, or say why there is nothing to say")
  }

  fileprivate static func oneSided(_ there: String, _ missing: String) -> Remark {
    Remark(
      "the consequences are only \(there)", label: "there is no \(missing) consequence here",
      fix: "say what the decision makes \(missing == "negative" ? "harder" : "easier"), too")
  }

  fileprivate static var undivided: Remark {
    Remark(
      "the consequences do not separate what becomes easier from what becomes harder",
      label: "there is neither a positive nor a negative part here",
      fix: "write them below 'Positive' and 'Negative'")
  }
}
